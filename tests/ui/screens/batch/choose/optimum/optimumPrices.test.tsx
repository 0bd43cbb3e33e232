import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { choosePriceArea } from "#ui/prices/usePriceArea.ts";
import { useSession } from "#ui/page/services/useSession.ts";
import { FOUND, openOptimum, rowsOf, SCOPE, step, told } from "../../support/openOptimum.tsx";

afterEach(() => {
  vi.restoreAllMocks();
  // A screen that is still there would search anew.
  cleanup();
  choosePriceArea([]);
  useSession.setState({ platform: "web" });
});

describe("prices", () => {
  const priced = told({
    scope: {
      ...SCOPE,
      objectives: [...SCOPE.objectives, "price"],
      prices: { isSample: true, oldest: "2026-03-01" },
      unpriced: 12,
      today: { ...SCOPE.today!, price: { yuan: 9_800, priced: 11, units: 80 } },
    },
    found: { ...FOUND, steps: [3, 4, 6].map((models) => ({ ...step(models, 0.2), cost: 1e7 / models })) },
  });

  it("stand in the facts with how many units they are of, and beside each changed room", async () => {
    const shared = {
      units: 80,
      power: { plan: 1.5, today: 4, units: 80 },
      price: { plan: 10_200, today: 9_800, units: 11 },
    };
    const { dialog, user } = await openOptimum(priced, { shared });
    await dialog.findByRole("slider");
    // Sums of different units do not stand side by side: those of the units that both know are said apart.
    expect(await dialog.findByText("价格可比的 11 台：当前 ¥ 9,800，此方案 ¥ 10,200")).toBeTruthy();
    expect(rowsOf(dialog)).toEqual(expect.arrayContaining(["价格¥ 3,000- -", "有价台数70/8011/80"]));
    expect(rowsOf(dialog)).toContain("电功率1.50 kW4.00 kW");
    expect(dialog.getByText(/^12 间无带价候选/u).textContent).toBe(
      "12 间无带价候选，仍按余量最小选取，不计入价格。价格为含税最低报价，全国，最早 2026-03-01，示例数据",
    );
    const list = await dialog.findByRole("list", { name: /^改变的房间/u });
    await waitFor(() =>
      expect(
        within(list)
          .getAllByRole("listitem")
          .slice(0, 3)
          .map((line) => line.lastElementChild?.textContent),
      ).toEqual(["- - → 3,101", "2,480 → 3,101", "2,480 → - -"]),
    );
    await user.click(dialog.getByRole("radio", { name: "价格最低" }));
    const slider = await dialog.findByRole("slider");
    // 1e7 fen by 6.
    await waitFor(() => expect(slider.getAttribute("aria-valuetext")).toBe("6 种型号，价格 ¥ 16,667"));
    expect(dialog.getByText(/至多 6 种型号时价格不低于/u)).toBeTruthy();
  });

  it("are asked for anew in another area, which the price search then has, too", async () => {
    const { dialog, user, batch } = await openOptimum(priced);
    await dialog.findByRole("slider");
    await user.click(await dialog.findByRole("combobox", { name: "省份" }));
    await user.click(await screen.findByRole("option", { name: "四川省" }));
    await waitFor(() => expect(batch.of("optimise").at(-1)).toMatchObject([{ priceArea: "510000" }]));
    expect(await dialog.findByText(/含税最低报价，四川省/u)).toBeTruthy();
  });

  it("are neither asked for nor shown in the Revit add-in", async () => {
    useSession.setState({ platform: "r" });
    const { dialog, batch } = await openOptimum();
    await dialog.findByRole("slider");
    expect(batch.of("optimise").at(-1)).toEqual([{ objective: "fewest", slack: 0.3, noiseLimit: null }]);
    expect(dialog.queryByRole("combobox", { name: "省份" })).toBeNull();
    expect(rowsOf(dialog).some((row: string | null) => row?.startsWith("价格"))).toBe(false);
  });
});
