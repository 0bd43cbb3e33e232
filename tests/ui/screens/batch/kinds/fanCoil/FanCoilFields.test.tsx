import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { FAN_COIL_DEFAULTS, type FanCoilFilter } from "#domain/building/kinds/fanCoil/FanCoilFilter.ts";
import { FakeBatch } from "../../support/FakeBatch.ts";
import { listsAnd } from "../../support/openBatch.tsx";
import { openForm } from "./openForm.tsx";
import { roomRow } from "../../support/rows.ts";

const CLIMATE = { minSummerBulb: 18.7, maxWinterDryBulb: 20 };
const withFilter = (change: Partial<FanCoilFilter>) =>
  new FakeBatch([roomRow({ index: 0 })], { climate: CLIMATE, filter: { ...FAN_COIL_DEFAULTS, ...change } });
const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
/** Notices and field errors say the same sentence: both places are looked at. */
const notice = () => screen.getByRole("status", { name: "" }).textContent;
const lastFilter = (batch: FakeBatch) => batch.of("setFilter").at(-1)?.[0];

async function replaceBy(user: ReturnType<typeof openForm>["user"], input: HTMLInputElement, text: string) {
  await user.clear(input);
  if (text !== "") await user.type(input, text);
  await user.tab();
}

it("begins with the specified defaults", async () => {
  openForm(new FakeBatch([roomRow({ index: 0 })]));
  const defaults = {
    "夏季供水温度（℃）": "7",
    "冬季供水温度（℃）": "60",
    "单台承担面积（㎡）": "20",
    "积灰修正附加率（%）": "10",
    "间歇运行附加率（%）": "10",
    "机外静压下限（Pa）": "12",
    "机外静压上限（Pa）": "30",
  };
  const stated = Object.keys(defaults).map((label) => [label, field(label).value]);
  expect(Object.fromEntries(stated)).toEqual(defaults);
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "中档" }).checked).toBe(true);
  const structure = screen.getByRole<HTMLInputElement>("combobox", { name: "结构形式" });
  await waitFor(() => expect(structure.value).toBe("卧式"));
  const checks = ["送风量", "全冷量", "显冷量", "制热量", "潜冷量", "热湿比"].map(
    (name) => screen.getByRole<HTMLInputElement>("checkbox", { name: new RegExp(`^${name}`, "u") }).checked,
  );
  expect(checks).toEqual([true, true, true, true, false, false]);
});

it.each([
  ["积灰修正附加率（%）", "积灰修正附加率不能为空"],
  ["间歇运行附加率（%）", "间歇运行附加率不能为空"],
  ["夏季供水温度（℃）", "夏季供水温度（℃）不能为空"],
  ["冬季供水温度（℃）", "冬季供水温度（℃）不能为空"],
  ["单台承担面积（㎡）", "单台承担面积不能为空"],
  ["机外静压下限（Pa）", "机外静压不能为空"],
  ["机外静压上限（Pa）", "机外静压不能为空"],
])("warns when %s is left empty, and gives it the cursor back", async (label, sentence) => {
  const { batch, user } = openForm(
    withFilter({ level: "HIGH_LEVEL", staticPressure: { isOn: true, from: 12, to: 30 } }),
  );
  const input = field(label);
  await replaceBy(user, input, "");
  expect(screen.getAllByText(sentence)).toHaveLength(2);
  await waitFor(() => expect(document.activeElement).toBe(input));
  expect(batch.of("setFilter")).toEqual([]);
});

it.each([
  ["夏季供水温度（℃）", "19", "夏季供水温度应小于夏季室内干、湿球温度，请重新输入"],
  ["冬季供水温度（℃）", "19", "冬季供水温度应大于冬季室内干球温度，请重新输入"],
])("clears %s when the rooms' air forbids it", async (label, text, sentence) => {
  const { user } = openForm(withFilter({}));
  const input = field(label);
  await replaceBy(user, input, text);
  expect(screen.getAllByText(sentence)).toHaveLength(2);
  expect(input.value).toBe("");
  expect(input.getAttribute("aria-describedby")).toBe(screen.getAllByText(sentence)[0]?.id);
});

