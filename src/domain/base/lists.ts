/**
 * The greatest of the values; -Infinity of none. `Math.max(...values)` would fail on lists longer than the call
 * stack allows.
 */
export function greatest(values: Iterable<number>): number {
  let found = -Infinity;
  for (const value of values) found = Math.max(found, value);
  return found;
}

/** The least of the values; Infinity of none. */
export function least(values: Iterable<number>): number {
  let found = Infinity;
  for (const value of values) found = Math.min(found, value);
  return found;
}

/** Appends any number of items; `push(...more)` would fail on lists longer than the call stack allows. */
export function append<Item>(list: Item[], more: Iterable<Item>): void {
  for (const item of more) list.push(item);
}
