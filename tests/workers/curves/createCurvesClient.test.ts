import { Blob } from "node:buffer";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";
import { PUMP } from "#domain/catalogue/categories.ts";
import type { ManualSheet } from "#domain/catalogue/curves/manualSheet.ts";
import { createCurvesClient } from "#workers/curves/createCurvesClient.ts";
import type { PageOutcome, PathsPage } from "#workers/curves/CurvesClient.ts";
import { createCurvesService } from "#workers/curves/curvesService.ts";
import { WorkerGone, type WorkerLike } from "#workers/WorkerHandle.ts";
import { channelWorker, crash } from "../../support/channelWorker.ts";
import { testPage } from "../../support/charts/testPage.ts";
import { TEST_STANDARD } from "../../support/importStandards.ts";
import { lockedPdf, pdfOfText } from "../../support/pdfTables.ts";

const spawned: WorkerLike[] = [];
const client = createCurvesClient(null, () => {
  const worker = channelWorker(createCurvesService());
  spawned.push(worker);
  return worker;
});
const never = () => new AbortController().signal;
afterEach(() => client.release());

const MANUAL = readFileSync("tests/fixtures/curves/c01-pump-three-axes.pdf");
const HASH = createHash("sha256").update(MANUAL).digest("hex");
const manual = (bytes: Uint8Array<ArrayBuffer>, name = "样本.pdf") => ({
  name,
  file: new Blob([bytes]) as unknown as globalThis.Blob,
});
const read = (bytes: Uint8Array<ArrayBuffer>, name?: string) => client.read(manual(bytes, name), never());

function pathsOf(outcome: PageOutcome): PathsPage {
  if (!outcome.ok || outcome.page.kind !== "paths") throw new Error("no page of paths");
  return outcome.page;
}

async function headSheet(): Promise<ManualSheet> {
  const outcome = await client.page(1, never());
  const [chart] = pathsOf(outcome).read.charts;
  const curve = chart?.curves.find(({ quantity }) => quantity === "head");
  const [x, y] = [chart?.axes[curve?.x ?? -1], chart?.axes[curve?.y ?? -1]];
  if (!curve || !x || !y) throw new Error("no head");
  return {
    ...{ fileName: "样本.pdf", hash: HASH, page: 1, person: "李明远", day: "2026-11-27" },
    ...{ category: PUMP, brand: "示例", series: "", model: "SLW 1", speed: 2900 },
    curves: [
      {
        quantity: "head",
        setting: "",
        x: { ...x, off: 0.4 },
        y: { ...y, off: 0.4 },
        points: curve.points,
        method: "vector",
      },
    ],
  };
}

describe("createCurvesClient", () => {
  it("finds the page with curves, and makes a product whose curve is the printed one", async () => {
    const shares: number[] = [];
    const found = await client.read(manual(MANUAL), never(), (share) => shares.push(share));
    expect(found).toEqual({ ok: true, pages: [{ page: 1, curves: 3 }], hash: HASH });
    expect(shares.at(-1)).toBe(1);
    const sheet = await headSheet();
    const { product, remarks } = await client.check(sheet, TEST_STANDARD, never());
    expect(remarks.filter(({ severity }) => severity === "refused")).toEqual([]);
    const head = product?.curves.find(({ quantity }) => quantity === "head");
    expect(head?.flows[0]).toBeCloseTo(0, 1);
    expect(head?.values[0]).toBeCloseTo(58.064, 1);
    expect(product?.source).toMatch(
      /^读图（矢量）：样本.pdf（SHA-256 [0-9a-f]{12}） 第 1 页，李明远 2026-11-27；读数误差 流量 ±[\d.]+ m³\/h，扬程 ±/u,
    );
    const { products, next } = await client.batch(sheet);
    expect(next).toBeNull();
    expect(products[0]?.points.length).toBeGreaterThanOrEqual(11);
  });

  it("opens the manual again after its worker died", async () => {
    await read(MANUAL);
    crash(spawned.at(-1));
    const again = await client.page(1, never());
    expect(pathsOf(again).read.charts[0]?.curves).toHaveLength(3);
  });

  it.each([
    ["empty", new Uint8Array(0), "a.pdf"],
    ["not-a-pdf", new Uint8Array([1]), "a.docx"],
    ["pdf-damaged", new Uint8Array([1, 2, 3]), "a.pdf"],
  ])("refuses what is no manual in a sentence: %s", async (code, bytes, name) => {
    expect(await read(bytes, name)).toMatchObject({ ok: false, code, message: /./u });
  });

  it("refuses a locked one, one without a chart, and a page that there is not", async () => {
    expect(await read(await lockedPdf())).toMatchObject({ code: "pdf-encrypted" });
    expect(await read(testPage(() => {}))).toMatchObject({ code: "no-chart" });
    expect(await read(await pdfOfText("plain"))).toMatchObject({ code: "no-chart" });
    expect(await client.read({ ...manual(MANUAL), pages: [7, 9] }, never())).toMatchObject({
      code: "pdf-no-page",
    });
    await expect(client.page(1, never())).rejects.toThrow(WorkerGone);
  });
});
