/** Bytes from `from` up to, not including, `to`. */
export interface ByteRange {
  readonly from: number;
  readonly to: number;
}

/** `bytes=0-499`, `bytes=500-` and `bytes=-500`; nobody needs several ranges of a document at once. */
const RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/u;

/**
 * The range that a Range header requests of `size` bytes (RFC 9110, section 14): `null` for all of them, as
 * for a missing or unknown header.
 */
export function readRange(header: string | undefined, size: number): ByteRange | "unsatisfiable" | null {
  const [, first, last] = RANGE.exec(header ?? "") ?? [];
  if (first === undefined || last === undefined || (first === "" && last === "")) return null;
  if (first === "") {
    const suffix = Math.min(Number(last), size);
    return suffix === 0 ? "unsatisfiable" : { from: size - suffix, to: size };
  }
  const from = Number(first);
  if (last !== "" && Number(last) < from) return null;
  if (from >= size) return "unsatisfiable";
  return { from, to: last === "" ? size : Math.min(Number(last) + 1, size) };
}
