/**
 * Raise it when the format of the bytes or of a part of the columns changes; clients with older parts then ask
 * again.
 */
export const FORM = 4;
/** "VCOL" */
const MAGIC: readonly number[] = [0x56, 0x43, 0x4f, 0x4c];
/**
 * Layout: magic, version and three zeros, checksum, length of the header (little-endian, as on every machine in
 * use).
 */
const SUM_AT = 8;
const LENGTH_AT = 12;
const PREFIX = 16;
/** Arrays of four-byte numbers begin at a multiple of four. */
const ALIGNMENT = 4;

const KINDS = { u32: Uint32Array, u16: Uint16Array, u8: Uint8Array } as const;
type Kind = keyof typeof KINDS;
type Numbers = InstanceType<(typeof KINDS)[Kind]>;

/** Stands in the header in place of an array of numbers. */
interface Packed {
  readonly $numbers: Kind;
  readonly from: number;
  readonly length: number;
}

const KIND_OF = Object.entries(KINDS) as [Kind, (typeof KINDS)[Kind]][];
const kindOf = (value: unknown): Kind | undefined => KIND_OF.find(([, kind]) => value instanceof kind)?.[0];
const aligned = (bytes: number) => Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;

const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** Escapes text beyond ASCII so that a character is a byte; characters beyond 16 bits become two escapes. */
const ascii = (json: string) =>
  json.replaceAll(/[^\0-\u007f]/gu, (character) => character.split("").map(escaped).join(""));

/** FNV-1a of 32 bits (Fowler, Noll and Vo) over everything after the checksum itself. */
function checkSum(bytes: Uint8Array): number {
  let sum = 0x811c_9dc5;
  for (let at = LENGTH_AT; at < bytes.length; at++) sum = Math.imul(sum ^ bytes[at]!, 0x0100_0193);
  return sum >>> 0;
}

/** Plain data as bytes: a JSON header, followed by every array of numbers as in memory. */
export function packData(data: unknown): Uint8Array<ArrayBuffer> {
  const arrays: Numbers[] = [];
  let from = 0;
  const header = ascii(
    JSON.stringify(data, (_key, value: unknown) => {
      const kind = kindOf(value);
      if (kind === undefined) return value;
      const numbers = value as Numbers;
      arrays.push(numbers);
      const packed: Packed = { $numbers: kind, from, length: numbers.length };
      from = aligned(from + numbers.byteLength);
      return packed;
    }),
  );
  const start = aligned(PREFIX + header.length);
  const bytes = new Uint8Array(start + from);
  const view = new DataView(bytes.buffer);
  bytes.set(MAGIC);
  bytes[MAGIC.length] = FORM;
  view.setUint32(LENGTH_AT, header.length, true);
  for (let at = 0; at < header.length; at++) bytes[PREFIX + at] = header.charCodeAt(at);
  let at = start;
  for (const numbers of arrays) {
    bytes.set(new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength), at);
    at = aligned(at + numbers.byteLength);
  }
  view.setUint32(SUM_AT, checkSum(bytes), true);
  return bytes;
}

const isPacked = (value: unknown): value is Packed =>
  typeof value === "object" && value !== null && "$numbers" in value;

/**
 * Restores packed data; its arrays are views of the bytes and must not be written to.
 * @returns null for bytes of another version, and for truncated, damaged or foreign bytes
 */
export function unpackData(bytes: Uint8Array<ArrayBuffer>): unknown {
  const isOurs = MAGIC.every((letter, at) => bytes[at] === letter);
  if (!isOurs || bytes[MAGIC.length] !== FORM || bytes.length < PREFIX) return null;
  // Views of numbers need an aligned start, which a part of a larger buffer may not have.
  const whole = bytes.byteOffset === 0 ? bytes : bytes.slice();
  const view = new DataView(whole.buffer, 0, whole.length);
  if (view.getUint32(SUM_AT, true) !== checkSum(whole)) return null;
  const length = view.getUint32(LENGTH_AT, true);
  let header = "";
  for (let at = PREFIX; at < PREFIX + length; at++) header += String.fromCharCode(whole[at] ?? 0);
  const start = aligned(PREFIX + length);
  try {
    return JSON.parse(header, (_key, value: unknown) =>
      isPacked(value) ? new KINDS[value.$numbers](whole.buffer, start + value.from, value.length) : value,
    );
  } catch {
    // The checksum is right but the header is invalid: written by other software.
    return null;
  }
}
