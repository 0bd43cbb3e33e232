declare const VALUES: unique symbol;

/**
 * Values by names that come from outside: a caller, a file, an address. A plain record answers `constructor` and
 * `__proto__` with inherited members, so this type cannot be indexed. Only `lookUp` reads it, and it sees own
 * entries alone. At run time it is plain data that crosses threads and JSON.
 */
export interface Keyed<out Value> {
  readonly [VALUES]: Value;
}

/** The only record type that any name may index. */
// oxlint-disable-next-line volute/open-record -- the type that the rule points everybody to
type OpenRecord<Value> = Readonly<Record<string, Value>>;

const open = <Value>(values: Keyed<Value>) => values as unknown as OpenRecord<Value>;

/** Makes a keyed record from a table in the source. */
export const keyed = <Value>(table: OpenRecord<Value>): Keyed<Value> => keyedFrom(Object.entries(table));

/** Makes a keyed record from entries with any names; of equal names the last wins. */
export function keyedFrom<Value>(entries: Iterable<readonly [string, Value]>): Keyed<Value> {
  // Without a prototype even `__proto__` is an ordinary name.
  const values = Object.create(null) as { -readonly [Name in keyof OpenRecord<Value>]: Value };
  for (const [name, value] of entries) values[name] = value;
  return values as unknown as Keyed<Value>;
}

/** The value of a name, or `undefined` if it was never set. */
export const lookUp = <Value>(values: Keyed<Value>, name: string): Value | undefined =>
  Object.hasOwn(values, name) ? open(values)[name] : undefined;

export const entriesOf = <Value>(values: Keyed<Value>): readonly (readonly [string, Value])[] =>
  Object.entries(open(values));

/** Whether a text is one of the table's own names. */
export const isNameIn = <Table extends object>(table: Table, name: string): name is keyof Table & string =>
  Object.hasOwn(table, name);
