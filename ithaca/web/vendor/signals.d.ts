// What we use of signals, for tsc: the module beside it is minified. Written by hand.

/** A value that is followed: whoever reads `value` while it is drawn or reckoned is told when it changes; `peek` only looks. */
export interface ReadonlySignal<T> {
  readonly value: T;
  peek(): T;
}

export interface Signal<T> extends ReadonlySignal<T> {
  value: T;
}

export function signal<T>(first: T): Signal<T>;
export function computed<T>(reckon: () => T): ReadonlySignal<T>;
/** Runs at once, and again whenever something changes that it has read. Gives what ends it. */
export function effect(act: () => void | (() => void)): () => void;
/** Changes together: nobody is told before all are made. */
export function batch<T>(act: () => T): T;
