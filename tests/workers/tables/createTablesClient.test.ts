import { afterEach, describe, expect, it } from "vitest";
import type { CheckedTable } from "#domain/catalogue/tables/checkTable.ts";
import { createTablesClient } from "#workers/tables/createTablesClient.ts";
import type { TableSource } from "#workers/tables/TablesClient.ts";
import { createTablesService } from "#workers/tables/tablesService.ts";
import { WorkerGone } from "#workers/WorkerHandle.ts";
import { channelWorker } from "../../support/channelWorker.ts";
import { TEST_STANDARD } from "../../support/importStandards.ts";
import { lockedPdf, pdfOfGrid, pdfOfText } from "../../support/pdfTables.ts";
import { fileOf, workbook, zip } from "../../support/workbooks.ts";

const client = createTablesClient(null, () => channelWorker(createTablesService()));
const options = { answers: [], standard: TEST_STANDARD, brand: "某厂" };
const never = () => new AbortController().signal;

afterEach(() => client.release());

const ROWS = [
  ["某厂 SLW 型离心泵性能表（2900 r/min）", null, null, null],
  ["型号", "流量 (m³/h)", "扬程 (m)", "效率 (%)"],
  ["SLW40-125", 4.4, 22.4, 49],
  [null, 6.3, 20, 56],
  [null, 7.6, 17.9, 58],
  ["注：输送介质为 20℃ 清水。", null, null, null],
];

const read = (source: TableSource, signal = never()) => client.read(source, options, signal);
const pdf = (bytes: Uint8Array<ArrayBuffer>): TableSource => ({
  kind: "pdf",
  name: "a.pdf",
  file: new Blob([bytes]),
});
const xlsx = (bytes: Uint8Array<ArrayBuffer>): TableSource => ({
  kind: "workbook",
  name: "a.xlsx",
  file: fileOf(bytes),
});

/** What products are, whatever source they come from. */
const gist = (tables: readonly CheckedTable[]) =>
  tables.flatMap(({ products, conditions }) =>
    products.map(({ model, facts, points, key }) => ({
      model,
      facts: facts.map(({ quantity, value, unit }) => `${quantity} ${JSON.stringify(value)} ${unit}`),
      points: points.map((point) => point.facts.map(({ value }) => value)),
      isTaken: key !== null,
      conditions,
    })),
  );

const EXPECTED = [
  {
    model: "SLW40-125",
    facts: ["speed 2900 r/min"],
    points: [
      [4.4, 22.4, 49],
      [6.3, 20, 56],
      [7.6, 17.9, 58],
    ],
    isTaken: true,
    conditions: ["某厂 SLW 型离心泵性能表（2900 r/min）", "注：输送介质为 20℃ 清水。"],
  },
];

describe("createTablesClient", () => {
  it("reads one table alike from a workbook, a page and a paste", async () => {
    const merges = [{ startRow: 2, startCol: 0, endRow: 4, endCol: 0 }];
    const sources = [
      xlsx(await workbook({ rows: ROWS, merges })),
      xlsx(await workbook({ rows: ROWS })),
      pdf(await pdfOfGrid(ROWS)),
      { kind: "text", text: ROWS.map((row) => row.join("\t")).join("\n") } as const,
    ];
    for (const source of sources) {
      const outcome = await read(source);
      if (!outcome.ok) throw new Error(outcome.message);
      expect(gist(outcome.tables)).toEqual(EXPECTED);
    }
  });

  it("reads a page that is turned on its side", async () => {
    const outcome = await read(pdf(await pdfOfGrid(ROWS, { isTurned: true })));
    expect(outcome.ok && gist(outcome.tables)).toEqual(EXPECTED);
  });

  it("reads the same cells again with an answer", async () => {
    const rows = [
      ["型号", "流量 (m³/h)", "扬程 (m)", "功率 (kW)"],
      ["A-1", 10, 20, 1.5],
    ];
    const first = await read(xlsx(await workbook({ rows })));
    if (!first.ok) throw new Error(first.message);
    const question = first.tables[0]?.questions[0];
    expect(question).toMatchObject({ code: "which-power", field: "功率 (kW)", proposal: "motorPower" });
    expect(first.tables[0]?.products[0]?.asked).toEqual([question?.id]);
    const answers = [[question?.id ?? "", "shaftPower"]] as const;
    const again = await client.readAgain({ ...options, answers }, never());
    if (!again.ok) throw new Error(again.message);
    expect(again.tables[0]?.products[0]?.asked).toEqual([]);
    expect(again.tables[0]?.products[0]?.facts.map(({ quantity }) => quantity)).toContain("shaftPower");
  });

  it("tells the share that is read, and stops", async () => {
    const shares: number[] = [];
    const outcome = await client.read(pdf(await pdfOfGrid(ROWS)), options, never(), (share) =>
      shares.push(share),
    );
    expect(outcome.ok).toBe(true);
    expect(shares).toContain(1);
    await expect(read(pdf(await pdfOfGrid(ROWS)), AbortSignal.abort(new Error("left")))).rejects.toThrow(
      "left",
    );
    await expect(client.readAgain(options, never())).rejects.toThrow(WorkerGone);
  });
});

