// What we use of Preact's hooks, for tsc. Written by hand.

type Undo = () => void;
type Setter<T> = (next: T | ((before: T) => T)) => void;

export function useState<T>(first: T | (() => T)): [T, Setter<T>];
export function useRef<T>(first: T): { current: T };
/** For an element that is drawn later. */
export function useRef<T = any>(): { current: T };
export function useMemo<T>(make: () => T, given: readonly unknown[]): T;
export function useEffect(act: () => void | Undo, given?: readonly unknown[]): void;
export function useLayoutEffect(act: () => void | Undo, given?: readonly unknown[]): void;
