import { DefaultSerializer, Deserializer } from "node:v8";

/** Numbers as columns hold them; what else is a view of memory is refused. */
const KINDS = [Float64Array, Float32Array, Uint32Array, Uint16Array, Uint8Array] as const;
type Numbers = InstanceType<(typeof KINDS)[number]>;

/** Before everything: how long the structure is, in eight bytes. */
const HEAD = 8;
/** Numbers of eight bytes begin at a multiple of eight. */
const ALIGNMENT = 8;
const aligned = (bytes: number) => Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;

/** Writes the structure of a value, and in the place of each array of numbers where it is going to lie. */
class StructureWriter extends DefaultSerializer {
  readonly arrays: Numbers[] = [];
  #from = 0;

  /** Called by V8 for each view of memory. */
  _writeHostObject(array: Numbers): void {
    const kind = KINDS.findIndex((known) => array instanceof known);
    if (kind < 0) throw new TypeError(`${Object.prototype.toString.call(array)} is no column of numbers`);
    this.writeUint32(kind);
    this.writeUint32(this.#from);
    this.writeUint32(array.length);
    this.arrays.push(array);
    this.#from = aligned(this.#from + array.byteLength);
  }
}

/** Reads a structure; its arrays are views of the memory that they were read into. */
class StructureReader extends Deserializer {
  readonly #memory: ArrayBuffer;
  readonly #start: number;

  constructor(structure: Uint8Array, memory: ArrayBuffer, start: number) {
    super(structure);
    this.#memory = memory;
    this.#start = start;
  }

  /** Called by V8. */
  _readHostObject(): Numbers {
    const Kind = KINDS[this.readUint32()];
    if (Kind === undefined) throw new TypeError("no column of numbers");
    const from = this.#start + this.readUint32();
    return new Kind(this.#memory, from, this.readUint32());
  }
}

const padded = (bytes: Uint8Array): Uint8Array[] =>
  bytes.length % ALIGNMENT === 0 ? [bytes] : [bytes, new Uint8Array(aligned(bytes.length) - bytes.length)];
const bytesOf = ({ buffer, byteOffset, byteLength }: Numbers) =>
  new Uint8Array(buffer, byteOffset, byteLength);

/** Plain data as bytes, in pieces: its structure first, and behind it every array of numbers as it lies in memory. */
export function packedValue(value: unknown): Uint8Array[] {
  const writer = new StructureWriter();
  writer.writeHeader();
  writer.writeValue(value);
  const structure = writer.releaseBuffer();
  const head = new Uint8Array(HEAD);
  new DataView(head.buffer).setUint32(0, structure.length, true);
  return [head, ...padded(structure), ...writer.arrays.flatMap((array) => padded(bytesOf(array)))];
}

/** The value that was packed. Its arrays are not copied: they are views of `bytes`. */
export function unpackedValue(bytes: Uint8Array<ArrayBuffer>): unknown {
  // Views need an aligned beginning, which a part of a larger buffer may not have.
  const { buffer, byteOffset } = bytes.byteOffset % ALIGNMENT === 0 ? bytes : new Uint8Array(bytes);
  const length = new DataView(buffer, byteOffset).getUint32(0, true);
  const start = byteOffset + HEAD + aligned(length);
  const structure = new Uint8Array(buffer, byteOffset + HEAD, length);
  const reader = new StructureReader(structure, buffer, start);
  reader.readHeader();
  return reader.readValue();
}
