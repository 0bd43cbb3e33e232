import type { NamedColumns } from "#domain/products/search/SearchColumns.ts";

const KINDS = { f64: Float64Array, u32: Uint32Array, u16: Uint16Array, u8: Uint8Array } as const;
type Kind = keyof typeof KINDS;
type Numbers = InstanceType<(typeof KINDS)[Kind]>;
const KIND_OF = Object.entries(KINDS) as [Kind, (typeof KINDS)[Kind]][];

const PREFIX = 8;
const aligned = (bytes: number) => Math.ceil(bytes / 8) * 8;

/** All columns of a category in one piece, every array as it is in memory: the format before there were blocks. */
export function packWhole(columns: NamedColumns): Uint8Array<ArrayBuffer> {
  const arrays: Numbers[] = [];
  let from = 0;
  const json = JSON.stringify(columns, (_key, value: unknown) => {
    const kind = KIND_OF.find(([, each]) => value instanceof each)?.[0];
    if (kind === undefined) return value;
    const numbers = value as Numbers;
    arrays.push(numbers);
    const packed = { $numbers: kind, from, length: numbers.length };
    from = aligned(from + numbers.byteLength);
    return packed;
  });
  const header = new TextEncoder().encode(json);
  const start = aligned(PREFIX + header.length);
  const bytes = new Uint8Array(start + from);
  new DataView(bytes.buffer).setUint32(0, header.length, true);
  bytes.set(header, PREFIX);
  let at = start;
  for (const numbers of arrays) {
    bytes.set(new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength), at);
    at = aligned(at + numbers.byteLength);
  }
  return bytes;
}

export function unpackWhole(bytes: Uint8Array<ArrayBuffer>): NamedColumns {
  const length = new DataView(bytes.buffer).getUint32(0, true);
  const start = aligned(PREFIX + length);
  const json = new TextDecoder().decode(bytes.subarray(PREFIX, PREFIX + length));
  return JSON.parse(json, (_key, value: unknown) => {
    if (typeof value !== "object" || value === null || !("$numbers" in value)) return value;
    const packed = value as { $numbers: Kind; from: number; length: number };
    return new KINDS[packed.$numbers](bytes.buffer, start + packed.from, packed.length);
  }) as NamedColumns;
}
