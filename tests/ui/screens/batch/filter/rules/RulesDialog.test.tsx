import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { BatchSummary } from "#domain/building/batch/state/batchState.ts";
import { FAN_COIL_DEFAULTS, type FanCoilFilter } from "#domain/building/kinds/fanCoil/FanCoilFilter.ts";
import type { RoomRule } from "#domain/building/batch/state/RoomRule.ts";
import { FakeBatch } from "../../support/FakeBatch.ts";
import { lineOf, openBatch } from "../../support/openBatch.tsx";
import { matched } from "../../support/rows.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

const rule = (name: string, own: Partial<FanCoilFilter> = {}): RoomRule<FanCoilFilter> => ({
  id: name,
  name,
  words: [name],
  floors: [],
  zones: [],
  own,
});
const WARDS = rule("病房", { level: "HIGH_LEVEL" });
const HALLS = rule("走廊");

async function opened(summary: Partial<BatchSummary> = {}, batch = new FakeBatch([matched(0)], summary)) {
  batch.placesAnswer = [
    { by: "floor", name: "3F", rooms: 4 },
    { by: "floor", name: "4F", rooms: 2 },
  ];
  const { user } = openBatch(batch, { hasFields: true });
  await user.click(await screen.findByRole("button", { name: /^按房间类型设定条件/u }));
  const dialog = within(await screen.findByRole("dialog", { name: "按房间类型设定条件" }));
  return { batch, user, dialog };
}
const listed = (dialog: Awaited<ReturnType<typeof opened>>["dialog"]) =>
  within(dialog.getByRole("region", { name: "规则" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

describe("conditions by type of room", () => {
  it("begin with a way to the first rule, and nothing to save", async () => {
    const { dialog, user } = await opened();
    expect(dialog.getByText("全部房间按同一套筛选条件选型")).toBeTruthy();
    expect(dialog.getByRole("button", { name: "保存" })).toHaveProperty("disabled", true);
    await user.click(dialog.getByRole("button", { name: "新增房间类型" }));
    expect(await dialog.findByRole("textbox", { name: /^规则名称/u })).toBe(document.activeElement);
  });

  it("say how many there are beside the conditions, and list them in their order with their rooms", async () => {
    const { dialog } = await opened({ rules: [WARDS, HALLS] });
    expect(screen.getByText("按房间类型设定条件（2）")).toBeTruthy();
    await waitFor(() => expect(listed(dialog)).toEqual(["1病房1 间名称含“病房”", "2走廊2 间名称含“走廊”"]));
    expect(dialog.getByText("其余房间，按筛选条件").parentElement?.textContent).toBe(
      "其余房间，按筛选条件7 间",
    );
    expect(dialog.getByText("高档", { selector: "span" })).toBeTruthy();
  });

  it("are made: a name, its rooms, and the fields that differ from the building's", async () => {
    const { batch, dialog, user } = await opened({ rules: [HALLS], filter: FAN_COIL_DEFAULTS });
    await user.click(dialog.getByRole("button", { name: "新增房间类型" }));
    await user.type(dialog.getByRole("textbox", { name: /^规则名称/u }), " 病房 ");
    await user.type(dialog.getByRole("combobox", { name: "房间名称含" }), "病房、护理{Enter}");
    await user.click(dialog.getByRole("combobox", { name: "楼层" }));
    await user.click(await screen.findByRole("option", { name: "3F" }));
    await user.click(dialog.getByRole("radio", { name: "高档" }));
    await user.click(dialog.getByRole("button", { name: "上移病房" }));
    await user.click(dialog.getByRole("button", { name: "保存" }));
    await waitFor(() => expect(batch.of("setRules").length).toBe(1));
    expect(batch.of("setRules")[0]).toEqual([
      [{ ...WARDS, id: "1", words: ["病房", "护理"], floors: ["3F"], own: { level: "HIGH_LEVEL" } }, HALLS],
    ]);
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "按房间类型设定条件" })).toBeNull());
    expect(await screen.findByText("已保存 2 条房间类型条件")).toBeTruthy();
  });

  it("go back to the building's conditions, move, and go", async () => {
    const { batch, dialog, user } = await opened({ rules: [WARDS, HALLS] });
    await user.click(dialog.getByRole("button", { name: "改用筛选条件" }));
    expect(dialog.getByText("与筛选条件相同")).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: "下移病房" }));
    await waitFor(() => expect(listed(dialog)[0]).toContain("走廊"));
    await user.click(dialog.getByRole("button", { name: "删除走廊" }));
    await user.click(dialog.getByRole("button", { name: "保存" }));
    await waitFor(() => expect(batch.of("setRules")).toEqual([[[{ ...WARDS, own: {} }]]]));
  });

  it("are not saved without a name or rooms: a sentence says what is missing, and nothing is lost", async () => {
    const { batch, dialog, user } = await opened({ rules: [HALLS] });
    await user.click(dialog.getByRole("button", { name: "新增房间类型" }));
    await user.click(dialog.getByRole("button", { name: /^1 ?走廊/u }));
    await user.click(dialog.getByRole("button", { name: "保存" }));
    expect(await dialog.findByText("第 2 条没有名称，请填写")).toBeTruthy();
    await user.type(dialog.getByRole("textbox", { name: /^规则名称/u }), "办公");
    await user.click(dialog.getByRole("button", { name: "保存" }));
    expect(await dialog.findByText("“办公”没有设定适用的房间，请填写名称用词、楼层或分区")).toBeTruthy();
    expect(batch.of("setRules")).toEqual([]);
    expect(dialog.getByRole("textbox", { name: /^规则名称/u })).toHaveProperty("value", "办公");
  });

  it("keep what a field of the conditions refuses, and say why, before another rule is shown or all are saved", async () => {
    const { batch, dialog, user } = await opened({ rules: [WARDS, HALLS] });
    const water = dialog.getByRole("textbox", { name: /^夏季供水温度/u });
    await user.clear(water);
    await user.type(water, "120");
    await user.click(dialog.getByRole("button", { name: "保存" }));
    expect(batch.of("setRules")).toEqual([]);
    expect(dialog.getByRole("textbox", { name: /^规则名称/u })).toHaveProperty("value", "病房");
    expect(dialog.getByText("夏季供水温度不能大于 100 ℃")).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: /^2 ?走廊/u }));
    expect(dialog.getByRole("textbox", { name: /^规则名称/u })).toHaveProperty("value", "病房");
  });

  it("stay open where they cannot be saved", async () => {
    const { batch, dialog, user } = await opened({ rules: [WARDS, HALLS] });
    batch.setRules = () => Promise.reject(new Error("the worker is gone"));
    await user.click(dialog.getByRole("button", { name: "删除走廊" }));
    await user.click(dialog.getByRole("button", { name: "保存" }));
    expect(await screen.findByText("未能保存房间类型条件")).toBeTruthy();
    expect(listed(dialog).length).toBe(1);
  });

  it("are only looked at where the building is open in another tab", async () => {
    const { dialog } = await opened({ rules: [WARDS], access: "elsewhere" });
    for (const name of ["保存", "新增房间类型", "删除病房"])
      expect(dialog.getByRole("button", { name })).toHaveProperty("disabled", true);
  });
});

