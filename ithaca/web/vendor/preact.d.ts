// What we use of Preact, for tsc: the module beside it is minified. Written by hand.

/** A piece of a page, as `html` makes it. */
export interface VNode {
  type: string | Function;
  props: Record<string, unknown>;
  key: string | number | null;
}

export function h(type: string | Function, props: object | null, ...children: unknown[]): VNode;
export const Fragment: Function;
export function render(piece: VNode | null, into: Element): void;
