import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { BatchSummary } from "#domain/batch/batchState.ts";
import type { GroupLine, SuppliedSum } from "#domain/batch/groups/TableSums.ts";
import { FakeBatch, NO_SUMS } from "../support/FakeBatch.ts";
import { openBatch } from "../support/openBatch.tsx";
import { matched } from "../support/rows.ts";

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
    expect(line.textContent).toBe("1F2 间- -12.3- -5 台电功率 1.50 kW");
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
    batch.sumsAnswer = { ...head({ index: 0 }), rooms: 4, selected: 3, units: 7, supplied: [supplied(null)] };
    const { user } = openBatch(batch);
    const bar = within(await screen.findByRole("group", { name: "合计" }));
    expect(await bar.findByText("显示的 4 间合计")).toBeTruthy();
    await waitFor(() => expect(bar.getByText(/^冷负荷/u).textContent).toBe("冷负荷 12.3 kW"));
    expect(bar.getByText(/^已选/u).textContent).toBe("已选 3 间 7 台");
    expect(bar.getByText(/^电功率/u).textContent).toBe("电功率 - -");
    await user.click(bar.getByRole("button", { name: "全部折叠" }));
    await waitFor(() =>
      expect(batch.of("setView").at(-1)).toEqual([{ group: { by: "floor", folded: ["1F", ""] } }]),
    );
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
    await user.click(screen.getByRole("menuitem", { name: "只显示合计" }));
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
