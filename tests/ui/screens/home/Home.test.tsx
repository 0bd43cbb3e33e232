import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { NO_ROOMS } from "#domain/batch/batchState.ts";
import type { Classification } from "#api/contract/dataStandards.ts";
import { Home } from "#ui/screens/home/Home.tsx";
import { batchesWith, fakeApi, fakeServices, renderInApp, standingBatch } from "../../renderInApp.tsx";

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
  category("C000001", "通风机", 0, false),
  category("C000006", "风机盘管", 2305, true, true),
  category("C000002", "水泵", 40, true),
];

const openHome = (services = fakeServices({ api: fakeApi(() => CATEGORIES) })) =>
  renderInApp(<Home />, { services });

it("links the classifications that can be selected, with their counts", async () => {
  openHome();
  const link = await screen.findByRole("link", { name: /^风机盘管\s*新\s*2,305$/u });
  expect(link.getAttribute("href")).toBe("/multiRoom/fanCoil");
});

it("shows the others without a link: not enabled, or without a screen", async () => {
  openHome();
  expect((await screen.findByText("通风机")).closest("a")).toBeNull();
  expect(screen.getByText("水泵").closest("a")).toBeNull();
  expect(screen.getByText("尚未开放选型")).toBeTruthy();
});

it("says when the classifications did not come, and asks again", async () => {
  let isDown = true;
  const api = fakeApi(() => {
    if (isDown) throw new Error("网络连接失败");
    return CATEGORIES;
  });
  openHome(fakeServices({ api }));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("加载失败");
  isDown = false;
  await userEvent.click(within(alert).getByRole("button", { name: "重试" }));
  expect(await screen.findByText("通风机")).toBeTruthy();
});

it("says when there are none", async () => {
  openHome(fakeServices({ api: fakeApi(() => []) }));
  expect(await screen.findByText("暂无产品分类")).toBeTruthy();
});

it("leads to the batch from the banner and from the steps", () => {
  openHome();
  expect(screen.getByRole("heading", { name: "整栋楼的末端，一次选完" })).toBeTruthy();
  for (const name of ["风机盘管", "开始选型"])
    expect(screen.getByRole("link", { name }).getAttribute("href")).toBe("/multiRoom/fanCoil");
});

it("offers to go on with the building that was left", async () => {
  const batch = standingBatch({
    ...NO_ROOMS,
    buildingName: "科研办公楼",
    rooms: 2418,
    matched: 2391,
    unmatched: 27,
    hasRun: true,
  });
  openHome(fakeServices({ api: fakeApi(() => CATEGORIES), batch: batchesWith({ fanCoil: batch }) }));
  expect(await screen.findByRole("link", { name: "科研办公楼 · 2,418 间" })).toBeTruthy();
  expect(screen.getByText("未匹配 27 间")).toBeTruthy();
  expect(screen.getByRole("link", { name: "继续" }).getAttribute("href")).toBe("/multiRoom/fanCoil");
});

it("says of a building without a run that it has none", async () => {
  const batch = standingBatch({ ...NO_ROOMS, buildingName: "Rhea", rooms: 36 });
  openHome(fakeServices({ api: fakeApi(() => CATEGORIES), batch: batchesWith({ fanCoil: batch }) }));
  expect(await screen.findByText("尚未选型")).toBeTruthy();
});

it("shows no recent work where there are no rooms, and asks for it after the first picture", async () => {
  let isAsked = false;
  const batch = {
    ...batchesWith(),
    get fanCoil() {
      isAsked = true;
      return standingBatch();
    },
  };
  openHome(fakeServices({ api: fakeApi(() => CATEGORIES), batch }));
  expect(isAsked).toBe(false);
  await screen.findByText("通风机");
  await act(() => vi.waitFor(() => expect(isAsked).toBe(true)));
  expect(screen.queryByText("最近选型")).toBeNull();
});
