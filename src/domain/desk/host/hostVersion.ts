/** Four numbers, the first one weighs most. */
export type HostVersion = readonly number[];

const PARTS = 4;
const NUMBER = /^\d+$/u;

/** One to four numbers between dots; what is missing is 0. `null` for anything else. */
export function readHostVersion(text: string): HostVersion | null {
  const parts = text.trim().split(".");
  if (parts.length > PARTS || !parts.every((part) => NUMBER.test(part))) return null;
  return Array.from({ length: PARTS }, (_, at) => Number(parts[at] ?? 0));
}

/** Below 0 where `one` is the older. */
export function compareHostVersions(one: HostVersion, other: HostVersion): number {
  const at = one.findIndex((number, part) => number !== other[part]);
  return (one[at] ?? 0) - (other[at] ?? 0);
}