describe("a room under a rule", () => {
  it("shows it beside its name and in its drawer, which opens with its conditions", async () => {
    const batch = new FakeBatch([matched(0, { rule: WARDS })], {
      rules: [WARDS],
      hasRun: true,
      filter: FAN_COIL_DEFAULTS,
    });
    const { user } = openBatch(batch);
    const line = within(await lineOf("房间 0"));
    expect(line.getByRole("button", { name: "编辑房间 房间 0" }).textContent).toBe("房间 0 · 病房");
    await user.click(line.getByRole("button", { name: "重新选择" }));
    const drawer = within(await screen.findByRole("dialog", { name: "房间 0" }));
    expect(drawer.getByText("按“病房”条件")).toBeTruthy();
    await waitFor(() => expect(batch.of("offered").length).toBeGreaterThan(0));
    expect(batch.of("offered")[0]).toEqual(["r0", { ...FAN_COIL_DEFAULTS, level: "HIGH_LEVEL" }]);
  });

  it("is said to differ from its rule's conditions, not from the building's", async () => {
    const row = matched(0, { rule: WARDS, standing: "otherConditions", conditions: FAN_COIL_DEFAULTS });
    openBatch(new FakeBatch([row], { rules: [WARDS], hasRun: true, filter: FAN_COIL_DEFAULTS }));
    const line = await lineOf("房间 0");
    expect(line.innerHTML).toContain("中档：");
  });
});
