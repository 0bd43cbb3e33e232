import { Blob } from "node:buffer";
import { readFileSync } from "node:fs";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { LibraryImport, SentProduct } from "#api/contract/libraryImports.ts";
import { notices } from "#ui/page/services/useNotices.ts";
import { createCurvesClient } from "#workers/curves/createCurvesClient.ts";
import type { CurvesClient } from "#workers/curves/CurvesClient.ts";
import { createCurvesService } from "#workers/curves/curvesService.ts";
import { channelWorker } from "../../../support/channelWorker.ts";
import { TEST_STANDARD } from "../../../support/importStandards.ts";
import { setUpUser } from "../../../support/setUpUser.ts";
import { library, openLibrary, signIn } from "./support.tsx";

const reader = createCurvesClient(null, () => channelWorker(createCurvesService()));
/** The page's files are those of the test's document, which no thread takes. */
const client: CurvesClient = {
  ...reader,
  read: async (manual, ...rest) =>
    reader.read(
      {
        ...manual,
        file: new Blob([await manual.file.arrayBuffer()]) as unknown as globalThis.Blob,
      },
      ...rest,
    ),
};

beforeEach(() => {
  notices.clear();
  signIn();
});
afterEach(() => client.release());

const NAME = "c01-pump-three-axes.pdf";
const run: LibraryImport = {
  ...{ id: "i1", fileName: NAME, startedBy: "李明远", startedAt: 0, endedAt: 1 },
  counts: { added: 1, updated: 0, kept: 0, warned: 0, refused: 0 },
  ...{ remarkCount: 0, undoneAt: null },
};

const open = () =>
  openLibrary(
    "/library/imports?library=2",
    {
      "GET ": () => [library("2", { role: "editor" })],
      "GET /imports": () => [],
      "GET /gjk/data_standards/site/v1/classifications": () => TEST_STANDARD.categories,
      "POST /gjk/data_standards/site/v1/classifications/{code}/properties": ({
        params,
      }: {
        params: { code: string };
      }) => TEST_STANDARD.categories.find(({ code }) => code === params.code)?.definitions,
      "POST /products/find": ({ body }: { body: { keys: unknown[] } }) => ({
        found: body.keys.map(() => null),
      }),
      "POST /imports": () => ({ ...run, endedAt: null }),
      "POST /imports/{importId}/products": () => ({ import: run, remarks: [] }),
      "POST /imports/{importId}/end": () => run,
    },
    { curves: client },
  );

async function choose(file: File) {
  const user = setUpUser();
  await user.upload(await screen.findByLabelText("曲线图文件"), file);
}
const fixture = () => new File([new Uint8Array(readFileSync(`tests/fixtures/curves/${NAME}`))], NAME);
const grid = async (name: string) => within(await screen.findByRole("table", { name }, { timeout: 8000 }));

/** Names the product at once: every letter would be checked by itself. */
async function named() {
  fireEvent.change(await screen.findByLabelText("品牌"), { target: { value: "示例" } });
  fireEvent.change(screen.getByLabelText("型号"), { target: { value: "SLW 1" } });
}

type Sending = { readonly body: { products: readonly SentProduct[] } };
const headsOf = ([sending]: readonly unknown[]) =>
  (sending as Sending).body.products[0]?.points.flatMap(({ fields }) => {
    const of = new Map(fields);
    return of.has("head (m)") ? [[of.get("flow (m³/h)"), of.get("head (m)")]] : [];
  }) ?? [];

describe("curves of a maker's manual", () => {
  it("are shown over the page with axes and errors, and become a product with its source", async () => {
    const { called } = open();
    await choose(fixture());
    const curves = await grid("读出的曲线");
    expect(
      curves.getAllByLabelText<HTMLInputElement>(/^曲线 \d+$/u).filter(({ checked }) => checked),
    ).toHaveLength(3);
    expect(screen.getByRole("group", { name: "样本页与读出的曲线" })).toBeTruthy();
    const axes = await grid("坐标轴");
    expect(axes.getByLabelText<HTMLInputElement>("下轴单位").value).toBe("m³/h");
    expect(screen.getByText("请填写品牌和型号")).toBeTruthy();
    await named();
    fireEvent.click(await screen.findByText("导入 1 个产品", {}, { timeout: 8000 }));
    expect(await screen.findByText(`${NAME}：新增 1`)).toBeTruthy();
    const sent = called("POST /imports/{importId}/products");
    const heads = headsOf(sent);
    expect(heads.length).toBeGreaterThanOrEqual(11);
    expect(heads[0]?.[1]).toBeCloseTo(58.06, 1);
    const [{ body }] = sent as [Sending];
    expect(new Map(body.products[0]?.fields).get("source")).toMatch(/^读图（矢量）：c01.*第 1 页.*读数误差/u);
  }, 60_000);

  it("are read anew by an axis that a person corrects", async () => {
    const { called } = open();
    await choose(fixture());
    const axes = await grid("坐标轴");
    const [top, bottom] = ["左轴上端", "左轴下端"].map((name) => axes.getByLabelText<HTMLInputElement>(name));
    if (!top || !bottom) throw new Error("no axis");
    const [high, low] = [Number(top.value), Number(bottom.value)];
    const rules = () =>
      [
        ...screen.getByRole("group", { name: "样本页与读出的曲线" }).querySelectorAll("g[aria-hidden] text"),
      ].map(({ textContent }) => textContent);
    const before = rules();
    expect(before.length).toBeGreaterThan(10);
    fireEvent.change(top, { target: { value: `${low + 2 * (high - low)}` } });
    fireEvent.blur(top);
    await waitFor(() => expect(rules()).not.toEqual(before));
    await named();
    for (const name of ["曲线 2", "曲线 3"]) fireEvent.click(screen.getByLabelText(name));
    fireEvent.click(await screen.findByText("导入 1 个产品", {}, { timeout: 8000 }));
    await waitFor(() => expect(called("POST /imports/{importId}/products")).toHaveLength(1));
    expect(headsOf(called("POST /imports/{importId}/products"))[0]?.[1]).toBeCloseTo(
      low + 2 * (58.064 - low),
      0,
    );
  }, 60_000);

  it.each([
    [new File([new Uint8Array([1, 2, 3])], "坏.pdf"), "PDF 已损坏，或内容不是 PDF"],
    [new File([new Uint8Array(0)], "空.pdf"), "文件是空的，请重新选择"],
  ])("that cannot be read say why, and another is asked for", async (file, why) => {
    open();
    await choose(file);
    expect((await screen.findByRole("alert", {}, { timeout: 8000 })).textContent).toBe(why);
    expect(screen.getByRole("button", { name: "选择曲线图" })).toBeTruthy();
  });
});
