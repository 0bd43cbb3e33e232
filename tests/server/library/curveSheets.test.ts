import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readKeptSheet, type CurveSheets } from "#api/contract/curveSheets.ts";
import type { SentProduct } from "#api/contract/libraryImports.ts";
import { withCurve } from "#domain/catalogue/curves/PageEntry.ts";
import { forgetUser, readMyData } from "#server/account/myData.ts";
import { curveSheets } from "#server/database/schema/curveSheetSchema.ts";
import { PERSONAL_DATA } from "#server/start/personalParts.ts";
import {
  imported,
  joined,
  LIBRARIES,
  manualOf,
  newLibrary,
  productsIn,
  sentFan,
  sentManual,
} from "../../support/libraryCalls.ts";
import { startProjectServer, type Person, type ProjectServer } from "../../support/projectServer.ts";
import { readFixture, sentReading } from "../../support/readSheet.ts";

let server: ProjectServer;
let page: Awaited<ReturnType<typeof readFixture>>;
let bytes: Uint8Array;
let hash = "";
beforeAll(async () => {
  server = await startProjectServer();
  page = await readFixture("c01-pump-three-axes");
  bytes = await manualOf(["c01"]);
  hash = createHash("sha256").update(bytes).digest("hex");
});
afterAll(() => server.close());

const at = (libraryId: string, productId: string) => `${LIBRARIES}/${libraryId}/products/${productId}/sheets`;
const listed = async (person: Person, libraryId: string, productId: string) =>
  (await person.get(at(libraryId, productId))).data as CurveSheets;
const opened = async (person: Person, libraryId: string, productId: string, state: number) => {
  const answer = await person.get(`${at(libraryId, productId)}/${state}`);
  return readKeptSheet((answer.data as { content: string }).content);
};
/** The same page with one curve less, as a correction of a product. */
function corrected(corrects: string): SentProduct {
  const entry = withCurve(page.entry, 0, 2, { isTaken: false });
  return { ...sentReading({ ...page, entry }, hash).product, corrects };
}

test("27: a sheet is kept with its product, opened by members as it was, and a correction keeps the state before it", async () => {
  const owner = await server.person();
  const id = await newLibrary(owner);
  const viewer = await joined(server, owner, id, "viewer");
  const { sheet, product } = sentReading(page, hash);
  await imported(owner, id, [product]);
  const [pump] = await productsIn(owner, id);
  const first = await listed(viewer, id, pump!.id);
  expect(first).toMatchObject({
    product: { id: pump!.id, model: "读图-1", isDraft: false },
    states: [
      {
        ...{ state: 1, fileName: "样本.pdf", hash, page: 1, methods: ["vector"], manual: null },
        ...{ isCurrent: true, isUndone: false },
      },
    ],
  });
  expect(first.states[0]!.errors.map(({ name }) => name)).toEqual(["流量", "扬程", "效率", "轴功率"]);
  const again = await opened(viewer, id, pump!.id, 1);
  expect(again).toEqual(sheet);
  // Nobody else learns that it exists, and a viewer cannot correct it.
  const stranger = await server.person();
  for (const path of [at(id, pump!.id), `${at(id, pump!.id)}/1`])
    expect(await stranger.get(path)).toEqual(
      await stranger.get(path.replace(id, "00000000-0000-4000-8000-000000000000")),
    );
  expect((await viewer.post(`${LIBRARIES}/${id}/imports`, { fileName: "样本.pdf" })).code).toBe("forbidden");

  const sent = await sentManual(owner, id, "样本", bytes);
  expect(sent.code).toBe("success");
  expect((await listed(viewer, id, pump!.id)).states[0]!.manual).toMatchObject({ title: "样本" });

  const editor = await joined(server, owner, id, "editor");
  const change = await imported(editor, id, [corrected(pump!.id)], { duplicates: "keep" });
  expect(change.import.counts).toMatchObject({ added: 0, updated: 1, kept: 0 });
  expect((await productsIn(owner, id)).map((each) => each.id)).toEqual([pump!.id]);
  const two = await listed(viewer, id, pump!.id);
  expect(two.states.map(({ state, isCurrent }) => [state, isCurrent])).toEqual([
    [2, true],
    [1, false],
  ]);
  expect(two.states[0]!.person).not.toBe(two.states[1]!.person);
  expect(await opened(viewer, id, pump!.id, 1)).toEqual(sheet);

  await editor.post(`${LIBRARIES}/${id}/imports/${change.import.id}/undo`, undefined);
  expect((await listed(viewer, id, pump!.id)).states.map((each) => [each.isCurrent, each.isUndone])).toEqual([
    [false, true],
    [true, false],
  ]);
  const counts = await server.database.queries.$count(curveSheets);
  await owner.post(`${LIBRARIES}/${id}/products/delete`, { ids: [pump!.id] });
  expect(await server.database.queries.$count(curveSheets)).toBe(counts - 2);
});

test("27: a correction is of a product of the library with its key, and a sheet is one that can be opened", async () => {
  const owner = await server.person();
  const id = await newLibrary(owner);
  const other = await newLibrary(owner, "另一库");
  await imported(owner, id, [sentReading(page, hash).product, sentFan()]);
  const products = await productsIn(owner, id);
  const pump = products.find(({ model }) => model === "读图-1")!;
  const fan = products.find(({ model }) => model !== "读图-1")!;
  const refused = async (libraryId: string, product: SentProduct) =>
    imported(owner, libraryId, [product]).then(
      () => "taken",
      (error: unknown) => String(error),
    );
  expect(await refused(other, corrected(pump.id))).toMatch(/not\.found/u);
  expect(await refused(id, corrected(fan.id))).toMatch(/invalid\.input/u);
  const { product, sheet } = sentReading(page, hash);
  const spoilt = [
    "{}",
    "no json",
    JSON.stringify({ ...sheet, read: null }),
    JSON.stringify({ ...sheet, entry: { ...sheet.entry, curves: [[]] } }),
    JSON.stringify({ ...sheet, hash: "x" }),
    JSON.stringify({ ...sheet, picture: "bytes of a page" }),
  ];
  for (const content of spoilt)
    expect(await refused(id, { ...product, sheet: content })).toMatch(/invalid\.input/u);
  // A product of a table has no sheet.
  expect((await listed(owner, id, fan.id)).states).toEqual([]);
  expect((await owner.get(at(other, pump.id))).code).toBe("not.found");
  expect((await owner.get(`${at(id, pump.id)}/2`)).code).toBe("not.found");
});

test("27: of two products of one key the corrected one takes the figures", async () => {
  const owner = await server.person();
  const id = await newLibrary(owner);
  const { product } = sentReading(page, hash);
  await imported(owner, id, [product]);
  await imported(owner, id, [product], { duplicates: "both" });
  const pumps = await productsIn(owner, id);
  expect(pumps).toHaveLength(2);
  for (const { id: pump } of pumps) {
    await imported(owner, id, [corrected(pump)]);
    expect((await listed(owner, id, pump)).states).toHaveLength(2);
  }
});

test("27: sheets go with what one is told of one's data, and with the library of a deleted account", async () => {
  const owner = await server.person();
  const id = await newLibrary(owner);
  await imported(owner, id, [sentReading(page, hash).product]);
  const { queries } = server.database;
  const told = JSON.stringify(await readMyData(queries, owner.userId, PERSONAL_DATA));
  expect(told).toContain(hash);
  const counts = await queries.$count(curveSheets);
  await forgetUser(queries, owner.userId, PERSONAL_DATA);
  expect(await queries.$count(curveSheets)).toBe(counts - 1);
});
