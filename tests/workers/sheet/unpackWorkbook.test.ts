import * as fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { hucreWorkbook } from "#workers/sheet/hucreWorkbook.ts";
import { unpackWorkbook } from "#workers/sheet/unpackWorkbook.ts";
import { partsOf, peerWorkbook, workbook, zip, type ZipPart } from "../../support/workbooks.ts";

const ascii = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));
const code = (file: Uint8Array<ArrayBuffer>) => {
  const unpacked = unpackWorkbook(file);
  return unpacked.ok ? "ok" : unpacked.code;
};
async function firstCell(file: Uint8Array<ArrayBuffer>) {
  const unpacked = unpackWorkbook(file);
  if (!unpacked.ok) return unpacked.code;
  const sheets = await hucreWorkbook.read(unpacked.value);
  return sheets.ok ? sheets.value[0]?.rows[0]?.[0] : sheets.code;
}

const CELL = `<row r="1"><c r="A1"><v>7</v></c></row>`;
const MEGABYTE = 1024 ** 2;
const sheetOf = (megabytes: number) =>
  partsOf(CELL).map((part) =>
    part.name.endsWith("sheet1.xml") ? { ...part, bytes: new Uint8Array(megabytes * MEGABYTE) } : part,
  );
const withPart = (part: ZipPart) => [...partsOf(CELL), part];

describe("a sound workbook", () => {
  it.each([
    ["as our library writes it", () => workbook({ rows: [[7]] })],
    ["as another library writes it", () => peerWorkbook([[7]])],
    ["made by hand", () => zip(partsOf(CELL))],
    [
      "with links, comments, a table and a picture",
      () =>
        workbook({
          rows: [
            [7, "h"],
            [1, 2],
          ],
          cells: new Map([
            ["0,0", { value: 7, hyperlink: { target: "https://example.com" }, comment: { text: "note" } }],
          ]),
          tables: [{ name: "T", range: "A1:B2", columns: [{ name: "7" }, { name: "h" }] }],
          images: [{ data: new Uint8Array(8), type: "png", anchor: { from: { row: 3, col: 0 } } }],
        }),
    ],
    ["stored without compression", () => zip(partsOf(CELL).map((part) => ({ ...part, isStored: true })))],
    ["with its sizes in ZIP64 fields", () => zip(partsOf(CELL), { zip64: true })],
    [
      "with a picture that is a bomb nobody opens",
      () => zip(withPart({ name: "xl/media/image1.png", bytes: new Uint8Array(40 * MEGABYTE) })),
    ],
  ])("%s is read", async (_, make) => {
    expect(await firstCell(await make())).toBe(7);
  });
});

describe("a file that is no workbook", () => {
  it.each([
    ["a renamed PDF", ascii("%PDF-1.7\n%\xe2\xe3"), "not-a-workbook"],
    ["a text", ascii("code,area\n101,20"), "not-a-workbook"],
    ["nothing", ascii(""), "empty"],
    ["a few bytes", ascii("PK"), "not-a-workbook"],
    ["an old .xls", ascii("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1W\0o\0r\0k\0b\0o\0o\0k\0"), "legacy-xls"],
    [
      "a workbook with a password",
      ascii("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1...." + Array.from("EncryptedPackage").join("\0") + "\0"),
      "encrypted",
    ],
    ["a zip of something else", zip([{ name: "photo.jpg", bytes: ascii("jpg") }]), "no-workbook-inside"],
    [
      "a Word document",
      zip([
        { name: "[Content_Types].xml", bytes: ascii("<Types/>") },
        { name: "word/document.xml", bytes: ascii("<w/>") },
      ]),
      "no-workbook-inside",
    ],
  ])("%s is called by its name", (_, file, expected) => {
    expect(code(file)).toBe(expected);
  });
});

describe("a zip bomb", () => {
  const sheetDeclaring = (bytes: number, megabytes: number) =>
    sheetOf(megabytes).map((part) =>
      part.name.endsWith("sheet1.xml") ? { ...part, declaredSize: bytes } : part,
    );

  it("that declares its size is refused before anything is inflated", () => {
    expect(code(zip(sheetDeclaring(300 * MEGABYTE, 0)))).toBe("inflates-too-far");
  });

  it("of small sheets is refused by its ratio", () => {
    expect(code(zip(sheetOf(40)))).toBe("inflates-too-far");
  });

  it("that declares less than it holds is stopped at what it declared", () => {
    expect(code(zip(sheetDeclaring(1000, 40)))).toBe("inflates-too-far");
  });

  it("of very many entries is refused", () => {
    const many = Array.from({ length: 5000 }, (_, at) => ({ name: `xl/a${at}.xml`, bytes: ascii("<a/>") }));
    expect(code(zip([...partsOf(CELL), ...many]))).toBe("inflates-too-far");
  });

  it("leaves room for honest files: 20 MB of one sheet pass", () => {
    expect(code(zip(sheetOf(20)))).toBe("ok");
  });
});

describe("a damaged file", () => {
  let sound: Uint8Array<ArrayBuffer>;
  beforeAll(async () => {
    sound = await workbook({ rows: Array.from({ length: 200 }, (_, row) => [`R${row}`, row * 1.7]) });
  });

  it("that was cut off is called damaged", () => {
    expect(code(sound.slice(0, sound.length - 30))).toBe("damaged");
    expect(code(sound.slice(0, 100))).toBe("damaged");
  });

  it("whose checksum is wrong is called damaged", async () => {
    const parts = partsOf(CELL).map((part) => ({ ...part, declaredCrc: 12_345 }));
    expect(await firstCell(zip(parts))).toBe("damaged");
  });

  it("whose part is shorter than declared is called damaged", () => {
    expect(code(zip(partsOf(CELL).map((part) => ({ ...part, declaredSize: part.bytes.length + 1 }))))).toBe(
      "damaged",
    );
  });

  it("whose sheet is missing is called damaged", async () => {
    expect(await firstCell(zip(partsOf(CELL).filter(({ name }) => !name.endsWith("sheet1.xml"))))).toBe(
      "damaged",
    );
  });

  it("by any one byte is read or refused, but never ends in an exception", async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(sound.length - 1), fc.integer({ min: 1, max: 255 }), async (at, change) => {
        const file = sound.slice();
        file[at] = (file[at] ?? 0) ^ change;
        const unpacked = unpackWorkbook(file);
        const read = unpacked.ok ? await hucreWorkbook.read(unpacked.value) : unpacked;
        expect(read.ok ? "read" : read.code).toMatch(
          /^(?:read|damaged|not-a-workbook|no-workbook-inside|inflates-too-far)$/u,
        );
      }),
      { numRuns: 150 },
    );
  });
});
