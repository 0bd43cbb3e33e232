import { PDFDocument, PDFName } from "@cantoo/pdf-lib";
import { describe, expect, it } from "vitest";
import { withAxis } from "#domain/catalogue/curves/PageEntry.ts";
import { takenWords } from "#domain/catalogue/curves/takenWords.ts";
import { createCurvesService } from "#workers/curves/curvesService.ts";
import { lockedPdf } from "../../support/pdfTables.ts";
import { readFixture } from "../../support/readSheet.ts";

async function pdfOf(content: string, pages = 1): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for (let page = 0; page < pages; page++) document.addPage([600, 800]);
  const stream = document.context.register(document.context.flateStream(content));
  document.getPage(0).node.set(PDFName.of("Contents"), stream);
  return document.save();
}

/** What the worker says of a file. */
async function saidOf(bytes: Uint8Array, pages?: readonly [number, number]): Promise<string> {
  const service = createCurvesService();
  const file = new Blob([new Uint8Array(bytes)]);
  await service.open({ name: "样本.pdf", file, ...(pages && { pages }) }, null);
  const found = service.found();
  return found.ok ? "read" : found.message;
}

describe("27: a file that holds no chart to read", () => {
  it("is refused in words: broken, encrypted, too long, too full", async () => {
    expect(await saidOf(new TextEncoder().encode("%PDF-1.7\nbroken"))).toContain("PDF 已损坏");
    expect(await saidOf(await lockedPdf())).toContain("密码保护");
    const long = await pdfOf("", 3000);
    expect(await saidOf(long)).toContain("超过 200 页，请填写曲线图所在的页码");
    // Some of its pages can still be asked for.
    expect(await saidOf(long, [2990, 2999])).toContain("没有找到曲线图");
    expect(await saidOf(await pdfOf("1 w\n".repeat(1_000_000)))).toContain("此页线条过多");
  });

  it("is refused by its size without a byte of it being read", async () => {
    const service = createCurvesService();
    const file = { size: 100 * 1024 ** 2 + 1, arrayBuffer: () => Promise.reject(new Error("was read")) };
    await service.open({ name: "样本.pdf", file: file as unknown as Blob }, null);
    expect(service.found()).toMatchObject({ code: "too-large", message: "请选择 100 MB 以内的文件" });
  });

  it("leaves nothing open of a file that was read before", async () => {
    const service = createCurvesService();
    const open = async (bytes: Uint8Array) =>
      service.open({ name: "样本.pdf", file: new Blob([new Uint8Array(bytes)]) }, null);
    await open(await pdfOf("10 10 m 20 20 l S"));
    await open(new TextEncoder().encode("%PDF-1.7\nbroken"));
    expect(await service.page(1)).toMatchObject({ ok: false, code: "pdf-no-page" });
  });
});

describe("27: axes that make no scale", () => {
  it.each([
    ["a logarithm from 0", { kind: "log", from: 0, to: 100 }, "对数轴的两端须大于 0"],
    ["one value at both ends", { kind: "linear", from: 50, to: 50 }, "两端数值相同"],
    ["one end that nobody has told", { kind: "linear", from: 0, to: NaN }, "坐标轴两端数值"],
  ] as const)("are asked about: %s", async (_, axis, said) => {
    const { read, entry } = await readFixture("c01-pump-three-axes");
    expect(takenWords(read, entry)).toBe("");
    const spoilt = withAxis(entry, 0, entry.curves[0]![0]!.axis!, axis);
    expect(takenWords(read, spoilt)).toContain(said);
  });
});
