import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  buildingCost,
  missingCostText,
  plantPieces,
  type CostedMachine,
} from "#domain/building/overview/buildingCost.ts";
import { judgedPlants } from "#domain/building/sources/judgedPlants.ts";
import { PROPOSED_SOURCES } from "#domain/building/sources/SourceSettings.ts";
import { PUMP } from "#domain/catalogue/categories.ts";
import { testBoiler } from "../../../support/testBoiler.ts";
import { testChiller } from "../../../support/testChiller.ts";
import { testTower } from "../../../support/testTower.ts";

const COLD = {
  machines: [
    {
      ...{ of: testChiller("a"), count: 2, hash: "h" },
      towers: { tower: testTower("t", 250), count: 1, hash: "ht", flow: 206 },
    },
    { of: testChiller("b", { cooling: "air" }), count: 1, hash: "h" },
  ],
  ...{ standby: 1, load: 2900 },
} as const;
const BOILERS = { machines: [{ of: testBoiler("k", 700), count: 2, hash: "h" }], load: 1000 } as const;
const pieces = (way?: "boiler" | "exchanger") =>
  plantPieces(
    judgedPlants(
      {
        ...{ ...PROPOSED_SOURCES, kept: COLD },
        heat: { block: null, way: "boiler", kept: { ...BOILERS, way } },
      },
      { cold: 2900, heat: 1000 },
    ),
  );

describe("what the chosen machines of a building cost", () => {
  it("counts chillers with those that stand by, their towers and the sources of heat", () => {
    expect(pieces("boiler").map(({ category, id, count }) => [category, id, count])).toEqual([
      ["C000008", "a", 3],
      ["C000008", "b", 1],
      ["C000004", "t", 2],
      ["C000019", "k", 2],
    ]);
    expect(pieces("exchanger").at(-1)!.category).toBe("C000009");
    expect(pieces().at(-1)!.category).toBeNull();
  });

  it("sums known prices, and names the machines without one with their number", () => {
    const prices = new Map([
      ["a", 100_000.5],
      ["t", 20_000],
    ]);
    const cost = buildingCost(pieces(), ({ id }) => prices.get(id) ?? null, null);
    expect(cost.sum).toEqual({ yuan: 340_001.5, priced: 5, units: 8 });
    expect(cost.parts).toEqual([
      { name: "冷水机组", sum: { yuan: 300_001.5, priced: 3, units: 4 } },
      { name: "冷却塔", sum: { yuan: 40_000, priced: 2, units: 2 } },
      { name: "热源设备", sum: { yuan: 0, priced: 0, units: 2 } },
    ]);
    expect(cost.missing).toEqual(["冷水机组 B 1 台", "热源设备 K 2 台"]);
    expect(missingCostText(cost)).toBe("未含 3 台：冷水机组 B 1 台、热源设备 K 2 台");
    expect(missingCostText(buildingCost([], () => null, null))).toBe("");
  });

  it("is the sum of its parts, and counts every machine once as known or missing", () => {
    const machine = fc.record({
      category: fc.constantFrom(PUMP, "C000008" as const, null),
      id: fc.constantFrom("a", "b", "c", "d"),
      count: fc.integer({ min: 1, max: 9 }),
    });
    const known = new Map([
      ["a", 0.01],
      ["b", 12_345.67],
    ]);
    fc.assert(
      fc.property(fc.array(machine), (all) => {
        const machines: readonly CostedMachine[] = all.map((each) => ({ ...each, model: each.id }));
        const cost = buildingCost(machines, ({ id }) => known.get(id) ?? null, null);
        const fen = machines.reduce(
          (sum, { id, count }) => sum + Math.round((known.get(id) ?? 0) * 100) * count,
          0,
        );
        expect(Math.round(cost.sum.yuan * 100)).toBe(fen);
        expect(Math.round(cost.parts.reduce((sum, part) => sum + part.sum.yuan, 0) * 100)).toBe(fen);
        const missing = machines.reduce((sum, { id, count }) => (known.has(id) ? sum : sum + count), 0);
        expect(cost.sum.units - cost.sum.priced).toBe(missing);
      }),
    );
  });
});
