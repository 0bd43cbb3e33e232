import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { OptimumUpdate } from "#workers/batch/choose/optimum/OptimumUpdate.ts";
import { openOptimum, SCOPE, told } from "../../support/openOptimum.tsx";

afterEach(() => {
  vi.restoreAllMocks();
});

async function openBrands(known: OptimumUpdate = told()) {
  const opened = await openOptimum(known);
  await opened.user.click(await opened.dialog.findByRole("radio", { name: "各品牌的方案" }));
  const table = await opened.dialog.findByRole("table", { name: "各品牌的方案" });
  const rows = () =>
    within(table)
      .getAllByRole("row")
      .map((row) =>
        within(row)
          .queryAllByRole("cell")
          .map(({ textContent }) => textContent),
      );
  const names = () =>
    within(table)
      .getAllByRole("rowheader")
      .map(({ textContent }) => textContent);
  const titles = within(table)
    .getAllByRole("columnheader")
    .map(({ textContent }) => textContent);
  return { ...opened, table, rows, names, titles };
}

describe("plans of each brand", () => {
  it("are asked for when their table is opened, and not before", async () => {
    const { batch, user, dialog } = await openOptimum();
    await dialog.findByRole("slider");
    expect(batch.of("optimumBrands")).toHaveLength(0);
    await user.click(dialog.getByRole("radio", { name: "各品牌的方案" }));
    await dialog.findByRole("table", { name: "各品牌的方案" });
    expect(batch.of("optimumBrands")).not.toHaveLength(0);
  });

  it("say models and what is proved, units, power and rooms without, and nothing of what is not known", async () => {
    const { titles, names, rows } = await openBrands();
    expect(titles).toEqual(["品牌", "无型号", "型号", "数量", "平均余量", "电功率", "改变", ""]);
    expect(names()).toEqual(["北辰", "B9"]);
    expect(rows().slice(1)).toEqual([
      ["0 间", "4 种", "80 台", "21.0 %", "1.50 kW", "12 间", "采用"],
      ["2 间", "5 种，下限 3", "76 台", "10.0 %", "- -", "0 间", "采用"],
    ]);
  });

  it("say prices with the number of units that have one, where prices are shown", async () => {
    const prices = { isSample: true, oldest: "2026-03-01" };
    const { titles, rows } = await openBrands(told({ scope: { ...SCOPE, prices } }));
    expect(titles).toContain("价格");
    expect(rows().map((cells) => cells[5])).toEqual([undefined, "¥ 120,000（70/80 台有价）", "- -"]);
  });

  it("are adopted by a click, where they change anything", async () => {
    const { user, table, batch } = await openBrands();
    const of = (name: string) => within(table).getByRole("button", { name: `采用 ${name} 的方案` });
    expect(of("B9")).toHaveProperty("disabled", true);
    await user.click(of("北辰"));
    expect(batch.of("adoptOptimumBrand")).toEqual([[{ code: "B2", name: "北辰" }]]);
    expect(await screen.findByText("已采用 品牌 北辰 的方案，12 间房间已改变")).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("that could not be had say why", async () => {
    const opened = await openOptimum();
    Object.assign(opened.batch.answers, {
      optimumBrands: () => ({ ok: false, code: "optimum.gone", message: "方案优化已结束，请重新计算" }),
    });
    await opened.user.click(await opened.dialog.findByRole("radio", { name: "各品牌的方案" }));
    expect(await opened.dialog.findByText("未能计算各品牌的方案：方案优化已结束，请重新计算")).toBeTruthy();
  });
});
