import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { BatchSummary } from "#domain/building/batch/state/batchState.ts";
import type { GroupLine, SuppliedSum } from "#domain/building/batch/groups/TableSums.ts";
import type { ChosenForAll } from "#workers/batch/choose/chooseForAll.ts";
import { FakeBatch, NO_SUMS } from "../../support/FakeBatch.ts";
import { openBatch } from "../../support/openBatch.tsx";
import { matched } from "../../support/rows.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

const supplied = (value: number | null, missing = 0): SuppliedSum => ({
  title: "电功率",
  unit: "kW",
  digits: 2,
  value,
  missing,
});
const head = (change: Partial<GroupLine> & { readonly index: number }): GroupLine => ({
  ...NO_SUMS,
  group: "1F",
  isFolded: false,
  ticked: 0,
  rooms: 2,
  selected: 2,
  units: 5,
  needs: { ...NO_SUMS.needs, coolingLoad: 12.34 },
  supplied: [supplied(1.5)],
  ...change,
});

function grouped(summary: Partial<BatchSummary> = {}, folded: readonly string[] = []) {
  const batch = new FakeBatch([matched(0), matched(1)], {
    stated: ["floor"],
    lines: 3,
    view: { show: "all", search: "", sort: null, columns: [], group: { by: "floor", folded } },
    ...summary,
  });
  batch.linesOfView = [head({ index: 0 }), matched(1, { floor: "1F" }), matched(2, { floor: "1F" })];
  return batch;
}
const groupHead = async (name: string) =>
  (await screen.findByRole("button", { name: new RegExp(`^${name}`, "u") })).closest("tr")!;

describe("a grouped table", () => {
  it("draws the head of a floor with what its rooms come to, and its rooms below", async () => {
    openBatch(grouped());
    const line = await groupHead("1F");
    expect(line.textContent).toBe("1F2 间- -12.3- -5 台电功率 1.50 kW为本组选型");
    expect(screen.getAllByText(/^LYW-68-3P-Z/u).length).toBe(2);
  });

  it("says where units state nothing, and where rooms have no product", async () => {
    const batch = grouped();
    batch.linesOfView = [
      head({ index: 0, rooms: 5, supplied: [supplied(1.5, 2)] }),
      head({ index: 1, group: "", selected: 0, units: 0 }),
    ];
    openBatch(batch);
    expect((await groupHead("1F")).textContent).toContain("3 间未选到电功率 1.50 kW（2 台未注明）");
    expect((await groupHead("未注明楼层")).textContent).toContain("未选型");
  });

  it("folds a floor and unfolds it, the others staying as they are", async () => {
    const batch = grouped({}, ["2F"]);
    const { user } = openBatch(batch);
    await user.click(await screen.findByRole("button", { name: /^1F/u }));
    expect(batch.of("setView").at(-1)).toEqual([{ group: { by: "floor", folded: ["2F", "1F"] } }]);
    batch.linesOfView = [head({ index: 0, isFolded: true })];
    act(() => batch.tell({ lines: 1 }));
    const button = await screen.findByRole("button", { name: /^1F/u, expanded: false });
    await user.click(button);
    expect(batch.of("setView").at(-1)).toEqual([{ group: { by: "floor", folded: ["2F"] } }]);
  });

  it("ticks all rooms of a floor", async () => {
    const batch = grouped();
    const { user } = openBatch(batch);
    await user.click(await screen.findByRole("checkbox", { name: "勾选1F的全部房间" }));
    expect(batch.of("tick")).toEqual([[{ of: "group", group: "1F", isTicked: true }]]);
  });

  it("is summed below, and folds as a whole", async () => {
    const batch = grouped({ rooms: 9, shown: 4 });
    batch.placesAnswer = [
      { by: "floor", name: "1F", rooms: 2 },
      { by: "floor", name: "", rooms: 2 },
      { by: "zone", name: "东区", rooms: 4 },
    ];
    const sums = { ...head({ index: 0 }), rooms: 4, selected: 3, units: 7, supplied: [supplied(null)] };
    batch.sumsAnswer = { ...sums, price: null };
    const { user } = openBatch(batch);
    const bar = within(await screen.findByRole("group", { name: "合计" }));
    expect(await bar.findByText("显示的 4 间合计")).toBeTruthy();
    await waitFor(() => expect(bar.getByText(/^冷负荷/u).textContent).toBe("冷负荷 12.3 kW"));
    expect(bar.getByText(/^已选/u).textContent).toBe("已选 3 间 7 台");
    expect(bar.getByText(/^电功率/u).textContent).toBe("电功率 - -");
    expect(bar.queryByText(/^价格/u)).toBeNull();
    const price = { yuan: 12_345.67, priced: 5, units: 7, isSample: true, oldest: "2026-03-01" };
    batch.sumsAnswer = { ...sums, price };
    act(() => batch.tell({ matched: 3 }));
    await waitFor(() =>
      expect(bar.getByText(/^价格/u).textContent).toBe(
        "价格 ¥ 12,346（5/7 台有价） 含税最低报价，全国，最早 2026-03-01，示例数据",
      ),
    );
    expect(batch.of("sums").at(-1)).toEqual([null]);
    await user.click(bar.getByRole("button", { name: "全部折叠" }));
    await waitFor(() =>
      expect(batch.of("setView").at(-1)).toEqual([{ group: { by: "floor", folded: ["1F", ""] } }]),
    );
  });
});

