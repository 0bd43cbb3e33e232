import { DefaultSerializer, Deserializer } from "node:v8";

/** Numeric arrays that columns use; any other view of memory is refused. */
const KINDS = [Float64Array, Float32Array, Uint32Array, Uint16Array, Uint8Array] as const;
type Numbers = InstanceType<(typeof KINDS)[number]>;

/** At the beginning: the length of the structure, in eight bytes. */
export const HEAD = 8;
/** Numbers of eight bytes begin at a multiple of eight. */
const ALIGNMENT = 8;
const aligned = (bytes: number) => Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;

const bytesOf = ({ buffer, byteOffset, byteLength }: Numbers) =>
  new Uint8Array(buffer, byteOffset, byteLength);

/**
 * Writes the structure of a value, with the future offset of each numeric array in its place. Arrays of
 * identical bytes are stored once: the main curves of a machine are used for its duty and for its year.
 */
class StructureWriter extends DefaultSerializer {
  readonly arrays: Numbers[] = [];
  readonly #offsets = new Map<number, { readonly bytes: Uint8Array; readonly from: number }[]>();
  #from = 0;

  /** Called by V8 for each view of memory. */
  _writeHostObject(array: Numbers): void {
    const kind = KINDS.findIndex((known) => array instanceof known);
    if (kind < 0) throw new TypeError(`${Object.prototype.toString.call(array)} is no column of numbers`);
    this.writeUint32(kind);
    this.writeUint32(this.#offsetOf(array));
    this.writeUint32(array.length);
  }

  #offsetOf(array: Numbers): number {
    const bytes = bytesOf(array);
    const alike = this.#offsets.get(bytes.length) ?? [];
    const known = alike.find((other) => Buffer.compare(other.bytes, bytes) === 0);
    if (known !== undefined) return known.from;
    const from = this.#from;
    this.#offsets.set(bytes.length, [...alike, { bytes, from }]);
    this.arrays.push(array);
    this.#from = aligned(from + bytes.length);
    return from;
  }
}

/** Reads a structure; its arrays are views of the memory that they were read into. */
class StructureReader extends Deserializer {
  readonly #memory: ArrayBuffer;

  constructor(structure: Uint8Array, memory: ArrayBuffer) {
    super(structure);
    this.#memory = memory;
  }

  /** Called by V8. */
  _readHostObject(): Numbers {
    const Kind = KINDS[this.readUint32()];
    if (Kind === undefined) throw new TypeError("no column of numbers");
    const from = this.readUint32();
    return new Kind(this.#memory, from, this.readUint32());
  }
}

const padded = (bytes: Uint8Array): Uint8Array[] =>
  bytes.length % ALIGNMENT === 0 ? [bytes] : [bytes, new Uint8Array(aligned(bytes.length) - bytes.length)];

/** Plain data as bytes, in pieces: first its structure, then every numeric array as it lies in memory. */
export function packedValue(value: unknown): Uint8Array[] {
  const writer = new StructureWriter();
  writer.writeHeader();
  writer.writeValue(value);
  const structure = writer.releaseBuffer();
  const head = new Uint8Array(HEAD);
  new DataView(head.buffer).setUint32(0, structure.length, true);
  return [head, ...padded(structure), ...writer.arrays.flatMap((array) => padded(bytesOf(array)))];
}

/** Bytes before the arrays of a packed value, from its first eight bytes. */
export const bytesBeforeArrays = (head: Uint8Array): number =>
  HEAD + aligned(new DataView(head.buffer, head.byteOffset).getUint32(0, true));

/**
 * Unpacks a value. Its arrays are not copied: they are views of `arrays`, and identical arrays share it.
 * `before` is not kept.
 */
export function unpackedValue(before: Uint8Array, arrays: ArrayBuffer): unknown {
  const length = new DataView(before.buffer, before.byteOffset).getUint32(0, true);
  const reader = new StructureReader(before.subarray(HEAD, HEAD + length), arrays);
  reader.readHeader();
  return reader.readValue();
}
