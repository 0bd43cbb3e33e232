import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLocation } from "react-router-dom";
import { useEffect } from "react";
import { expect, it, vi } from "vitest";
import type { KeptBuilding, KeptSelection } from "#domain/building/batch/state/Building.ts";
import type { Classification } from "#api/contract/dataStandards.ts";
import { GOES_ON } from "#ui/page/services/useGoesOn.ts";
import type { Services } from "#ui/page/services/ServicesContext.tsx";
import { Home } from "#ui/screens/home/Home.tsx";
import { batchesWith, fakeApi, fakeServices, renderInApp } from "../../renderInApp.tsx";

const category = (
  code: string,
  name: string,
  count: number,
  isOpen: boolean,
  isNew = false,
): Classification => ({
  code,
  name,
  count,
  configItemValues: {
    isSelectionEnable: isOpen,
    isNew,
    isCanRelateResources: false,
    isPriceCondition: false,
  },
});
const CATEGORIES = [
  category("C000001", "通风机", 20_015, true),
  category("C000002", "水泵", 5050, true),
  category("C000006", "风机盘管", 2305, true, true),
  category("C000010", "风阀", 0, false),
];
const BRANDS = [
  { brandCode: "B000001", brandName: "朗源", brandUrl: null, count: 3, disabled: false },
  { brandCode: "B000002", brandName: "北辰", brandUrl: null, count: 0, disabled: true },
];

/** The server as this screen asks it; every question about products is noted. */
function answering(asked: unknown[] = []) {
  return fakeApi(({ path }, asking) => {
    if (path.endsWith("/classifications")) return CATEGORIES;
    if (path.endsWith("/brands/agg")) return BRANDS;
    if (path.endsWith("_agg") || path.endsWith("/agg")) return [];
    asked.push(asking);
    return { list: [], totalCount: 43 };
  });
}

let address = "";
let state: unknown = null;
function Address() {
  const { pathname, search, state: given } = useLocation();
  useEffect(() => {
    address = decodeURIComponent(`${pathname}${search}`);
    state = given;
  }, [pathname, search, given]);
  return null;
}

/** Services of a browser that keeps a building of fan coils. */
const leaving = (building: Partial<KeptBuilding & KeptSelection>, ...others: Partial<KeptSelection>[]) => {
  const { id = "fanCoil", name = "", rooms = 0, ...own } = building;
  const left = { kind: "fanCoil", isBehind: false, matched: 0, unmatched: 0, hasRun: false, savedAt: 1 };
  const selections = [own, ...others].map((selection) => ({ ...left, ...selection }));
  return fakeServices({
    api: answering(),
    recentWork: () => Promise.resolve([{ id, name, rooms, selections, savedAt: 1 }]),
  });
};

const openHome = (services = fakeServices({ api: answering() })) =>
  renderInApp(
    <>
      <Home />
      <Address />
    </>,
    { services },
  );

it("links the classifications that are selected for whole buildings, with their counts", async () => {
  openHome();
  const link = await screen.findByRole("link", { name: /^风机盘管\s*新\s*2,305$/u });
  expect(link.getAttribute("href")).toBe("/multiRoom/fanCoil");
});

it("lists no classification that cannot be selected", async () => {
  openHome();
  await screen.findByRole("button", { name: /^水泵/u });
  expect(screen.queryByText("风阀")).toBeNull();
});

it("searches a chosen classification beside the list", async () => {
  openHome();
  expect(await screen.findByRole("heading", { name: "通风机" })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: /^水泵/u }));
  expect(await screen.findByRole("heading", { name: "水泵" })).toBeTruthy();
  expect(screen.getByRole("textbox", { name: "扬程（m）" })).toBeTruthy();
});

it("counts what a duty would find as soon as its field is left, and takes it along to the list", async () => {
  const asked: unknown[] = [];
  openHome(fakeServices({ api: answering(asked) }));
  await userEvent.type(await screen.findByRole("textbox", { name: "风量（m³/h）" }), "12000");
  await userEvent.tab();
  expect((await screen.findByText("符合条件", { exact: false })).textContent).toBe("符合条件 43 个");
  expect(asked.at(-1)).toMatchObject({ body: { curveProperties: [{ code: "P000007", value: 12_000 }] } });
  await userEvent.click(screen.getByRole("button", { name: "开始选型" }));
  await waitFor(() => expect(address).toBe("/fan?duty=P000007:12000"));
});

it("does not start while a required figure is missing, and names it", async () => {
  openHome();
  await userEvent.type(await screen.findByRole("textbox", { name: "全压（Pa）" }), "650");
  await userEvent.click(screen.getByRole("button", { name: "开始选型" }));
  expect(screen.getByRole("alert").textContent).toBe("填写风量");
  expect(address).not.toContain("/fan");
});

it("searches whenever a field is left, by the rest where a required figure is missing", async () => {
  const asked: unknown[] = [];
  openHome(fakeServices({ api: answering(asked) }));
  const flow = await screen.findByRole("textbox", { name: "风量（m³/h）" });
  const pressure = screen.getByRole("textbox", { name: "全压（Pa）" });
  await userEvent.type(flow, "12000");
  await userEvent.type(pressure, "650");
  await userEvent.tab();
  await waitFor(() => expect(address).toContain("duty=P000007:12000,P000008:650"));
  await userEvent.clear(flow);
  await userEvent.tab();
  await waitFor(() => expect(address).toContain("duty=P000008:650"));
  // The question of before anything was typed, whose answer is still at hand.
  const plain = expect.objectContaining({ curveProperties: [] });
  expect(asked).toContainEqual(expect.objectContaining({ body: plain }));
  expect(await screen.findByText("未计工况", { exact: false })).toBeTruthy();
  // What was typed stays, and nobody is told off in the middle of typing.
  expect(pressure).toHaveProperty("value", "650");
  expect(screen.queryByRole("alert")).toBeNull();
});

