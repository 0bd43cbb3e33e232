import { formatNumber } from "../../../base/formatNumber.ts";
import type { MachineState } from "../judgeMachine.ts";
import { fitWords, ratioText } from "./fitWords.ts";
import type { OutdoorFit } from "./outdoorFit.ts";
import type { SplitDemand } from "./splitDemand.ts";
import type { KeptOutdoor } from "./SplitSettings.ts";

/** An outdoor unit above this share of the demand is too large, a convention */
const OVERSIZED = 1.2;

/** The verdict on a kept outdoor unit in its present system */
export interface OutdoorVerdict {
  readonly state: MachineState;
  /** Why; empty if it still meets. */
  readonly why: string;
}

/** Judged by its figures at the choice; the program never replaces it. */
export function judgeOutdoor(
  fit: OutdoorFit,
  { rated, units }: Pick<SplitDemand, "rated" | "units">,
): OutdoorVerdict {
  if (units === 0) return { state: "unknown", why: "系统没有室内机" };
  const words = fitWords(fit).join("；");
  if (fit.isMet === false) return { state: "fails", why: words };
  if (fit.isMet === null) return { state: "unknown", why: words || "管长未知" };
  const { available, block } = fit.cooling;
  // The ratio's limits require at least the rating of the indoor units, even for a small load.
  const asked = Math.max(block, rated ?? 0);
  if (available! > OVERSIZED * asked)
    return {
      state: "oversized",
      why: `修正后制冷量 ${formatNumber(available, 1)} kW，大于 ${formatNumber(asked, 1)} kW 的 ${OVERSIZED} 倍`,
    };
  return { state: "meets", why: "" };
}

/** 冷 45.2 kW，热 30.0 kW，组合比 112% */
export const demandWords = (block: number, heatBlock: number | null, ratio: number | null): string =>
  [
    `冷 ${formatNumber(block, 1)} kW`,
    ...(heatBlock === null ? [] : [`热 ${formatNumber(heatBlock, 1)} kW`]),
    ...(ratio === null ? [] : [`组合比 ${ratioText(ratio)}%`]),
  ].join("，");

export const keptWords = ({ block, heatBlock, ratio }: KeptOutdoor): string =>
  demandWords(block, heatBlock, ratio);
