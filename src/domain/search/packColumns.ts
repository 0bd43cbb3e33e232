import type { NamedColumns } from "./SearchColumns.ts";

/** Raised when the bytes or the columns change their form: whoever holds others asks again. */
const VERSION = 3;
/** "VCOL" */
const MAGIC: readonly number[] = [0x56, 0x43, 0x4f, 0x4c];
/** Magic, version and three zeros, length of the header (little endian, as every machine that runs us). */
const PREFIX = 12;
/** Numbers of eight bytes begin at a multiple of eight. */
const ALIGNMENT = 8;

const KINDS = { f64: Float64Array, u32: Uint32Array, u16: Uint16Array, u8: Uint8Array } as const;
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

/** Text beyond ASCII as escapes, so that a character is a byte. */
const ascii = (json: string) =>
  json.replaceAll(/[\u0080-\uffff]/gu, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** Columns as bytes: a header of JSON, and behind it every array of numbers as it lies in memory. */
export function packColumns(columns: NamedColumns): Uint8Array<ArrayBuffer> {
  const arrays: Numbers[] = [];
  let from = 0;
  const header = ascii(
    JSON.stringify(columns, (_key, value: unknown) => {
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
  bytes.set(MAGIC);
  bytes[MAGIC.length] = VERSION;
  new DataView(bytes.buffer).setUint32(PREFIX - 4, header.length, true);
  for (let at = 0; at < header.length; at++) bytes[PREFIX + at] = header.charCodeAt(at);
  let at = start;
  for (const numbers of arrays) {
    bytes.set(new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength), at);
    at = aligned(at + numbers.byteLength);
  }
  return bytes;
}

const isPacked = (value: unknown): value is Packed =>
  typeof value === "object" && value !== null && "$numbers" in value;

/**
 * The columns that were packed, their arrays as views of the bytes, which must not be written to.
 * @returns null for bytes of another version, or none of ours
 */
export function unpackColumns(bytes: Uint8Array<ArrayBuffer>): NamedColumns | null {
  const isOurs = MAGIC.every((letter, at) => bytes[at] === letter);
  if (!isOurs || bytes[MAGIC.length] !== VERSION) return null;
  // Views of numbers need an aligned beginning, which a part of a larger buffer may not have.
  const whole = bytes.byteOffset === 0 ? bytes : bytes.slice();
  const length = new DataView(whole.buffer).getUint32(PREFIX - 4, true);
  let header = "";
  for (let at = PREFIX; at < PREFIX + length; at++) header += String.fromCharCode(whole[at]!);
  const start = aligned(PREFIX + length);
  return JSON.parse(header, (_key, value: unknown) =>
    isPacked(value) ? new KINDS[value.$numbers](whole.buffer, start + value.from, value.length) : value,
  ) as NamedColumns;
}
