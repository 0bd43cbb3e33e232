import { fail, ok, type Result } from "#domain/base/result.ts";
import type { FileFault } from "#domain/building/rooms/import/importRefusal.ts";
import { inflateEntry } from "./zip/inflateEntry.ts";
import { storeZip, type StoredPart } from "./zip/storeZip.ts";
import { readZipDirectory, type ZipEntry } from "./zip/zipDirectory.ts";

const MEGABYTE = 1024 ** 2;
/**
 * 100,000 rows of 14 columns are about 60 MB of XML; beyond this limit a weak machine has no memory for the
 * rest.
 */
const MOST_INFLATED = 256 * MEGABYTE;
/**
 * Sheets compress 8 to 30 times, very uniform ones 100 times. Small files may always grow to the allowance.
 */
const HIGHEST_RATIO = 200;
const ALLOWANCE = 32 * MEGABYTE;

const inflatedLimit = (packed: number) =>
  Math.min(MOST_INFLATED, Math.max(ALLOWANCE, packed * HIGHEST_RATIO));

/**
 * Makes a file safe for a spreadsheet library: reports what it is if it is no workbook, inflates the parts
 * that matter within limits, and packs them again without compression. The library then never inflates
 * anything, and never gets an archive that two readers could interpret differently.
 */
export function unpackWorkbook(file: Uint8Array<ArrayBuffer>): Result<Uint8Array<ArrayBuffer>, FileFault> {
  if (file.length === 0) return fail("empty");
  if (startsWith(file, OLE_MAGIC)) return fail(isEncryptedPackage(file) ? "encrypted" : "legacy-xls");
  if (!startsWith(file, ZIP_MAGIC)) return fail("not-a-workbook");

  const directory = readZipDirectory(file);
  if (!directory.ok) return fail(directory.code === "too-many-entries" ? "inflates-too-far" : "damaged");
  const entries = directory.value.filter(isNeeded);
  if (!entries.some(({ name }) => name === CONTENT_TYPES) || !entries.some(({ name }) => isWorkbook(name)))
    return fail("no-workbook-inside");

  const limit = inflatedLimit(file.length);
  // Refuses a declared excess before any work; a false declaration is stopped below.
  if (entries.reduce((sum, { size }) => sum + size, 0) > limit) return fail("inflates-too-far");
  const parts: StoredPart[] = [];
  let left = limit;
  for (const entry of entries) {
    const inflated = inflateEntry(entry, left);
    if (!inflated.ok) return fail(inflated.code === "too-far" ? "inflates-too-far" : "damaged");
    left -= inflated.value.length;
    parts.push({ name: entry.name, bytes: inflated.value, crc32: entry.crc32 });
  }
  return ok(storeZip(parts));
}

const CONTENT_TYPES = "[Content_Types].xml";
const isWorkbook = (name: string) => /(?:^|\/)workbook\d*\.xml$/iu.test(name);

/**
 * Pictures, macros and everything related to a sheet (comments, tables, charts) are not read, so a
 * decompression bomb among them does no harm.
 */
const isNeeded = ({ name }: ZipEntry) =>
  /\.(?:xml|rels)$/iu.test(name) &&
  !/\/(?:drawings|charts|comments|embeddings|media|pivotCache|pivotTables|tables|externalLinks|customXml)\//iu.test(
    `/${name}`,
  ) &&
  !/\/worksheets\/_rels\//iu.test(`/${name}`);

const ZIP_MAGIC = [0x50, 0x4b, 0x03, 0x04];
/** OLE compound file: .xls before 2007, and the envelope of workbooks with a password. */
const OLE_MAGIC = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

const startsWith = (file: Uint8Array, magic: readonly number[]) =>
  magic.every((byte, at) => file[at] === byte);

/** [MS-OFFCRYPTO] 2.3.4.4: the encrypted workbook is a stream of this name, in UTF-16. */
function isEncryptedPackage(file: Uint8Array): boolean {
  return new TextDecoder("latin1").decode(file).includes(Array.from("EncryptedPackage").join("\0"));
}
