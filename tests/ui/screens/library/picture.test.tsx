import { Blob } from "node:buffer";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import * as fakeIndexedDb from "fake-indexeddb";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { CurveSheets } from "#api/contract/curveSheets.ts";
import type { LibraryImport, SentProduct } from "#api/contract/libraryImports.ts";
import type { Point } from "#domain/catalogue/curves/PageDrawing.ts";
import { notices } from "#ui/page/services/useNotices.ts";
import { createCurvesClient } from "#workers/curves/createCurvesClient.ts";
import type { CurvesClient } from "#workers/curves/CurvesClient.ts";
import { createCurvesService } from "#workers/curves/curvesService.ts";
import { openPicture } from "../../../../scripts/digitise/openPicture.ts";
import { channelWorker } from "../../../support/channelWorker.ts";
import { TEST_STANDARD } from "../../../support/importStandards.ts";
import { setUpUser } from "../../../support/setUpUser.ts";
import { pick } from "../../product/parallel/openSet.tsx";
import { library, openLibrary, signIn } from "./support.tsx";

const NAME = "c10-clean-colour.png";
const BYTES = new Uint8Array(readFileSync(`tests/fixtures/curves/${NAME}`));
interface TrueChart {
  readonly size: readonly [width: number, height: number];
  readonly panels: readonly [{ readonly frame: readonly [Point, Point, Point, Point] }];
  readonly curves: readonly { readonly points: readonly Point[] }[];
  readonly axes: readonly { readonly min: number; readonly max: number; readonly unit: string }[];
}
const CHART = JSON.parse(readFileSync("tests/fixtures/curves/c10-clean-colour.json", "utf8")) as TrueChart;
const [FLOW, HEAD] = CHART.axes as [TrueChart["axes"][number], TrueChart["axes"][number]];

/** A browser decodes pictures itself; here they are read as a scan is. */
const { picture } = await openPicture(NAME, BYTES, 1);
const tools = {
  isSupported: true,
  decode: () => Promise.resolve(picture),
  encode: () => Promise.resolve(new Blob(["png"]) as unknown as globalThis.Blob),
};
const reader = createCurvesClient(null, () => channelWorker(createCurvesService(tools)));
/** The page's files are those of the test's document, which no thread takes. */
const client: CurvesClient = {
  ...reader,
  read: (manual, ...rest) =>
    reader.read({ ...manual, file: new Blob([BYTES]) as unknown as globalThis.Blob }, ...rest),
};

beforeEach(() => {
  notices.clear();
  signIn();
  for (const [name, value] of Object.entries(fakeIndexedDb)) vi.stubGlobal(name, value);
  vi.stubGlobal("indexedDB", new fakeIndexedDb.IDBFactory());
  const [width, height] = CHART.size;
  vi.spyOn(SVGElement.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, width, height));
});
afterEach(() => client.release());

const SHEETS: CurveSheets = {
  product: { id: "o-1", brandName: "示例泵业", model: "C10 续", isDraft: false },
  states: [
    {
      ...{ state: 1, fileName: NAME, page: 1, methods: ["traced"], manual: null, documentId: null },
      hash: createHash("sha256").update(BYTES).digest("hex"),
      ...{ person: "李明远", madeAt: 0, isCurrent: true, isUndone: false, errors: [] },
    },
  ],
};
const RUN: LibraryImport = {
  ...{ id: "i1", fileName: NAME, startedBy: "李明远", startedAt: 0, endedAt: 1 },
  counts: { added: 1, updated: 0, kept: 0, warned: 0, refused: 0 },
  ...{ remarkCount: 0, undoneAt: null },
};
const open = (address = "/library/imports?library=2", content = "") =>
  openLibrary(
    address,
    {
      "GET ": () => [library("2", { role: "editor" })],
      "GET /imports": () => [],
      "GET /products/{productId}/sheets": () => SHEETS,
      "GET /products/{productId}/sheets/{state}": () => ({ content }),
      "POST /imports": () => ({ ...RUN, endedAt: null }),
      "POST /imports/{importId}/products": () => ({ import: RUN, remarks: [] }),
      "POST /imports/{importId}/end": () => RUN,
      "GET /gjk/data_standards/site/v1/classifications": () => TEST_STANDARD.categories,
      "POST /gjk/data_standards/site/v1/classifications/{code}/properties": ({
        params,
      }: {
        params: { code: string };
      }) => TEST_STANDARD.categories.find(({ code }) => code === params.code)?.definitions,
      "POST /products/find": ({ body }: { body: { keys: unknown[] } }) => ({
        found: body.keys.map(() => null),
      }),
    },
    { curves: client },
  );
async function choose() {
  const user = setUpUser();
  await user.upload(await screen.findByLabelText("曲线图文件"), new File([BYTES], NAME));
}

const stage = () => screen.getByRole("application", { name: "样本图片" });
function click(...places: readonly Point[]) {
  for (const [clientX, clientY] of places)
    fireEvent.pointerUp(stage().querySelector("svg")!, { button: 0, clientX, clientY });
}
/** Where a share of the frame stands, which hardly differs from a parallelogram. */
function placeOf([q, head]: Point): Point {
  const [a, b, c, d] = CHART.panels[0].frame;
  const [u, v] = [(q - FLOW.min) / (FLOW.max - FLOW.min), (head - HEAD.min) / (HEAD.max - HEAD.min)];
  const mix = (at: 0 | 1) =>
    (1 - u) * (1 - v) * d[at] + u * (1 - v) * c[at] + (1 - u) * v * a[at] + u * v * b[at];
  return [mix(0), mix(1)];
}
function enter(name: string | RegExp, value: string | number) {
  const field = screen.getByRole("textbox", { name });
  fireEvent.change(field, { target: { value: String(value) } });
  fireEvent.blur(field);
}
const row = async () => {
  const curves = within(await screen.findByRole("table", { name: "读出的曲线" }));
  return curves.getAllByRole("row")[1]?.textContent ?? "";
};
const spots = () => screen.queryAllByRole("button", { name: /^第 \d 点$/u });
const boxes = () => screen.queryAllByRole("checkbox", { name: /^曲线 \d+$/u });
const READ = " → 22.4 m";