it("searches on Enter, and then marks a required figure that is missing", async () => {
  openHome();
  const pressure = await screen.findByRole("textbox", { name: "全压（Pa）" });
  await userEvent.type(pressure, "650{Enter}");
  await waitFor(() => expect(address).toContain("duty=P000008:650"));
  expect(screen.getByRole("alert").textContent).toBe("填写风量");
  await userEvent.type(screen.getByRole("textbox", { name: "风量（m³/h）" }), "12000{Enter}");
  await waitFor(() => expect(address).toContain("duty=P000007:12000,P000008:650"));
  expect(screen.queryByRole("alert")).toBeNull();
});

it("narrows by a brand, which a second click gives up; a brand without products cannot be chosen", async () => {
  openHome();
  await userEvent.click(await screen.findByRole("button", { name: "朗源" }));
  expect(address).toContain("brand=B000001");
  expect((await screen.findByText("已选", { exact: false })).textContent).toBe("已选 1 项");
  await userEvent.click(screen.getByRole("button", { name: "朗源" }));
  expect(address).not.toContain("brand=");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "北辰" }).disabled).toBe(true);
});

it("says when the classifications did not come, and asks again", async () => {
  let isDown = true;
  const up = answering();
  const api = fakeApi((endpoint, asking, signal) => {
    if (isDown) throw new Error("网络连接失败");
    return up.call(endpoint, asking as never, signal ? { signal } : {});
  });
  openHome(fakeServices({ api }));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("加载失败");
  isDown = false;
  await userEvent.click(within(alert).getByRole("button", { name: "重试" }));
  expect(await screen.findByRole("heading", { name: "通风机" })).toBeTruthy();
});

it("says when there are none", async () => {
  openHome(fakeServices({ api: fakeApi(() => []) }));
  expect(await screen.findByText("暂无产品分类")).toBeTruthy();
});

it("leads to the batches from the banner", () => {
  openHome();
  expect(screen.getByRole("heading", { name: "整栋楼的末端，一次选完" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "风机盘管" }).getAttribute("href")).toBe("/multiRoom/fanCoil");
});

it("leads somebody who misses a classification to the feedback", () => {
  openHome();
  const href = screen.getByRole("link", { name: "告诉我们" }).getAttribute("href");
  expect(decodeURIComponent(href ?? "")).toBe("/account/feedback?source=Selection&from=6&title=缺少产品分类");
});

it("offers to go on with the building that was left", async () => {
  openHome(leaving({ name: "科研办公楼", rooms: 2418, matched: 2391, unmatched: 27, hasRun: true }));
  expect(await screen.findByRole("link", { name: "科研办公楼 · 2,418 间" })).toBeTruthy();
  expect(screen.getByText("未匹配 27 间")).toBeTruthy();
  expect(screen.getByRole("link", { name: "继续" }).getAttribute("href")).toBe("/multiRoom/fanCoil");
});

it("says of a building without a run that it has none", async () => {
  openHome(leaving({ name: "Rhea", rooms: 36 }));
  expect(await screen.findByText("尚未选型")).toBeTruthy();
});

it("shows no recent work where there are no rooms, and asks for it after the first picture", async () => {
  const recentWork = vi.fn(() => Promise.resolve([]));
  openHome(fakeServices({ api: answering(), recentWork }));
  expect(recentWork).not.toHaveBeenCalled();
  await screen.findByRole("heading", { name: "通风机" });
  await act(() => vi.waitFor(() => expect(recentWork).toHaveBeenCalled(), { timeout: 60_000 }));
  expect(screen.queryByText("最近选型")).toBeNull();
});

it("opens no building to show what was left of it", async () => {
  const opened: string[] = [];
  const batch: Services["batch"] = (kind) => {
    opened.push(kind.name);
    return batchesWith()(kind);
  };
  openHome({ ...leaving({ name: "Rhea", rooms: 36 }), batch });
  expect(await screen.findByRole("link", { name: "Rhea · 36 间" })).toBeTruthy();
  expect(opened).toEqual([]);
});

it("lists a building once, with the kinds that have selected something for it, each a way there", async () => {
  openHome(
    leaving(
      { name: "科研楼", rooms: 20, matched: 20, hasRun: true },
      { kind: "airOutlet", isBehind: true, matched: null, unmatched: null, hasRun: true },
      { kind: "indoorUnit" },
    ),
  );
  expect(await screen.findAllByRole("link", { name: "科研楼 · 20 间" })).toHaveLength(1);
  const line = screen.getByRole("link", { name: "科研楼 · 20 间" }).closest("li")!;
  expect(line.textContent).toBe("科研楼 · 20 间风机盘管已匹配 20 间风口房间已变更继续");
  expect(within(line).getByRole("link", { name: "风口" }).getAttribute("href")).toBe("/multiRoom/airOutlet");
});

it("says on the way to the batch which building it is, and that the work is gone on with", async () => {
  const goTo = vi.fn();
  openHome({ ...leaving({ id: "fanCoil/2", name: "Rhea", rooms: 36 }), goTo });
  await userEvent.click(await screen.findByRole("link", { name: "继续" }));
  await waitFor(() => expect(address).toBe("/multiRoom/fanCoil"));
  expect(state).toEqual(GOES_ON);
  expect(goTo).toHaveBeenCalledWith("fanCoil/2");
});
