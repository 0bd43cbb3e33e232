/** Raised when the bytes or a part of the columns change their form: whoever holds others asks again. */
export const FORM = 4;
/** "VCOL" */
const MAGIC: readonly number[] = [0x56, 0x43, 0x4f, 0x4c];
/** Magic, version and three zeros, check sum, length of the header (little endian, as every machine that runs us). */
const SUM_AT = 8;
const LENGTH_AT = 12;
const PREFIX = 16;
/** Numbers of four bytes begin at a multiple of four. */
const ALIGNMENT = 4;

const KINDS = { u32: Uint32Array, u16: Uint16Array, u8: Uint8Array } as const;
type Kind = keyof typeof KINDS;
type Numbers = InstanceType<(typeof KINDS)[Kind]>;

/** Stands in the header where an array of numbers belongs. */
interface Packed {
  readonly $numbers: Kind;
  readonly from: number;
  readonly length: number;
}

const KIND_OF = Object.entries(KINDS) as [Kind, (typeof KINDS)[Kind]][];
const kindOf = (value: unknown): Kind | undefined => KIND_OF.find(([, kind]) => value instanceof kind)?.[0];
const aligned = (bytes: number) => Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;

const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** Text beyond ASCII as escapes, so that a character is a byte; rare characters are two units. */
const ascii = (json: string) =>
  json.replaceAll(/[^\0-\u007f]/gu, (character) => character.split("").map(escaped).join(""));

/** FNV-1a of 32 bits (Fowler, Noll and Vo) over everything behind the sum itself. */
function checkSum(bytes: Uint8Array): number {
  let sum = 0x811c_9dc5;
  for (let at = LENGTH_AT; at < bytes.length; at++) sum = Math.imul(sum ^ bytes[at]!, 0x0100_0193);
  return sum >>> 0;
}

/** Plain data as bytes: a header of JSON, and behind it every array of numbers as it lies in memory. */
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
 * The data that was packed, its arrays as views of the bytes, which must not be written to.
 * @returns null for bytes of another version, cut or damaged ones, or none of ours
 */
export function unpackData(bytes: Uint8Array<ArrayBuffer>): unknown {
  const isOurs = MAGIC.every((letter, at) => bytes[at] === letter);
  if (!isOurs || bytes[MAGIC.length] !== FORM || bytes.length < PREFIX) return null;
  // Views of numbers need an aligned beginning, which a part of a larger buffer may not have.
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
    // The sum is right and the header is none: whoever wrote this is not us.
    return null;
  }
}
