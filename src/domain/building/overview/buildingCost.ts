import {
  BOILER,
  CATEGORIES,
  CHILLER,
  COOLING_TOWER,
  HEAT_EXCHANGER,
  type CategoryCode,
} from "../../catalogue/categories.ts";
import { PriceCount, type PricedSum, type PricesFound } from "../batch/prices/PricedSum.ts";
import type { HeatMachineKind } from "../sources/HeatMachine.ts";
import { standbyOf, type JudgedPlant } from "../sources/JudgedPlant.ts";

/** Pieces of a product that was chosen for a building */
export interface CostedMachine {
  /** null for a heat plant without a kept kind of machine, which has no prices. */
  readonly category: CategoryCode | null;
  readonly id: string;
  readonly model: string;
  /** With standby machines */
  readonly count: number;
}

/** Cost of the chosen machines at known prices: a first cost without room units, pipes or work */
export interface BuildingCost {
  readonly sum: PricedSum;
  readonly parts: readonly { readonly name: string; readonly sum: PricedSum }[];
  /** Machines without a known price: 冷却塔 LBCM-200 2 台 */
  readonly missing: readonly string[];
  readonly found: PricesFound | null;
  /** Whether the server answered; no price is known otherwise. */
  readonly isReached: boolean;
}

const HEAT_CATEGORIES: Readonly<Record<HeatMachineKind, CategoryCode>> = {
  boiler: BOILER,
  exchanger: HEAT_EXCHANGER,
};

/** Machines and towers of plants, with standby machines */
export const plantPieces = (plants: readonly JudgedPlant[]): readonly CostedMachine[] =>
  plants.flatMap((plant) => {
    const { way } = plant.id === "cold" ? { way: null } : plant.kept;
    const category = plant.id === "cold" ? CHILLER : way == null ? null : HEAT_CATEGORIES[way];
    const standby = standbyOf(plant);
    return [
      ...plant.kept.machines.map(({ of: { id, model }, count }, at): CostedMachine => ({
        ...{ category, id, model },
        count: at === 0 ? count + standby : count,
      })),
      ...(plant.id === "cold" ? plant.towers : []).map(({ of: { tower }, total }): CostedMachine => ({
        ...{ category: COOLING_TOWER, id: tower.id, model: tower.model, count: total },
      })),
    ];
  });

const nameOf = ({ category }: CostedMachine): string =>
  category === null ? "热源设备" : CATEGORIES[category];

/**
 * @param priceOf yuan for one piece; null where unknown
 * @param found whether they are samples, and the oldest date; null without known prices
 */
export function buildingCost(
  machines: readonly CostedMachine[],
  priceOf: (machine: CostedMachine) => number | null,
  found: PricesFound | null,
  isReached = true,
): BuildingCost {
  const whole = new PriceCount();
  const parts = new Map<string, PriceCount>();
  const missing = new Map<string, { readonly text: string; count: number }>();
  for (const machine of machines) {
    const [name, price] = [nameOf(machine), priceOf(machine)];
    const part = parts.get(name) ?? new PriceCount();
    parts.set(name, part);
    for (const sum of [whole, part]) sum.add(price, machine.count);
    if (price !== null) continue;
    const same = missing.get(machine.id) ?? { text: `${name} ${machine.model}`, count: 0 };
    missing.set(machine.id, { ...same, count: same.count + machine.count });
  }
  return {
    ...{ sum: whole.sum, found, isReached },
    parts: [...parts].map(([name, { sum }]) => ({ name, sum })),
    missing: [...missing.values()].map(({ text, count }) => `${text} ${count} 台`),
  };
}

/** 未含 3 台：…; empty if all prices are known. */
export function missingCostText({ sum: { units, priced }, missing }: BuildingCost): string {
  return missing.length === 0 ? "" : `未含 ${units - priced} 台：${missing.join("、")}`;
}

/** The scope of a first cost, shown with it */
export const COST_SCOPE = "仅已选定的冷热源、冷却塔、水泵、风机、空调机组和室外机，不含末端、管道和安装";
