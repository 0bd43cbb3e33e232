import { flowForLoad } from "../systems/terminalFlow.ts";
import type { Chiller } from "./Chiller.ts";
import { condenserOf } from "./condenserWater.ts";
import type { SideWater } from "./SideWater.ts";
import { chillerLimit, type ChillerClimate, type ChillerLimit } from "./chillerLimits.ts";

/** Why there is no limit for a chiller */
export type LimitGap =
  "no-cop" | "no-iplv" | "no-standard" | "other-standard" | "no-climate" | "no-type" | "variable" | "no-row";
export const LIMIT_GAP_WORDS: Readonly<Record<LimitGap, string>> = {
  "no-cop": "产品未提供 COP",
  "no-iplv": "产品未提供 IPLV",
  "no-standard": "产品未注明 IPLV 的标准",
  "other-standard": "产品的 IPLV 按 AHRI 550/590，限值按 GB，两者不能比较",
  "no-climate": "未选气候区",
  "no-type": "产品未注明压缩机或冷却方式",
  variable: "限值表为定频机组",
  "no-row": "限值表没有这一类机组",
};

/** COP or IPLV with its limit, marked 待核对 and never a filter */
export interface RatioVerdict {
  readonly limit: ChillerLimit | null;
  readonly meets: boolean | null;
  readonly gap: LimitGap | null;
}

const without = (gap: LimitGap): RatioVerdict => ({ limit: null, meets: null, gap });

/** Compares a figure of a chiller with its limit in the site's climate. */
function judgeFigure(
  { cooling, compressor, isVariable, capacity }: Chiller,
  climate: ChillerClimate | null,
  value: number,
  of: "cop" | "iplv",
): RatioVerdict {
  if (cooling === null || compressor === null) return without("no-type");
  if (isVariable) return without("variable");
  if (climate === null) return without("no-climate");
  const limit = chillerLimit({ compressor, cooling, capacity }, climate);
  return limit === null ? without("no-row") : { limit, meets: value >= limit[of], gap: null };
}

/** Judges the COP by the least one allowed. */
export const judgeRatio = (chiller: Chiller, climate: ChillerClimate | null): RatioVerdict =>
  chiller.cop === null ? without("no-cop") : judgeFigure(chiller, climate, chiller.cop, "cop");

/**
 * Judges the IPLV by the least one allowed, which is by GB; a value by another standard is not compared
 * (ENGINEERING-3 D.4).
 */
export function judgePartLoad(chiller: Chiller, climate: ChillerClimate | null): RatioVerdict {
  const stated = chiller.iplv ?? null;
  if (stated === null) return without("no-iplv");
  if (stated.standard === null) return without("no-standard");
  if (stated.standard !== "gb") return without("other-standard");
  return judgeFigure(chiller, climate, stated.value, "iplv");
}

/** Water of one machine at its rating. m³/h, kPa, kW; null where it is not known. */
export interface MachineWater {
  /** Of the evaporator: stated, or from the capacity and the system's difference */
  readonly flow: number;
  readonly isStated: boolean;
  readonly loss: number | null;
  /** Heat to the condenser water; null for an air-cooled machine, or without a COP. */
  readonly heat: number | null;
  readonly condenserFlow: number | null;
}

/** Flows of a chiller: evaporator as stated or Q/(ρcΔT) (ENGINEERING-3 D.3), condenser by `condenserOf` */
export function machineWater(chiller: Chiller, chilled: SideWater, condenser: SideWater): MachineWater {
  const { capacity, flow, loss } = chiller;
  const given = condenserOf(chiller, condenser);
  return {
    flow: flow ?? flowForLoad(capacity, chilled.difference, chilled.medium),
    isStated: flow !== null,
    loss,
    heat: given?.heat ?? null,
    condenserFlow: given?.flow ?? null,
  };
}
