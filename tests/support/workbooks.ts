import { crc32, deflateRawSync } from "node:zlib";
import { writeXlsx, type WriteSheet } from "hucre/xlsx";
import writeExcelFile from "write-excel-file/node";

export type CellContent = string | number | boolean | Date | null;
type Bytes = Uint8Array<ArrayBuffer>;

export const fileOf = (bytes: Bytes, name = "rooms.xlsx") => new File([bytes], name);

/** A workbook by our library: merges, formulas and hidden sheets as the tests need them. */
export const workbook = async (...sheets: (Omit<WriteSheet, "name"> & { name?: string })[]): Promise<Bytes> =>
  new Uint8Array(
    await writeXlsx({ sheets: sheets.map((sheet, at) => ({ name: `Sheet${at + 1}`, ...sheet })) }),
  );

/** The same rows as another program writes them. */
export const peerWorkbook = async (rows: CellContent[][]): Promise<Bytes> =>
  new Uint8Array(await writeExcelFile(rows, { dateFormat: "yyyy/mm/dd" }).toBuffer());

export interface ZipPart {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly isStored?: boolean;
  /** False values that the archive states instead of the real ones. */
  readonly declaredSize?: number;
  readonly declaredCrc?: number;
}

/** An archive byte by byte, so that it can state false values. `zip64` puts every size into the extra field. */
export function zip(parts: readonly ZipPart[], { zip64 = false } = {}): Bytes {
  const chunks: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes, isStored = false, declaredSize = bytes.length, declaredCrc } of parts) {
    const path = Buffer.from(name);
    const packed = isStored ? Buffer.from(bytes) : deflateRawSync(bytes);
    const header = Buffer.alloc(26);
    header.writeUInt16LE(20, 0);
    header.writeUInt16LE(isStored ? 0 : 8, 4);
    header.writeUInt32LE(declaredCrc ?? crc32(bytes), 10);
    header.writeUInt32LE(packed.length, 14);
    header.writeUInt32LE(declaredSize, 18);
    header.writeUInt16LE(path.length, 22);
    const local = Buffer.concat([Buffer.from("PK\x03\x04", "latin1"), header, path, packed]);

    const extra = Buffer.alloc(zip64 ? 20 : 0);
    const central = Buffer.concat([Buffer.from("PK\x01\x02\x14\x00", "latin1"), header, Buffer.alloc(14)]);
    central.writeUInt32LE(offset, 42);
    if (zip64) {
      extra.writeUInt16LE(1, 0);
      extra.writeUInt16LE(16, 2);
      extra.writeBigUInt64LE(BigInt(declaredSize), 4);
      extra.writeBigUInt64LE(BigInt(packed.length), 12);
      central.writeUInt32LE(0xffffffff, 20);
      central.writeUInt32LE(0xffffffff, 24);
      central.writeUInt16LE(extra.length, 30);
    }
    chunks.push(local);
    directory.push(central, path, extra);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...chunks, list, end]));
}

const SPREADSHEET = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/package/2006/relationships";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const part = (name: string, xml: string): ZipPart => ({ name, bytes: new TextEncoder().encode(xml) });

/** The parts of a workbook around the given XML of its only sheet. */
export const partsOf = (sheetData: string): ZipPart[] => [
  part(
    "[Content_Types].xml",
    `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
  ),
  part(
    "_rels/.rels",
    `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ),
  part(
    "xl/workbook.xml",
    `<workbook xmlns="${SPREADSHEET}" xmlns:r="${OFFICE}"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ),
  part(
    "xl/_rels/workbook.xml.rels",
    `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  ),
  part(
    "xl/worksheets/sheet1.xml",
    `<worksheet xmlns="${SPREADSHEET}"><sheetData>${sheetData}</sheetData></worksheet>`,
  ),
];
