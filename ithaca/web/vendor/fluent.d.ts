// What we use of Fluent, for tsc. Written by hand.

/** What a message says, as it was read; only a bundle can make sense of it. */
type Pattern = string | object[];

export class FluentResource {
  constructor(source: string);
}

export class FluentBundle {
  constructor(lang: string, options?: { useIsolating?: boolean });
  addResource(resource: FluentResource, options?: { allowOverrides?: boolean }): Error[];
  hasMessage(key: string): boolean;
  getMessage(key: string): { id: string; value: Pattern | null; attributes: Record<string, Pattern> } | undefined;
  /** Mistakes are put into `errors`, if it is given; else the first is thrown. */
  formatPattern(pattern: Pattern, args?: Record<string, unknown> | null, errors?: Error[] | null): string;
}
