import { greatest } from "#domain/base/lists.ts";
import { PriceCount } from "#domain/building/batch/prices/PricedSum.ts";
import type { Chiller } from "#domain/building/sources/Chiller.ts";
import { capacitiesOf, stepsOf, type Counted } from "#domain/building/sources/chillerCounts.ts";
import { condenserWater } from "#domain/building/sources/condenserWater.ts";
import { judgePartLoad, judgeRatio, machineWater } from "#domain/building/sources/sourceFigures.ts";
import type { SideWater } from "#domain/building/sources/SideWater.ts";
import type { SourceSettings } from "#domain/building/sources/SourceSettings.ts";
import { towersFor, type Tower } from "#domain/building/sources/sourceTowers.ts";
import type { SourceGroup, SourcePlant } from "./SourceSheet.ts";

/** Conditions that the figures of a plant are computed with */
export interface PlantGivens {
  readonly settings: SourceSettings;
  readonly chilled: SideWater;
  /** Towers proven for the site, by their flow */
  readonly towers: readonly Tower[];
  /** Yuan; null without a price. */
  readonly priceOf: (id: string) => number | null;
}

/** Machines of one model with the water and towers of each */
export function groupOf(
  { of: chiller, count }: Counted<Chiller>,
  { settings, chilled, towers }: PlantGivens,
): SourceGroup {
  const { climate, wetBulb } = settings;
  const water = machineWater(chiller, chilled, condenserWater(settings));
  const ratio = judgeRatio(chiller, climate);
  const shared = { chiller, count, ratio, partLoad: judgePartLoad(chiller, climate), water };
  if (chiller.cooling === "air") return { ...shared, towers: null, towerGap: null };
  if (water.condenserFlow === null) return { ...shared, towers: null, towerGap: "no-flow" };
  if (wetBulb === null) return { ...shared, towers: null, towerGap: "no-wet-bulb" };
  const found = towersFor(towers, water.condenserFlow);
  return { ...shared, towers: found, towerGap: found === null ? "no-tower" : null };
}

/** Sum over the machines; null if one has no value. */
function sumOf(groups: readonly SourceGroup[], of: (group: SourceGroup) => number | null): number | null {
  let sum = 0;
  for (const group of groups) {
    const value = of(group);
    if (value === null) return null;
    sum += value * group.count;
  }
  return sum;
}

/** Σ capacity over Σ input of the machines; null if one states no COP. */
export function plantCop(machines: readonly Counted<Chiller>[]): number | null {
  let [installed, input] = [0, 0];
  for (const { of, count } of machines) {
    if (of.cop === null) return null;
    installed += count * of.capacity;
    input += (count * of.capacity) / of.cop;
  }
  return installed / input;
}

/** Price of all machines with standby machines; null without any price. */
export function plantPrice(
  machines: readonly Counted<Pick<Chiller, "id">>[],
  standby: number,
  priceOf: PlantGivens["priceOf"],
): SourcePlant["price"] {
  const prices = new PriceCount();
  machines.forEach(({ of, count }, at) => prices.add(priceOf(of.id), at === 0 ? count + standby : count));
  return prices.sum.priced === 0 ? null : prices.sum;
}

/** A plant of these machines with its figures */
export function sourcePlant(
  machines: readonly Counted<Chiller>[],
  standby: number,
  givens: PlantGivens,
): SourcePlant {
  const groups = machines.map((each) => groupOf(each, givens));
  const capacities = capacitiesOf(machines);
  const installed = capacities.reduce((sum, each) => sum + each, 0);
  const losses = groups.map(({ water }) => water.loss);
  const isWater = groups.some(({ chiller }) => chiller.cooling !== "air");
  return {
    groups,
    count: capacities.length,
    installed,
    steps: stepsOf(capacities),
    cop: plantCop(machines),
    flow: sumOf(groups, ({ water }) => water.flow)!,
    loss: losses.includes(null) ? null : greatest(losses as readonly number[]),
    heat: isWater ? sumOf(groups, ({ water }) => water.heat) : null,
    condenserFlow: isWater ? sumOf(groups, ({ water }) => water.condenserFlow) : null,
    price: plantPrice(machines, standby, givens.priceOf),
  };
}
