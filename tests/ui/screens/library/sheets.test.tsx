import { Blob } from "node:buffer";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import * as fakeIndexedDb from "fake-indexeddb";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { CurveSheets } from "#api/contract/curveSheets.ts";
import type { LibraryImport, SentProduct } from "#api/contract/libraryImports.ts";
import { notices } from "#ui/page/services/useNotices.ts";
import { createCurvesClient } from "#workers/curves/createCurvesClient.ts";
import type { CurvesClient } from "#workers/curves/CurvesClient.ts";
import { createCurvesService } from "#workers/curves/curvesService.ts";
import { channelWorker } from "../../../support/channelWorker.ts";
import { TEST_STANDARD } from "../../../support/importStandards.ts";
import { readFixture, sentReading } from "../../../support/readSheet.ts";
import { setUpUser } from "../../../support/setUpUser.ts";
import { library, openLibrary, signIn } from "./support.tsx";

const bytesOf = (name: string) => new Uint8Array(readFileSync(`tests/fixtures/curves/${name}.pdf`));
const BYTES = bytesOf("c01-pump-three-axes");
const HASH = createHash("sha256").update(BYTES).digest("hex");
const { product: SENT } = sentReading(await readFixture("c01-pump-three-axes"), HASH);

const reader = createCurvesClient(null, () => channelWorker(createCurvesService()));
/** The page's files are those of the test's document, which no thread takes. */
const client: CurvesClient = {
  ...reader,
  read: async (manual, ...rest) =>
    reader.read(
      { ...manual, file: new Blob([await manual.file.arrayBuffer()]) as unknown as globalThis.Blob },
      ...rest,
    ),
};

beforeEach(() => {
  notices.clear();
  signIn();
  for (const [name, value] of Object.entries(fakeIndexedDb)) vi.stubGlobal(name, value);
  vi.stubGlobal("indexedDB", new fakeIndexedDb.IDBFactory());
});
afterEach(() => client.release());

const SHEETS: CurveSheets = {
  product: { id: "o-1", brandName: "密机厂", model: "读图-1", isDraft: false },
  states: [
    {
      ...{ state: 1, fileName: "样本.pdf", hash: HASH, page: 1, methods: ["vector"], manual: null },
      ...{ documentId: null, person: "李明远", madeAt: 0, isCurrent: true, isUndone: false },
      errors: [
        { name: "流量", most: 0.21, unit: "m³/h" },
        { name: "扬程", most: 0.12, unit: "m" },
      ],
    },
  ],
};
const RUN: LibraryImport = {
  ...{ id: "i1", fileName: "样本.pdf", startedBy: "李明远", startedAt: 0, endedAt: 1 },
  counts: { added: 0, updated: 1, kept: 0, warned: 0, refused: 0 },
  ...{ remarkCount: 0, undoneAt: null },
};

const open = () =>
  openLibrary(
    "/library?library=2&sheet=o-1",
    {
      "GET ": () => [library("2", { role: "editor" })],
      "GET /imports": () => [],
      "GET /products/{productId}/sheets": () => SHEETS,
      "GET /products/{productId}/sheets/{state}": () => ({ content: SENT.sheet }),
      "GET /gjk/data_standards/site/v1/classifications": () => TEST_STANDARD.categories,
      "POST /gjk/data_standards/site/v1/classifications/{code}/properties": ({
        params,
      }: {
        params: { code: string };
      }) => TEST_STANDARD.categories.find(({ code }) => code === params.code)?.definitions,
      "POST /products/find": ({ body }: { body: { keys: unknown[] } }) => ({
        found: body.keys.map(() => "o-1"),
      }),
      "POST /imports": () => ({ ...RUN, endedAt: null }),
      "POST /imports/{importId}/products": () => ({ import: RUN, remarks: [] }),
      "POST /imports/{importId}/end": () => RUN,
    },
    { curves: client },
  );
const choose = async (bytes: Uint8Array<ArrayBuffer>) =>
  setUpUser().upload(await screen.findByLabelText("读图时的文件"), new File([bytes], "样本.pdf"));
const boxes = async () => {
  const curves = within(await screen.findByRole("table", { name: "读出的曲线" }, { timeout: 8000 }));
  return curves.getAllByRole<HTMLInputElement>("checkbox", { name: /^曲线 \d+(?:-\d+)?$/u });
};

it("a kept sheet tells its page, and is opened over that page alone, corrected and sent as another state", async () => {
  const { called } = open();
  const states = within(await screen.findByRole("table", { name: "读图记录" }));
  const told = states.getAllByRole("row")[1]?.textContent ?? "";
  for (const words of ["现用", "第 1 页，样本.pdf", "矢量", "扬程 ±0.1 m", "李明远"])
    expect(told).toContain(words);
  await choose(bytesOf("c08-gnuplot"));
  expect(await screen.findByText(/内容与“样本\.pdf”不同/u)).toBeTruthy();

  await choose(BYTES);
  const model = await screen.findByRole<HTMLInputElement>("textbox", { name: "型号" }, { timeout: 8000 });
  expect([model.disabled, model.value]).toEqual([true, "读图-1"]);
  expect((await boxes()).map(({ checked }) => checked)).toEqual([true, true, true]);
  fireEvent.click((await boxes()).at(-1)!);
  expect(await screen.findByText(/^检查通过：2 条曲线/u, {}, { timeout: 8000 })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "存为新的状态" }));
  expect(await screen.findByText("样本.pdf：替换 1")).toBeTruthy();
  const [{ body }] = called("POST /imports/{importId}/products") as [
    { readonly body: { readonly products: readonly SentProduct[] } },
  ];
  expect(body.products.map(({ corrects }) => corrects)).toEqual(["o-1"]);
  expect(body.products[0]?.sheet).not.toBe(SENT.sheet);
}, 60_000);

it("lines over the page are given up and taken, split, joined, and as they were after steps back", async () => {
  open();
  await screen.findByRole("table", { name: "读图记录" });
  await choose(BYTES);
  const line = (at: number) => screen.getByRole("button", { name: `图上的曲线 ${at}` });
  const press = (at: number, key: string) => {
    fireEvent.focus(line(at));
    fireEvent.keyDown(line(at), { key });
  };
  const taken = async () => (await boxes()).map(({ checked }) => checked);
  expect(await taken()).toEqual([true, true, true]);
  press(1, "Enter");
  expect(await taken()).toEqual([false, true, true]);
  press(1, "Enter");
  expect(await taken()).toEqual([true, true, true]);
  fireEvent.click(screen.getByRole("radio", { name: "分开" }));
  press(1, "Enter");
  await waitFor(async () => expect(await boxes()).toHaveLength(4));
  fireEvent.click(screen.getByRole("radio", { name: "合并" }));
  press(1, "Enter");
  press(2, "Enter");
  await waitFor(async () => expect(await boxes()).toHaveLength(3));
  for (let step = 0; step < 2; step++) fireEvent.click(screen.getByRole("button", { name: "撤销" }));
  expect(await taken()).toEqual([true, true, true]);
  expect(await screen.findByText(/^检查通过：3 条曲线/u, {}, { timeout: 8000 })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "取消" }));
  expect(await screen.findByRole("table", { name: "读图记录" })).toBeTruthy();
}, 60_000);
