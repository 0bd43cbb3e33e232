declare const VALUES: unique symbol;

/**
 * Values by names that come from elsewhere: a caller, a file, an address. A plain record answers `constructor` and
 * `__proto__` with what every object inherits, so this one cannot be indexed: `lookUp` alone reads it, and sees its
 * own entries only. Plain data at run time, it crosses threads and JSON as it is.
 */
export interface Keyed<out Value> {
  readonly [VALUES]: Value;
}

/** The one place where a record is open. */
// oxlint-disable-next-line volute/open-record -- what the rule sends everybody to
type OpenRecord<Value> = Readonly<Record<string, Value>>;

const open = <Value>(values: Keyed<Value>) => values as unknown as OpenRecord<Value>;

/** A table written down in the program. */
export const keyed = <Value>(table: OpenRecord<Value>): Keyed<Value> => keyedFrom(Object.entries(table));

/** Entries with names of any kind; of equal names the last one stays. */
export function keyedFrom<Value>(entries: Iterable<readonly [string, Value]>): Keyed<Value> {
  // Without a prototype even `__proto__` is a name like any other.
  const values = Object.create(null) as { -readonly [Name in keyof OpenRecord<Value>]: Value };
  for (const [name, value] of entries) values[name] = value;
  return values as unknown as Keyed<Value>;
}

/** The value of a name, or `undefined` where nobody put one. */
export const lookUp = <Value>(values: Keyed<Value>, name: string): Value | undefined =>
  Object.hasOwn(values, name) ? open(values)[name] : undefined;

export const entriesOf = <Value>(values: Keyed<Value>): readonly (readonly [string, Value])[] =>
  Object.entries(open(values));

/** Whether a text is one of a table's own names. */
export const isNameIn = <Table extends object>(table: Table, name: string): name is keyof Table & string =>
  Object.hasOwn(table, name);