/** On an idle machine it is well under two seconds. */
const MOST_MS = 10_000;

/** 101 MB that take one of memory. */
function largeFile(): Blob {
  const megabyte = new Blob([new Uint8Array(1024 ** 2)]);
  return new Blob(Array.from({ length: 101 }, () => megabyte));
}

describe("bad input", () => {
  const bytes = (text: string) => new Uint8Array(new TextEncoder().encode(text));
  const refusedBy = async (source: TableSource) => {
    const begun = performance.now();
    const outcome = await read(source);
    return {
      code: outcome.ok ? null : outcome.code,
      message: outcome.ok ? "" : outcome.message,
      isFast: performance.now() - begun < MOST_MS,
    };
  };

  it.each([
    ["a broken PDF", () => pdf(bytes("%PDF-1.7\nbroken")), "pdf-damaged"],
    ["what is no PDF", () => pdf(bytes("hello")), "pdf-damaged"],
    ["an encrypted PDF", async () => pdf(await lockedPdf()), "pdf-encrypted"],
    ["an empty file", () => pdf(bytes("")), "empty"],
    ["an empty paste", () => ({ kind: "text", text: " \n" }) as const, "empty"],
    ["a scan", async () => pdf(await pdfOfText("")), "pdf-no-text"],
    [
      "a page that is too full",
      async () => pdf(await pdfOfText(`${"12 ".repeat(200)}\n`.repeat(110))),
      "pdf-too-full",
    ],
    [
      "a PDF of more than 100 MB",
      () => ({ kind: "pdf", name: "a.pdf", file: largeFile() }) as const,
      "pdf-too-large",
    ],
    [
      "a paste of too many rows",
      () => ({ kind: "text", text: "1\n".repeat(50_001) }) as const,
      "too-many-rows",
    ],
    [
      "an archive that inflates without end",
      () =>
        xlsx(
          zip([
            { name: "[Content_Types].xml", bytes: new Uint8Array(8) },
            { name: "xl/workbook.xml", bytes: new Uint8Array(64 * 1024 * 1024) },
          ]),
        ),
      "inflates-too-far",
    ],
  ] as const)("refuses %s in words", async (_, source, code) => {
    const refusal = await refusedBy(await source());
    expect(refusal).toMatchObject({ code, isFast: true });
    expect(refusal.message).toMatch(/\p{Script=Han}/u);
  });

  it("refuses a catalogue of 3,000 pages, and reads the page that is chosen", async () => {
    const file = await pdfOfGrid(ROWS, { pages: 3000 });
    expect(await refusedBy(pdf(file))).toMatchObject({ code: "pdf-too-many-pages" });
    const outcome = await read({ kind: "pdf", name: "a.pdf", file: new Blob([file]), pages: [1, 1] });
    expect(outcome.ok && gist(outcome.tables)).toEqual(EXPECTED);
  });

  it("takes markup, names of a prototype and formulas without a result as what they are", async () => {
    const rows = [
      ["型号", "流量 (m³/h)", "扬程 (m)", "__proto__"],
      ["<b>A-1</b>", 10, 20, "constructor"],
      ["__proto__", 12, 18, "<script>"],
    ];
    const cells = new Map([["2,1", { formula: "A1*2" }]]);
    const plain = await read(xlsx(await workbook({ rows })));
    if (!plain.ok) throw new Error(plain.message);
    expect(plain.tables[0]?.products.map(({ model }) => model)).toEqual(["<b>A-1</b>", "__proto__"]);
    const computed = await read(xlsx(await workbook({ rows, cells })));
    if (!computed.ok) throw new Error(computed.message);
    expect(computed.tables[0]?.products.map(({ model }) => model)).toEqual(["<b>A-1</b>"]);
    expect(computed.tables[0]?.refused).toMatchObject([
      { code: "not-a-figure", product: "__proto__", field: "流量 (m³/h)" },
    ]);
  });

  it("refuses the second of two products of one name, and a table without a number", async () => {
    const twice = [
      ["型号", "流量 (m³/h)", "扬程 (m)"],
      ["A-1", 10, 20],
      ["B-1", 11, 19],
      ["A-1", 30, 9],
    ];
    const outcome = await read(xlsx(await workbook({ rows: twice })));
    if (!outcome.ok) throw new Error(outcome.message);
    expect(outcome.tables[0]?.products.map(({ model }) => model)).toEqual(["A-1", "B-1"]);
    expect(outcome.tables[0]?.refused).toMatchObject([{ code: "repeated-product", product: "A-1" }]);
    const words = await read(
      xlsx(
        await workbook({
          rows: [
            ["名", "甲"],
            ["乙", "丙"],
          ],
        }),
      ),
    );
    expect(words).toMatchObject({ ok: true, tables: [], refused: [{ code: "no-figures" }] });
  });
});
