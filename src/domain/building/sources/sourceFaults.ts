import { formatNumber } from "../../base/formatNumber.ts";
import type { SourceVerdict } from "./coldSources.ts";

export const SOURCE_FAULTS = ["plant-short", "plant-large", "turndown"] as const;
export interface SourceFault {
  readonly code: (typeof SOURCE_FAULTS)[number];
  readonly text: string;
}

const PERCENT = 100;

/** Faults of a number of chillers, each with both figures (ENGINEERING-3 D) */
export function sourceFaults(
  { ratio, isShort, isLarge, turndown, meetsTurndown }: SourceVerdict,
  load: number,
  least: number | null,
): readonly SourceFault[] {
  const installed = `${formatNumber(ratio * load, 0)} kW`;
  return [
    ...(isShort
      ? [{ code: "plant-short", text: `装机 ${installed} 小于负荷 ${formatNumber(load, 0)} kW` } as const]
      : []),
    ...(isLarge
      ? [
          {
            code: "plant-large",
            text: `装机为负荷的 ${formatNumber(ratio * PERCENT, 1)}%，超过 110%`,
          } as const,
        ]
      : []),
    ...(least === null || meetsTurndown
      ? []
      : [
          {
            code: "turndown",
            text: `最小负荷 ${formatNumber(least, 0)} kW 低于单台最低出力 ${formatNumber(turndown, 0)} kW`,
          } as const,
        ]),
  ];
}