it.each([
  ["机外静压下限（Pa）", "40"],
  ["机外静压上限（Pa）", "5"],
])("refuses a static pressure range that runs backwards, at its %s", async (label, text) => {
  const { batch, user } = openForm(withFilter({ staticPressure: { isOn: true, from: 12, to: 30 } }));
  const input = field(label);
  await replaceBy(user, input, text);
  expect(screen.getAllByText("最大值不能小于最小值")).toHaveLength(2);
  await waitFor(() => expect(document.activeElement).toBe(input));
  expect(batch.of("setFilter")).toEqual([]);
});

it("lets a warning go after 1.5 s, and keeps the sentence below the field", async () => {
  const { user } = openForm(withFilter({}));
  await replaceBy(user, field("单台承担面积（㎡）"), "");
  expect(screen.getAllByText("单台承担面积不能为空")).toHaveLength(2);
  await act(() => new Promise((resolve) => setTimeout(resolve, 1600)));
  expect(screen.getAllByText("单台承担面积不能为空")).toHaveLength(1);
});

it("takes digits only, without leading zeros", async () => {
  const { batch, user } = openForm(withFilter({}));
  await replaceBy(user, field("单台承担面积（㎡）"), "0-2.5m");
  await waitFor(() =>
    expect(lastFilter(batch)).toEqual({ ...FAN_COIL_DEFAULTS, singleUnitResponsibilityArea: 25 }),
  );
});

it("takes an entry over on Enter", async () => {
  const { batch, user } = openForm(withFilter({}));
  await user.clear(field("夏季供水温度（℃）"));
  await user.type(field("夏季供水温度（℃）"), "12{Enter}");
  await waitFor(() =>
    expect(lastFilter(batch)).toEqual({ ...FAN_COIL_DEFAULTS, summerSupplyWaterTemperature: 12 }),
  );
});

it("has the factors off at 中档 and on at 高档", async () => {
  const { user } = openForm(withFilter({}));
  const factors = () => ["积灰修正附加率（%）", "间歇运行附加率（%）"].map((label) => field(label).disabled);
  expect(factors()).toEqual([true, true]);
  await user.click(screen.getByRole("radio", { name: "高档" }));
  expect(factors()).toEqual([false, false]);
});

it("has the static pressure off until its box is ticked", async () => {
  const { batch, user } = openForm(withFilter({}));
  const ends = () => ["机外静压下限（Pa）", "机外静压上限（Pa）"].map((label) => field(label).disabled);
  expect(ends()).toEqual([true, true]);
  await user.click(screen.getByRole("checkbox", { name: "启用机外静压" }));
  expect(ends()).toEqual([false, false]);
  expect(lastFilter(batch)).toMatchObject({ staticPressure: { isOn: true, from: 12, to: 30 } });
});

it("forgets a wrong static pressure when the box is cleared", async () => {
  const { batch, user } = openForm(withFilter({ staticPressure: { isOn: true, from: 12, to: 30 } }));
  await replaceBy(user, field("机外静压上限（Pa）"), "5");
  await user.click(screen.getByRole("checkbox", { name: "启用机外静压" }));
  expect(screen.queryByText("最大值不能小于最小值", { selector: "[id$=error]" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "一键选型" }));
  await waitFor(() => expect(batch.of("run")).toEqual([["all"]]));
});

it("selects nothing while an entry does not hold", async () => {
  const { batch, user } = openForm(withFilter({}));
  const input = field("单台承担面积（㎡）");
  await user.clear(input);
  await user.click(screen.getByRole("button", { name: "一键选型" }));
  expect(batch.of("run")).toEqual([]);
  await waitFor(() => expect(document.activeElement).toBe(input));
});

it("offers any brand first, then the catalogue's, and not those without products", async () => {
  const { batch, user } = openForm(withFilter({}));
  await user.click(screen.getByRole("combobox", { name: "品牌" }));
  const options = await screen.findAllByRole("option");
  await waitFor(() =>
    expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
      "不限品牌",
      "朗源",
      "北辰",
      "恒屿",
    ]),
  );
  expect(options.length).toBeGreaterThan(0);
  await user.click(screen.getByRole("option", { name: "北辰" }));
  await waitFor(() => expect(lastFilter(batch)).toMatchObject({ brandCode: "B2" }));
});