describe("a choice for a group", () => {
  const SERIES = [
    { id: "s1", name: "静音系列", brandCode: "B1", brandName: "朗源", products: 4 },
    { id: "s2", name: "标准系列", brandCode: "B1", brandName: "朗源", products: 6 },
    { id: "s3", name: "卧式系列", brandCode: "B2", brandName: "北辰", products: 1200 },
  ];
  const part = { by: "floor", name: "1F" };
  const result = (change: Partial<ChosenForAll> = {}) =>
    ({
      ok: true,
      value: { taken: 9, lacking: 0, lackings: [], locked: 0, unasked: 0, cause: "", ...change },
    }) as const;

  async function choosing(prepare: (batch: FakeBatch) => void = () => {}) {
    const batch = grouped();
    batch.groupOfferAnswer = { ok: true, value: { rooms: 12, locked: 3, series: SERIES } };
    batch.groupModelsAnswer = { ok: true, value: [{ id: "p1", model: "LY-34" }] };
    batch.chosenForAllAnswer = result();
    prepare(batch);
    const { user } = openBatch(batch);
    await user.click(await screen.findByRole("button", { name: "为本组选型：1F" }));
    const dialog = within(await screen.findByRole("dialog", { name: "为本组选型：1F" }));
    const pick = async (list: string, option: string) => {
      await user.click(dialog.getByRole("combobox", { name: list }));
      await user.click(await screen.findByRole("option", { name: option }));
    };
    return { batch, user, dialog, pick };
  }

  it("takes the best of a series in each room that is not locked, and says how many", async () => {
    const { batch, user, dialog, pick } = await choosing();
    expect((await dialog.findByText(/^表格中显示/u)).textContent).toBe(
      "表格中显示的本组房间 12 间，其中 3 间已锁定，保持不变",
    );
    expect(dialog.getByRole("button", { name: "选型 9 间" }).hasAttribute("disabled")).toBe(true);
    await pick("系列", "朗源 静音系列（4 种型号）");
    await user.click(dialog.getByRole("button", { name: "选型 9 间" }));
    expect(await screen.findByText("1F 9 间")).toBeTruthy();
    expect(batch.of("chooseForGroup")).toEqual([
      [part, { brandCode: "B1", seriesId: "s1", productId: null }],
    ]);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("offers a brand as a whole where it has several series, and one product", async () => {
    const { batch, user, dialog, pick } = await choosing();
    await dialog.findByText(/^表格中显示/u);
    await pick("系列", "朗源 全部系列（10 种型号）");
    await waitFor(() =>
      expect(batch.of("groupModels").at(-1)).toEqual([part, { brandCode: "B1", seriesId: null }]),
    );
    await waitFor(() =>
      expect(dialog.getByRole("combobox", { name: "型号" }).hasAttribute("disabled")).toBe(false),
    );
    await pick("型号", "LY-34");
    await user.click(dialog.getByRole("button", { name: "选型 9 间" }));
    await waitFor(() =>
      expect(batch.of("chooseForGroup")).toEqual([
        [part, { brandCode: "B1", seriesId: null, productId: "p1" }],
      ]),
    );
  });

  it("names the rooms that kept what they had, and what was not answered", async () => {
    const lackings = [{ roomName: "101 病房", reason: "单台需全冷 15.60 kW，最大可选 10.22 kW" }];
    const { user, dialog, pick } = await choosing((batch) => {
      batch.chosenForAllAnswer = result({
        lacking: 2,
        lackings,
        locked: 3,
        unasked: 4,
        cause: "网络连接失败",
      });
    });
    await dialog.findByText(/^表格中显示/u);
    await pick("系列", "朗源 静音系列（4 种型号）");
    await user.click(dialog.getByRole("button", { name: "选型 9 间" }));
    const report = within(await screen.findByRole("dialog", { name: "选型结果已更新" }));
    expect(report.getByText(/^1F 已更新/u).textContent).toBe("1F 已更新 9 间，3 间已锁定");
    expect(report.getByText("2 间没有合适的型号，保持不变（列出前 1 间）")).toBeTruthy();
    const [room] = within(report.getByRole("list", { name: "保持不变的房间" })).getAllByRole("listitem");
    expect(room!.textContent).toBe("101 病房单台需全冷 15.60 kW，最大可选 10.22 kW");
    expect(report.getByText("4 间未能核对，保持不变：网络连接失败")).toBeTruthy();
    await user.click(report.getByRole("button", { name: "知道了" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("says why nothing can be offered, and asks again", async () => {
    const { batch, user, dialog } = await choosing((fake) => {
      fake.groupOfferAnswer = { ok: false, code: "network", message: "网络连接失败" };
    });
    expect(await dialog.findByText("网络连接失败")).toBeTruthy();
    batch.groupOfferAnswer = { ok: true, value: { rooms: 2, locked: 0, series: [] } };
    await user.click(dialog.getByRole("button", { name: "重试" }));
    expect(await dialog.findByText(/^当前筛选条件下没有可选系列/u)).toBeTruthy();
    expect(dialog.getByRole("button", { name: "选型 2 间" }).hasAttribute("disabled")).toBe(true);
  });

  it("says why a choice failed or is too wide, and keeps it", async () => {
    const { batch, user, dialog, pick } = await choosing((fake) => {
      fake.chosenForAllAnswer = { ok: false, code: "run.running", message: "正在选型，请在结束后重试" };
    });
    await dialog.findByText(/^表格中显示/u);
    await pick("系列", "朗源 静音系列（4 种型号）");
    await user.click(dialog.getByRole("button", { name: "选型 9 间" }));
    expect((await dialog.findByRole("alert")).textContent).toBe("正在选型，请在结束后重试");
    const message = "共 1,200 个型号，一次最多 1,000 个，请按系列选择";
    batch.groupModelsAnswer = { ok: false, code: "products.many", message };
    await pick("系列", "北辰 卧式系列（1,200 种型号）");
    expect(await dialog.findByText(message)).toBeTruthy();
    expect(dialog.getByRole("alert").textContent).toBe("");
    expect(dialog.getByRole("button", { name: "选型 9 间" }).hasAttribute("disabled")).toBe(true);
  });

  it("is not offered while a run lasts, nor in a building that is only looked at", async () => {
    const batch = grouped({ run: { status: "running", done: 0, total: 2, elapsedMs: 0 } });
    openBatch(batch);
    const button = await screen.findByRole("button", { name: "为本组选型：1F" });
    expect(button.hasAttribute("disabled")).toBe(true);
    act(() => batch.tell({ access: "elsewhere" }));
    await waitFor(() => expect(screen.queryByRole("button", { name: "为本组选型：1F" })).toBeNull());
  });
});

describe("the menu of groups", () => {
  it("groups by what rooms state, sums alone, and takes both away", async () => {
    const batch = new FakeBatch([matched(0)], { stated: ["floor"] });
    const { user } = openBatch(batch);
    const choose = async (name: string) => {
      await user.click(screen.getByRole("button", { name: "分组" }));
      await user.click(await screen.findByRole("menuitem", { name: new RegExp(name, "u") }));
    };
    await user.click(await screen.findByRole("button", { name: "分组" }));
    expect((await screen.findByRole("menuitem", { name: "按分区分组" })).hasAttribute("disabled")).toBe(true);
    await user.click(screen.getByRole("menuitem", { name: "只加合计行" }));
    await waitFor(() => expect(batch.of("setView").at(-1)).toEqual([{ group: { by: null, folded: [] } }]));
    await choose("按楼层分组");
    await waitFor(() => expect(batch.of("setView").at(-1)).toEqual([{ group: { by: "floor", folded: [] } }]));
    await choose("不分组");
    await waitFor(() => expect(batch.of("setView").at(-1)).toEqual([{ group: null }]));
  });

  it("leaves the columns of floors to the buildings that have some", async () => {
    const batch = new FakeBatch([matched(0, { floor: "1F" })]);
    openBatch(batch);
    await screen.findByRole("table", { name: "房间与选型结果" });
    expect(screen.queryByRole("columnheader", { name: /楼层/u })).toBeNull();
    act(() => batch.tell({ stated: ["floor"] }));
    expect(await screen.findByRole("columnheader", { name: /楼层/u })).toBeTruthy();
    expect(screen.queryByRole("columnheader", { name: /分区/u })).toBeNull();
  });
});

describe("floor and zone of ticked rooms", () => {
  it("are written as ticked, an empty one is taken away", async () => {
    const batch = new FakeBatch([matched(0)], { ticked: 3, tickedShown: 3 });
    const { user } = openBatch(batch);
    await user.click(await screen.findByRole("button", { name: "楼层与分区" }));
    const dialog = within(await screen.findByRole("dialog", { name: "楼层与分区" }));
    const write = dialog.getByRole("button", { name: "写入 3 间" });
    expect(write.hasAttribute("disabled")).toBe(true);
    await user.type(dialog.getByLabelText("楼层名称"), " 3F ");
    await user.click(dialog.getByRole("checkbox", { name: "分区" }));
    await user.click(write);
    expect(batch.of("placeTicked")).toEqual([[{ floor: "3F", zone: "" }]]);
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "楼层与分区" })).toBeNull());
  });

  it("stay to be written again where they could not be", async () => {
    const batch = new FakeBatch([matched(0)], { ticked: 3, tickedShown: 3 });
    Object.assign(batch.answers, { placeTicked: () => Promise.reject(new Error("gone")) });
    const { user } = openBatch(batch);
    await user.click(await screen.findByRole("button", { name: "楼层与分区" }));
    const dialog = within(await screen.findByRole("dialog", { name: "楼层与分区" }));
    await user.type(dialog.getByLabelText("楼层名称"), "3F");
    await user.click(dialog.getByRole("button", { name: "写入 3 间" }));
    expect(await screen.findByText("未能保存楼层与分区")).toBeTruthy();
    expect(dialog.getByLabelText<HTMLInputElement>("楼层名称").value).toBe("3F");
  });
});