/** The frame by its corners, its axes, and the head under five clicks. */
async function drawHead() {
  click(...CHART.panels[0].frame);
  expect(await screen.findByText(/图框偏差 \d/u)).toBeTruthy();
  enter("下轴左端", FLOW.min);
  enter("下轴右端", FLOW.max);
  const { points } = CHART.curves[0]!;
  const clicks = [0, 1, 2, 3, 4].map((at) => placeOf(points[Math.round((at / 4) * (points.length - 1))]!));
  for (const [at, place] of clicks.entries()) {
    click(place);
    await screen.findByText(new RegExp(`此线已取 ${at + 1} 点`, "u"));
  }
  await pick("曲线 1的量", "扬程");
  enter("左轴下端", HEAD.min);
  enter("左轴上端", HEAD.max);
  await waitFor(async () => expect(await row()).toContain(READ));
}
async function nameProduct() {
  enter("品牌", "示例泵业");
  enter("型号", "C10 续");
  enter(/^转速/u, 2900);
  expect(await screen.findByText(/^检查通过：1 条曲线/u, {}, { timeout: 8000 })).toBeTruthy();
}

it("what was traced is undone, corrected by tenths of a pixel, left, gone on with and given up", async () => {
  const { unmount } = open();
  await choose();
  await screen.findByRole("application", { name: "样本图片" }, { timeout: 8000 });

  fireEvent.click(screen.getByRole("radio", { name: "描线" }));
  click([20, 20]);
  expect(screen.getByText("请先点图框的四个角")).toBeTruthy();
  fireEvent.click(screen.getByRole("radio", { name: "图框" }));
  await drawHead();

  // Steps go back and forth.
  const step = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
  for (let at = 0; at < 30 && boxes().length > 0; at++) fireEvent.click(step("撤销"));
  expect(boxes()).toEqual([]);
  for (let at = 0; at < 30 && !step("重做").disabled; at++) fireEvent.click(step("重做"));
  await waitFor(async () => expect(await row()).toContain(READ));

  // A picked point is moved by keys, deleted, and there again.
  fireEvent.keyDown(stage(), { key: "Enter" });
  fireEvent.click(screen.getByRole("button", { name: "修改曲线 1的点" }));
  const before = Number(spots()[2]?.getAttribute("cx"));
  for (const key of ["ArrowRight", "ArrowRight"]) fireEvent.keyDown(spots()[2]!, { key });
  expect(Number(spots()[2]?.getAttribute("cx"))).toBeCloseTo(before + 0.2, 6);
  fireEvent.keyDown(spots()[2]!, { key: "Delete" });
  expect(spots()).toHaveLength(4);
  fireEvent.keyDown(stage(), { key: "z", ctrlKey: true });
  expect(spots()).toHaveLength(5);
  await waitFor(async () => expect(await row()).toContain(READ));
  await nameProduct();
  unmount();

  // The next visit goes on where it was.
  const again = open();
  expect(await screen.findByText("未完成的读图")).toBeTruthy();
  // The test's browser stores no file of a page, and asks for it again.
  await setUpUser().upload(screen.getByLabelText("上次的曲线图文件"), new File([BYTES], NAME));
  expect(await screen.findByText(/^检查通过：1 条曲线/u, {}, { timeout: 8000 })).toBeTruthy();
  expect(await row()).toContain(READ);
  expect(step("撤销").disabled).toBe(false);
  fireEvent.click(screen.getByRole("button", { name: "取消" }));
  fireEvent.click(await screen.findByRole("button", { name: "放弃" }));
  expect(await screen.findByRole("button", { name: "选择曲线图" })).toBeTruthy();
  again.unmount();
  open();
  expect(await screen.findByRole("button", { name: "选择曲线图" })).toBeTruthy();
  expect(screen.queryByText("未完成的读图")).toBeNull();
}, 60_000);

it("a sheet of a picture is opened with the clicks that it was made by", async () => {
  const { called, unmount } = open();
  await choose();
  await screen.findByRole("application", { name: "样本图片" }, { timeout: 8000 });
  await drawHead();
  await nameProduct();
  const read = await row();
  fireEvent.click(screen.getByRole("button", { name: "导入 1 个产品" }));
  expect(await screen.findByText(`${NAME}：新增 1`)).toBeTruthy();
  const [{ body }] = called("POST /imports/{importId}/products") as [
    { readonly body: { readonly products: readonly [SentProduct] } },
  ];
  unmount();

  open("/library?library=2&sheet=o-1", body.products[0].sheet);
  fireEvent.click(await screen.findByRole("button", { name: "打开第 1 次读图" }));
  await setUpUser().upload(screen.getByLabelText("读图时的文件"), new File([BYTES], NAME));
  expect(await screen.findByText(/^检查通过：1 条曲线/u, {}, { timeout: 8000 })).toBeTruthy();
  expect(await row()).toBe(read);
}, 60_000);