it("offers the catalogue's structures in the specification's order", async () => {
  const { user } = openForm(withFilter({}));
  await user.click(screen.getByRole("combobox", { name: "结构形式" }));
  await waitFor(() =>
    expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(["卧式", "卡式"]),
  );
});

it("says 加载失败 beside a list that did not come, and asks again", async () => {
  let isDown = true;
  const lists = listsAnd();
  const { user } = openForm(withFilter({}), {
    answer: (...call) => {
      if (isDown) throw new Error("no network");
      return lists(...call);
    },
  });
  const alerts = await waitFor(() => {
    const found = screen.getAllByRole("alert").filter(({ textContent }) => textContent?.includes("加载失败"));
    expect(found).toHaveLength(2);
    return found;
  });
  isDown = false;
  for (const alert of alerts) await user.click(within(alert).getByRole("button", { name: "重试" }));
  await waitFor(() => expect(screen.queryByText("加载失败")).toBeNull());
});

it("says beside a ticked check that no room has data for it", () => {
  openForm(new FakeBatch([roomRow({ index: 0 })], { stated: ["coolingLoad", "heatLoad"] }));
  for (const name of ["送风量，各房间均无数据", "显冷量，各房间均无数据"])
    expect(screen.getByRole("checkbox", { name })).toBeTruthy();
  expect(screen.getAllByText("无数据")).toHaveLength(2);
});

it("ticks and clears checks in the specification's order", async () => {
  const { batch, user } = openForm(withFilter({}));
  await user.click(screen.getByRole("checkbox", { name: "潜冷量" }));
  await waitFor(() => expect(lastFilter(batch)).toMatchObject({ checks: [1, 2, 3, 4, 6] }));
});

it("keeps notices to one line at the top", async () => {
  const { user } = openForm(withFilter({}));
  await replaceBy(user, field("单台承担面积（㎡）"), "");
  expect(notice()).toContain("单台承担面积不能为空");
});

it("limits the checked figures by themselves, unfolded by who wants that", async () => {
  const { batch, user } = openForm(withFilter({}));
  await user.click(await screen.findByRole("button", { name: "按校核项限定" }));
  const heating = await screen.findByRole<HTMLInputElement>("textbox", { name: "热余量（%）" });
  await replaceBy(user, heating, "150");
  expect(lastFilter(batch)).toMatchObject({ figureMarginLimits: [{ figure: "heating", most: 150 }] });
  await replaceBy(user, field("冷余量（%）"), "20");
  const limits = [
    { figure: "totalCooling", most: 20 },
    { figure: "heating", most: 150 },
  ];
  expect(lastFilter(batch)).toMatchObject({ figureMarginLimits: limits });
  // Latent cooling is not checked by default.
  expect(screen.queryByRole("textbox", { name: "潜冷余量（%）" })).toBeNull();
  await replaceBy(user, heating, "");
  expect(lastFilter(batch)).toMatchObject({ figureMarginLimits: limits.slice(0, 1) });
});

it("takes limits of noise and excess, which may be left empty", async () => {
  const { batch, user } = openForm(withFilter({ marginLimit: 20 }));
  const noise = await screen.findByRole<HTMLInputElement>("textbox", { name: "噪声上限（dB(A)）" });
  expect([noise.value, field("允许余量（%）").value]).toEqual(["", "20"]);
  await replaceBy(user, noise, "38");
  expect(lastFilter(batch)).toMatchObject({ noiseLimit: 38, marginLimit: 20 });
  await replaceBy(user, field("允许余量（%）"), "");
  expect(lastFilter(batch)).toMatchObject({ noiseLimit: 38, marginLimit: null });
  await replaceBy(user, noise, "121");
  expect(screen.getAllByText("噪声上限应在 0 到 120 dB(A) 之间，不填则不限")).toHaveLength(2);
  expect(batch.of("setFilter")).toHaveLength(2);
});
