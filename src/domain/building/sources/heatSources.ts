import { formatNumber } from "../../base/formatNumber.ts";
import { bySeries } from "./bySeries.ts";
import { capacitiesOf, PLANT_NUMBERS, plantMixes, type Counted } from "./chillerCounts.ts";
import type { ChillerClimate } from "./chillerLimits.ts";
import { BOILER_SHARES, judgeBoilers, type BoilerVerdict } from "./coldSources.ts";
import type { HeatMachine, HeatMachineKind } from "./HeatMachine.ts";
import type { PlantState } from "./KeptPlant.ts";
import type { KeptModule } from "./PlantModule.ts";

/**
 * Greatest ratio to the load that is shown, a convention: with one of two machines out, 70 % remain only from 140
 * % on.
 */
const HEAT_SHOWN_MOST = 1.6;
const PERCENT = 100;

/** Machines of one model with their figures at the choice */
export interface KeptHeaters extends Counted<HeatMachine> {
  /** SHA-256 of the product's record at the choice */
  readonly hash: string;
}
/** The heat source that a person chose, and the load at the choice. The program never replaces it. */
export interface KeptHeat {
  readonly machines: readonly KeptHeaters[];
  /** The kind of machine; absent in plants taken before it was kept. */
  readonly way?: HeatMachineKind | undefined;
  /** Load at the choice, kW */
  readonly load: number;
  /** The plant room taken with it; absent if none was, and in older plans. */
  readonly module?: KeptModule | undefined;
}

/** Settings of a building's heat source, with the plant that was taken */
export interface HeatSettings {
  /** kW; null: the load of the hot water systems. */
  readonly block: number | null;
  readonly way: HeatMachineKind;
  readonly kept: KeptHeat | null;
}
export const PROPOSED_HEAT: HeatSettings = { block: null, way: "boiler", kept: null };

export const HEAT_FAULTS = ["heat-short", "heat-single", "heat-outage"] as const;
export interface HeatFault {
  readonly code: (typeof HEAT_FAULTS)[number];
  readonly text: string;
}

/** The share that must remain with the largest machine out; the clause states none for warmer climates. */
function shareOf(climate: ChillerClimate | null): keyof typeof BOILER_SHARES.value | null {
  if (climate === "severeColdAB" || climate === "severeColdC") return "severeCold";
  return climate === "cold" ? "cold" : null;
}

export interface HeatVerdict {
  readonly verdict: BoilerVerdict;
  /** % of the load; null if the climate has no such rule or is not set. */
  readonly share: number | null;
  readonly faults: readonly HeatFault[];
}

/** Judges boilers or exchangers for a load (ENGINEERING-3 D.6). */
export function judgeHeat(
  machines: readonly Counted<HeatMachine>[],
  load: number,
  climate: ChillerClimate | null,
): HeatVerdict {
  const rule = shareOf(climate);
  const verdict = judgeBoilers(capacitiesOf(machines), load, rule ?? "cold");
  const share = rule === null ? null : BOILER_SHARES.value[rule] * PERCENT;
  const faults: HeatFault[] = [];
  if (verdict.isShort)
    faults.push({
      code: "heat-short",
      text: `装机 ${formatNumber(verdict.ratio * load, 0)} kW 小于热负荷 ${formatNumber(load, 0)} kW`,
    });
  if (!verdict.hasTwo) faults.push({ code: "heat-single", text: "只设一台，至少两台" });
  if (share !== null && !verdict.meetsOutage)
    faults.push({
      code: "heat-outage",
      text: `停最大一台余 ${formatNumber(verdict.withoutLargest * PERCENT, 1)}%，低于热负荷的 ${formatNumber(share, 0)}%`,
    });
  return { verdict, share, faults };
}

/** Verdict on the kept heat source for the present load, by its figures at the choice */
export interface HeatPlantVerdict {
  readonly state: PlantState;
  readonly verdict: BoilerVerdict | null;
  /** % as in `HeatVerdict` */
  readonly share: number | null;
  readonly faults: readonly HeatFault[];
}

/** @param load present load, kW; null where it is not known */
export function judgeHeatPlant(
  { machines }: KeptHeat,
  load: number | null,
  climate: ChillerClimate | null,
): HeatPlantVerdict {
  if (load === null) return { state: "unknown", verdict: null, share: null, faults: [] };
  const judged = judgeHeat(machines, load, climate);
  const state = judged.verdict.isShort ? "short" : judged.faults.length > 0 ? "fails" : "meets";
  return { state, ...judged };
}

/** Boilers or exchangers of one or two models of a series */
export interface HeatAlternative extends HeatVerdict {
  readonly groups: readonly Counted<HeatMachine>[];
  readonly count: number;
  /** kW */
  readonly installed: number;
  /** Σ capacity over Σ input, %; null if one states no efficiency. */
  readonly efficiency: number | null;
}

/** Σ capacity over Σ input, %; null if one states no efficiency. */
export function heatEfficiency(machines: readonly Counted<HeatMachine>[]): number | null {
  let [installed, input] = [0, 0];
  for (const { of, count } of machines) {
    if (of.efficiency === null) return null;
    installed += count * of.capacity;
    input += (count * of.capacity * PERCENT) / of.efficiency;
  }
  return (installed / input) * PERCENT;
}

/**
 * One to four machines of one or two sizes of a series that carry the load, up to 160 % of it, each with its
 * faults. Those without faults come first, then by number and ratio.
 *
 * @param load kW
 */
export function heatAlternatives(
  machines: readonly HeatMachine[],
  load: number,
  climate: ChillerClimate | null,
): readonly HeatAlternative[] {
  const found: HeatAlternative[] = [];
  for (const models of bySeries(machines))
    for (const count of PLANT_NUMBERS)
      for (const groups of plantMixes(models, count, { least: load, most: HEAT_SHOWN_MOST * load })) {
        const judged = judgeHeat(groups, load, climate);
        if (judged.verdict.isShort) continue;
        const installed = judged.verdict.ratio * load;
        found.push({ ...judged, groups, count, installed, efficiency: heatEfficiency(groups) });
      }
  return found.sort(
    (one, other) =>
      Number(one.faults.length > 0) - Number(other.faults.length > 0) ||
      one.count - other.count ||
      one.verdict.ratio - other.verdict.ratio,
  );
}
