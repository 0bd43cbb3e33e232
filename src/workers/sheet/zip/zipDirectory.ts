import { fail, ok, type Result } from "#domain/base/result.ts";

export interface ZipEntry {
  readonly name: string;
  readonly method: "stored" | "deflated";
  readonly crc32: number;
  /** Inflated size as the archive declares it; `inflateEntry` enforces it. */
  readonly size: number;
  readonly packed: Uint8Array<ArrayBuffer>;
}

/** Structures and field offsets: APPNOTE.TXT 6.3.10, sections 4.3.7, 4.3.12, 4.3.16 and 4.5.3. */
const END_SIGNATURE = 0x06054b50;
const END_SIZE = 22;
const LONGEST_COMMENT = 0xffff;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_SIZE = 46;
const LOCAL_SIGNATURE = 0x04034b50;
const LOCAL_SIZE = 30;
const ENCRYPTED_FLAG = 1;
const METHODS: ReadonlyMap<number, ZipEntry["method"]> = new Map([
  [0, "stored"],
  [8, "deflated"],
]);
/** A workbook has some dozens of parts; each sheet, chart and picture is one or two. */
const MOST_ENTRIES = 4096;
/** Value of a size or offset that is in the ZIP64 extra field instead. */
const IN_EXTRA = 0xffffffff;
const ZIP64_EXTRA = 1;

/** The central directory of an archive, without inflating anything. `damaged`: truncated or inconsistent. */
export function readZipDirectory(
  file: Uint8Array<ArrayBuffer>,
): Result<readonly ZipEntry[], "damaged" | "too-many-entries"> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const end = findEnd(view);
  if (end < 0) return fail("damaged");
  const count = view.getUint16(end + 10, true);
  if (count > MOST_ENTRIES) return fail("too-many-entries");
  const entries: ZipEntry[] = [];
  try {
    for (let at = view.getUint32(end + 16, true); entries.length < count;) {
      const read = readEntry(file, view, at);
      if (!read) return fail("damaged");
      entries.push(read.entry);
      at = read.next;
    }
  } catch (error) {
    // DataView checks its bounds: an offset outside means damage, and is the only error caught here.
    if (error instanceof RangeError) return fail("damaged");
    throw error;
  }
  return ok(entries);
}

function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_SIZE - LONGEST_COMMENT);
  for (let at = view.byteLength - END_SIZE; at >= first; at--)
    if (view.getUint32(at, true) === END_SIGNATURE) return at;
  return -1;
}

function readEntry(file: Uint8Array<ArrayBuffer>, view: DataView, at: number) {
  if (view.getUint32(at, true) !== ENTRY_SIGNATURE) return null;
  const method = METHODS.get(view.getUint16(at + 10, true));
  const isEncrypted = (view.getUint16(at + 8, true) & ENCRYPTED_FLAG) !== 0;
  if (!method || isEncrypted) return null;
  const nameEnd = at + ENTRY_SIZE + view.getUint16(at + 28, true);
  const extraEnd = nameEnd + view.getUint16(at + 30, true);
  const [size, packedSize, local] = largeFields(view, nameEnd, extraEnd, [
    view.getUint32(at + 24, true),
    view.getUint32(at + 20, true),
    view.getUint32(at + 42, true),
  ]);
  if (view.getUint32(local, true) !== LOCAL_SIGNATURE) return null;
  const start = local + LOCAL_SIZE + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  if (start + packedSize > file.length) return null;
  const name = new TextDecoder().decode(file.subarray(at + ENTRY_SIZE, nameEnd)).replaceAll("\\", "/");
  const packed = file.subarray(start, start + packedSize);
  const entry: ZipEntry = { name, method, crc32: view.getUint32(at + 16, true), size, packed };
  return { entry, next: extraEnd + view.getUint16(at + 32, true) };
}

type Sizes = readonly [size: number, packedSize: number, local: number];

/**
 * Some writers put every size into the ZIP64 extra field, however small; it holds only the values that are
 * missing outside.
 */
function largeFields(view: DataView, from: number, end: number, sizes: Sizes): Sizes {
  for (let at = from; at + 4 <= end; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== ZIP64_EXTRA) continue;
    let next = at + 4;
    const take = (value: number) => {
      if (value !== IN_EXTRA) return value;
      next += 8;
      return Number(view.getBigUint64(next - 8, true));
    };
    return [take(sizes[0]), take(sizes[1]), take(sizes[2])];
  }
  return sizes;
}
