// Where the files of this page are: below a version, so that the browser caches them, or at their plain addresses.

/** `/files/VERSION/` or `/`. */
export const FILES = new URL('..', import.meta.url).pathname;
