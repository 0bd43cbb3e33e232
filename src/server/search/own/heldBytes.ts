/** Bytes of a string besides its characters. */
const STRING = 24;
const REFERENCE = 8;
/** Bytes of a map entry, with its key. */
const ENTRY = 64;

/**
 * Approximate memory of plain data, in bytes.
 * @param hasTexts whether it owns its texts; otherwise only references to them are counted
 */
export function heldBytes(data: unknown, hasTexts: boolean): number {
  const of = (part: unknown): number => {
    if (typeof part === "string") return hasTexts ? STRING + 2 * part.length : 0;
    if (typeof part !== "object" || part === null) return 0;
    if (ArrayBuffer.isView(part)) return part.byteLength;
    if (Array.isArray(part)) return part.reduce<number>((sum, each) => sum + REFERENCE + of(each), 0);
    const values = part instanceof Map ? [...part.values()] : Object.values(part);
    return values.reduce<number>((sum, each) => sum + ENTRY + of(each), 0);
  };
  return of(data);
}
