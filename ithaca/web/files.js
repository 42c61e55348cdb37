// Where the files of this page lie: below a version, so that the browser keeps them, or at their plain addresses.

/** `/files/VERSION/` or `/`. */
export const FILES = new URL('..', import.meta.url).pathname;
