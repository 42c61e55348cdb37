// What we use of htm, for tsc. Written by hand.
import type { VNode } from './preact.js';

/** Makes one piece; htm's notes on it are its `this`. */
export type Make = (this: number[], type: string | Function, props: object | null, ...children: unknown[]) => VNode;

declare const htm: {
  /** A tag for templates. */
  bind(make: Make): (texts: TemplateStringsArray, ...values: unknown[]) => VNode;
};
export default htm;
