import { crc32, deflateRawSync } from "node:zlib";

export interface ZippedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

const VERSION = 20;
/** File names are UTF-8. */
const FLAGS = 0x0800;
const DEFLATED = 8;
/** 1 January 1980, the first day of the format: the same files always give the same bytes. */
const DAY = 0x0021;

/** The fields that both headers of a file contain (APPNOTE 4.4). */
function fieldsOf({ name, bytes }: ZippedFile, packed: Buffer): Buffer {
  const fields = Buffer.alloc(26);
  [VERSION, FLAGS, DEFLATED, 0, DAY].forEach((value, at) => fields.writeUInt16LE(value, 2 * at));
  [crc32(bytes), packed.length, bytes.length].forEach((value, at) =>
    fields.writeUInt32LE(value, 10 + 4 * at),
  );
  fields.writeUInt16LE(Buffer.byteLength(name), 22);
  return fields;
}

const signed = (signature: number, ...parts: readonly Buffer[]) => {
  const mark = Buffer.alloc(4);
  mark.writeUInt32LE(signature);
  return Buffer.concat([mark, ...parts]);
};

/** A zip archive of files below 4 GB each (PKWARE's APPNOTE 6.3). */
export function zipOf(files: readonly ZippedFile[]): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const packed = deflateRawSync(file.bytes);
    const [fields, name] = [fieldsOf(file, packed), Buffer.from(file.name)];
    const local = signed(0x04034b50, fields, name, packed);
    const [madeBy, rest] = [Buffer.alloc(2), Buffer.alloc(14)];
    madeBy.writeUInt16LE(VERSION);
    rest.writeUInt32LE(offset, 10);
    entries.push(signed(0x02014b50, madeBy, fields, rest, name));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, directory, signed(0x06054b50, end)]);
}
