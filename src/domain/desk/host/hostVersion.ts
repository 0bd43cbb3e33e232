/** Four numbers; the first is the most significant. */
export type HostVersion = readonly number[];

const PARTS = 4;
const NUMBER = /^\d+$/u;

/** Reads one to four numbers separated by points; missing ones are 0. `null` for any other text. */
export function readHostVersion(text: string): HostVersion | null {
  const parts = text.trim().split(".");
  if (parts.length > PARTS || !parts.every((part) => NUMBER.test(part))) return null;
  return Array.from({ length: PARTS }, (_, at) => Number(parts[at] ?? 0));
}

/** Negative if `one` is older. */
export function compareHostVersions(one: HostVersion, other: HostVersion): number {
  const at = one.findIndex((number, part) => number !== other[part]);
  return (one[at] ?? 0) - (other[at] ?? 0);
}
