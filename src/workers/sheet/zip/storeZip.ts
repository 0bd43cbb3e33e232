/** A part of an archive with the checksum from its source, for the reader to verify. */
export interface StoredPart {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly crc32: number;
}

/** As in `zipDirectory`: APPNOTE.TXT, sections 4.3.7, 4.3.12 and 4.3.16. */
const LOCAL_SIZE = 30;
const ENTRY_SIZE = 46;
const END_SIZE = 22;
const VERSION_NEEDED = 20;
const UTF8_NAMES = 0x0800;

/** An archive of these parts without compression: nothing has to be inflated. */
export function storeZip(parts: readonly StoredPart[]): Uint8Array<ArrayBuffer> {
  const named = parts.map((part) => ({ ...part, path: new TextEncoder().encode(part.name) }));
  const total = named.reduce(
    (sum, { bytes, path }) => sum + LOCAL_SIZE + ENTRY_SIZE + 2 * path.length + bytes.length,
    END_SIZE,
  );
  const file = new Uint8Array(total);
  const view = new DataView(file.buffer);
  /**
   * From version to checksum, sizes and name length: the same sequence in the local header and in the
   * directory.
   */
  const writeCommon = (at: number, { bytes, path, crc32 }: (typeof named)[number]) => {
    view.setUint16(at, VERSION_NEEDED, true);
    view.setUint16(at + 2, UTF8_NAMES, true);
    view.setUint32(at + 10, crc32, true);
    view.setUint32(at + 14, bytes.length, true);
    view.setUint32(at + 18, bytes.length, true);
    view.setUint16(at + 22, path.length, true);
  };

  let at = 0;
  const starts = named.map((part) => {
    const start = at;
    view.setUint32(at, 0x04034b50, true);
    writeCommon(at + 4, part);
    file.set(part.path, at + LOCAL_SIZE);
    file.set(part.bytes, at + LOCAL_SIZE + part.path.length);
    at += LOCAL_SIZE + part.path.length + part.bytes.length;
    return start;
  });
  const directory = at;
  named.forEach((part, index) => {
    view.setUint32(at, 0x02014b50, true);
    writeCommon(at + 6, part);
    view.setUint32(at + 42, starts[index] ?? 0, true);
    file.set(part.path, at + ENTRY_SIZE);
    at += ENTRY_SIZE + part.path.length;
  });
  view.setUint32(at, 0x06054b50, true);
  view.setUint16(at + 8, named.length, true);
  view.setUint16(at + 10, named.length, true);
  view.setUint32(at + 12, at - directory, true);
  view.setUint32(at + 16, directory, true);
  return file;
}
