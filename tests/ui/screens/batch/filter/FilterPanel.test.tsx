import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { FAN_COIL_DEFAULTS } from "#domain/building/kinds/fanCoil/FanCoilFilter.ts";
import { FakeBatch } from "../support/FakeBatch.ts";
import { openBatch } from "../support/openBatch.tsx";
import { matched, roomRow } from "../support/rows.ts";

const RAN = { hasRun: true, run: { status: "finished", elapsedMs: 10 } } as const;

it("folds to a line that names every value", async () => {
  const { user } = openBatch(new FakeBatch());
  await user.click(screen.getByRole("button", { name: "收起" }));
  expect(screen.getByRole("heading", { name: "筛选条件" }).nextSibling?.textContent).toBe(
    "不限品牌卧式 · 暗装中档供水 7 / 60 ℃20 ㎡/台校核：送风量、全冷量、显冷量、制热量",
  );
  expect(screen.getByRole("button", { name: "展开" }).getAttribute("aria-expanded")).toBe("false");
});

it("names the factors at 高档 and the static pressure when they act", async () => {
  const filter = {
    ...FAN_COIL_DEFAULTS,
    level: "HIGH_LEVEL",
    staticPressure: { isOn: true, from: 12, to: 30 },
    checks: [],
  };
  const { user } = openBatch(new FakeBatch([], { filter }));
  await user.click(screen.getByRole("button", { name: "收起" }));
  for (const text of ["积灰 10 %", "间歇 10 %", "机外静压 12–30 Pa", "不校核"])
    expect(screen.getByText(text)).toBeTruthy();
});

it("is folded in a narrow window, can be opened, and folds again with a run", async () => {
  const { user } = openBatch(new FakeBatch([roomRow({ index: 0 })]), { width: 1000 });
  await user.click(screen.getByRole("button", { name: "展开" }));
  expect(screen.getByRole("button", { name: "收起" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "一键选型" }));
  expect(screen.getByRole("button", { name: "展开" })).toBeTruthy();
});

it("goes back to the defaults and forgets what is half typed", async () => {
  const batch = new FakeBatch([matched(0)], {
    ...RAN,
    filter: { ...FAN_COIL_DEFAULTS, singleUnitResponsibilityArea: 35 },
  });
  const { user } = openBatch(batch, { hasFields: true });
  const area = () => screen.getByRole<HTMLInputElement>("textbox", { name: "单台承担面积（㎡）" });
  expect(area().value).toBe("35");
  await user.type(area(), "9");
  await user.click(screen.getByRole("button", { name: "恢复默认" }));
  expect(area().value).toBe("20");
  await waitFor(() => expect(batch.of("setFilter").at(-1)).toEqual([FAN_COIL_DEFAULTS]));
});

it("restores the filter of the last visit, field by field where it still holds", async () => {
  openBatch(
    new FakeBatch([], { filter: { level: "HIGH_LEVEL", structure: "V000777", dustCorrectionFactor: 15 } }),
    { hasFields: true },
  );
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "高档" }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "积灰修正附加率（%）" }).value).toBe("15");
  expect(screen.getByRole<HTMLInputElement>("combobox", { name: "结构形式" }).value).toBe("卧式");
});

it("starts no run from the screen while an entry does not hold, and opens to it", async () => {
  const batch = new FakeBatch([roomRow({ index: 0 })]);
  const { user } = openBatch(batch, { width: 1000, hasFields: true });
  await user.click(screen.getByRole("button", { name: "展开" }));
  const area = await screen.findByRole("textbox", { name: "单台承担面积（㎡）" });
  await user.clear(area);
  await user.click(screen.getByRole("button", { name: "收起" }));
  await user.click(screen.getByRole("button", { name: "一键选型" }));
  expect(screen.getByRole("button", { name: "收起" })).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(area));
  expect(batch.of("run")).toEqual([]);
});

it("takes the height of the building in its head, says what it does, and refuses what no place has", async () => {
  const batch = new FakeBatch([matched(0)], RAN);
  const { user } = openBatch(batch);
  const altitude = () => screen.getByRole<HTMLInputElement>("textbox", { name: "海拔（m）" });
  expect(altitude().value).toBe("0");
  await user.clear(altitude());
  await user.type(altitude(), "3650{Enter}");
  await waitFor(() =>
    expect(batch.of("setFilter").at(-1)).toEqual([{ ...FAN_COIL_DEFAULTS, altitude: 3650 }]),
  );
  expect(screen.getByText("修改后需重新选型 · 海拔 3,650 m（按现场气压修正，待核对）")).toBeTruthy();
  await user.clear(altitude());
  await user.type(altitude(), "8848{Enter}");
  expect(altitude().getAttribute("aria-invalid")).toBe("true");
  expect(screen.getAllByText("海拔应在 −500 到 5000 m 之间").length).toBeGreaterThan(0);
  await user.click(screen.getByRole("button", { name: "恢复默认" }));
  expect(altitude().value).toBe("0");
});
