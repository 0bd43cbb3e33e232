import { beforeEach, expect, it } from "vitest";
import { ApiError } from "#api/client/ApiError.ts";
import type { Asking } from "#api/client/createApi.ts";
import type { getProduct } from "#api/contract/products.ts";
import { createHostBridge } from "#api/host/createHostBridge.ts";
import { notices, useNoticeList } from "#ui/page/services/useNotices.ts";
import { replayJournal } from "#ui/shell/host/replayJournal.ts";
import { fakeApi } from "../../renderInApp.tsx";

const COMPONENT = {
  userId: "7",
  softwareVersionId: "v1",
  name: "风机盘管",
  suffix: "rfa",
  typeNames: ["默认"],
  loadAllTypes: false,
};

let asked: { path: string; params: Record<string, unknown> }[] = [];
beforeEach(() => {
  asked = [];
  notices.clear();
});

/** A host with this journal, and what it answers to calls about components. */
const hostWith = (actions: unknown, ofComponent: unknown = { code: "success", data: null }) =>
  createHostBridge((text) => {
    const call = JSON.parse(text) as (typeof asked)[number];
    asked.push(call);
    if (call.path === "gjw/desktop/journal/actions") return { code: "success", data: { actions } };
    return call.path.includes("component") ? ofComponent : { code: "success", data: null };
  });

/** The catalogue holds these products and no other. */
const api = fakeApi((_, asking) => {
  const { id } = (asking as Asking<typeof getProduct>).params;
  if (id === "a/b" || id === "p1") return { id };
  if (id === "cut") throw new ApiError("network", "网络连接失败");
  throw new ApiError("not.found", "There is no product of this id", { status: 404 });
});

async function replayed(actions: unknown, ofComponent?: unknown) {
  const places: string[] = [];
  await replayJournal({ host: hostWith(actions, ofComponent), api, goTo: (place) => places.push(place) });
  const results = asked.filter(({ path }) => path === "gjw/desktop/journal/result");
  return { places, results: results.map(({ params }) => params) };
}

it("goes to lists, products and the selected products, one after the other, and reports each", async () => {
  const designProperties = [{ code: "P000007", value: 2000, deviationRate: 10 }];
  const { places, results } = await replayed([
    { name: "ProductList", params: { categoryCode: "C000001" } },
    { name: "ProductList", params: { categoryCode: "C000010" } },
    { name: "ProductDetail", params: { id: "a/b" } },
    { name: "ProductDetail", params: { id: "p1", designProperties } },
    { name: "SelectionList" },
  ]);
  expect(places.slice(0, 3)).toEqual(["/fan", "/productList/C000010", "/product/detail/a%2Fb"]);
  const duty = new URLSearchParams(places[3]?.split("?")[1]).get("designProperties");
  expect(JSON.parse(duty ?? "")).toEqual(designProperties);
  expect(places[4]).toBe("/selectedProducts");
  expect(results.map(({ index, code, message }) => [index, code, message])).toEqual(
    places.map((_, index) => [index, "success", ""]),
  );
  expect(useNoticeList.getState()).toEqual([]);
});

it("names an action that it does not know, and goes on", async () => {
  const { places, results } = await replayed([{ name: "Rotate", params: {} }, { name: "SelectionList" }]);
  expect(places).toEqual(["/selectedProducts"]);
  expect(results[0]).toEqual({ index: 0, name: "Rotate", code: "failure", message: "未知的操作：Rotate" });
  expect(useNoticeList.getState()).toMatchObject([{ kind: "error", detail: "未知的操作：Rotate" }]);
});

it.each([
  ["ProductList", { categoryCode: "C9" }],
  ["ProductList", { categoryCode: "constructor" }],
  ["ProductDetail", {}],
  ["ProductDetail", { id: "p1", designProperties: [{ code: "P000007", value: "2000" }] }],
])("goes nowhere with what leads nowhere: %s %j", async (name, params) => {
  const { places, results } = await replayed([{ name, params }]);
  expect(places).toEqual([]);
  expect(results).toMatchObject([{ code: "failure", message: "参数不符合约定" }]);
});

it.each([
  ["gone", "产品库中没有此产品：gone"],
  ["cut", "未能读取产品：网络连接失败"],
])("reports that a product cannot be opened, and goes on: %s", async (id, message) => {
  const { places, results } = await replayed([
    { name: "ProductDetail", params: { id } },
    { name: "SelectionList" },
  ]);
  expect(places).toEqual(["/selectedProducts"]);
  expect(results).toMatchObject([
    { code: "failure", message },
    { code: "success", message: "" },
  ]);
  expect(useNoticeList.getState()).toMatchObject([{ kind: "error", detail: message }]);
});

it.each([
  ["LoadComponent", "gjw/desktop/component/load", "载入失败"],
  ["PlaceComponent", "gjw/desktop/component/place", "布置失败"],
])("reports of %s that it went well, that it failed, and that it is none", async (name, path, failed) => {
  const well = await replayed([{ name, params: COMPONENT }]);
  expect(asked.find((call) => call.path === path)?.params).toEqual(COMPONENT);
  expect(well.results).toMatchObject([{ code: "success", message: "" }]);
  asked = [];
  const ill = await replayed([{ name, params: COMPONENT }], { code: "failure", message: "没有打开的图纸" });
  expect(ill.results).toMatchObject([{ code: "failure", message: `${failed}：没有打开的图纸` }]);
  asked = [];
  const none = await replayed([{ name, params: { name: "x" } }]);
  expect(none.results).toMatchObject([{ code: "failure", message: `${failed}：参数不符合约定` }]);
  expect(asked.some((call) => call.path === path)).toBe(false);
});

it("says that there is no journal to be read", async () => {
  const host = createHostBridge(() => ({ code: "failure", message: "没有记录" }));
  await replayJournal({ host, api, goTo: () => {} });
  expect(useNoticeList.getState()).toMatchObject([
    { kind: "error", text: "未能读取操作记录", detail: "没有记录" },
  ]);
});
