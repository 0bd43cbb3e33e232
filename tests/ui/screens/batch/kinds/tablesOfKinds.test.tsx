import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { BatchSummary } from "#domain/building/batch/state/batchState.ts";
import {
  AIR_OUTLET_DEFAULTS,
  type AirOutletFilter,
} from "#domain/building/kinds/airOutlet/AirOutletFilter.ts";
import { INDOOR_UNIT_DEFAULTS } from "#domain/building/kinds/indoorUnit/IndoorUnitFilter.ts";
import type { OutletType } from "#domain/catalogue/outletTypes.ts";
import { airOutletScreen } from "#ui/screens/batch/kinds/airOutlet/airOutletScreen.tsx";
import type { fanCoilScreen } from "#ui/screens/batch/kinds/fanCoil/fanCoilScreen.tsx";
import { indoorUnitScreen } from "#ui/screens/batch/kinds/indoorUnit/indoorUnitScreen.tsx";
import { FakeBatch } from "../support/FakeBatch.ts";
import { lineOf, openBatch } from "../support/openBatch.tsx";
import { LYW_68, matched, unmatched } from "../support/rows.ts";

const open = (batch: FakeBatch, kindScreen: unknown) =>
  openBatch(batch, { kindScreen: kindScreen as typeof fanCoilScreen });
/** What was selected was selected at these conditions. */
const ranAt = (...conditions: readonly object[]): Partial<BatchSummary> => ({
  hasRun: true,
  run: { status: "finished", elapsedMs: 1 },
  conditions,
});
const textsOf = (line: HTMLElement) =>
  within(line)
    .getAllByRole("cell")
    .map(({ textContent }) => textContent);

it("indoor units have one line a room, rated figures without a correction, and - - for what a unit does not state", async () => {
  const selection = { ...LYW_68, model: "PLFY-P32", figures: [null, 4], corrected: [] };
  const rows = [matched(0, { selection }), { ...unmatched(1), reason: "候选产品未提供制冷量" }];
  open(new FakeBatch(rows, ranAt(INDOOR_UNIT_DEFAULTS)), indoorUnitScreen);
  const line = await lineOf("房间 0");
  expect(screen.getByRole("table").getAttribute("aria-rowcount")).toBe("3");
  expect(within(line).getAllByRole("row")).toHaveLength(1);
  expect(screen.queryByText(/计算修正值/u)).toBeNull();
  const texts = textsOf(line);
  const at = texts.findIndex((text) => text?.includes("PLFY-P32"));
  expect(texts.slice(at + 1, at + 3)).toEqual(["- -", "4.00"]);
  expect((await lineOf("多功能厅")).textContent).toContain("未找到合适型号候选产品未提供制冷量");
});

it("outlets have the columns of the type that was selected, whatever the form asks for next", async () => {
  const of = (type: OutletType): AirOutletFilter => ({ ...AIR_OUTLET_DEFAULTS, type });
  const SQUARE = ["规格方形散流器", "长度mm", "宽度mm", "出风口风速m/s"];
  const selection = { ...LYW_68, model: "FS4-240×240", corrected: [], hasDetail: false };
  const { batch } = open(new FakeBatch([matched(0, { selection })], ranAt(of("V000167"))), airOutletScreen);
  const line = await lineOf("房间 0");
  expect(within(line).getAllByRole("row")).toHaveLength(1);
  expect(within(line).getByRole("button", { name: "查看详情" })).toHaveProperty("disabled", true);
  const titles = () => screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
  const ROOM = ["", "房间编号", "房间名称", "面积㎡", "送风量m³/h", "计算数量个", "指定数量个"];
  expect(titles()).toEqual([...ROOM, ...SQUARE, "操作"]);
  act(() => batch.tell({ filter: of("V000168") }));
  expect(titles()).toEqual([...ROOM, ...SQUARE, "操作"]);
  for (const [type, ...own] of [
    ["V000168", "规格圆形散流器", "直径mm", "出风口风速m/s"],
    ["V000169", "规格单层百叶风口", "长度mm", "宽度mm", "出风口风速m/s"],
    ["V000164", "规格球形喷口", "直径mm", "喷口射程m", "出风口风速m/s"],
  ] as const) {
    act(() => batch.tell(ranAt(of(type))));
    await waitFor(() => expect(titles()).toEqual([...ROOM, ...own, "操作"]));
  }
  expect(screen.getByRole("button", { name: "根据产品性能数据估算" })).toBeTruthy();
});
