import { liquidSentence } from "./liquidSentence.ts";
import { knownFigures, fluidFault, type FluidFault } from "./fluidFault.ts";
import type { AirFault } from "./wrongAir.ts";
import { readLiquid } from "./wrongLiquid.ts";

/** Why a fluid is impossible: the faulty figure, and a sentence for people. */
export interface WrongFluid {
  readonly code: string;
  readonly fault: FluidFault["fault"];
  readonly sentence: string;
}

const AIR_SENTENCES: Readonly<Record<AirFault, string>> = {
  "altitude-out-of-range": "海拔应在 −500 到 5000 m 之间",
  "two-air-pressures": "海拔和大气压只填一项",
  "air-pressure-out-of-range": "大气压应在 54 到 108 kPa 之间",
  "air-temperature-out-of-range": "空气温度应在 −40 到 80 ℃ 之间",
  "air-humidity-out-of-range": "相对湿度应在 0 到 100 % 之间",
  "lowest-above-air-temperature": "最低空气温度不应高于空气温度",
};

/**
 * The first figure that is impossible for the machine's fluid, with a sentence for people; null where all are
 * possible or none is stated.
 *
 * @param figures that the machine knows; the others do not describe its fluid
 */
export function wrongFluid(
  figures: readonly { readonly code: string }[],
  stated: readonly { readonly code: string; readonly value: number }[],
): WrongFluid | null {
  const found = fluidFault(figures, stated);
  if (found === null) return null;
  const { code, fault } = found;
  const sentence =
    found.of === "air"
      ? AIR_SENTENCES[found.fault]
      : liquidSentence(found.fault, readLiquid(knownFigures(figures, stated)));
  return { code, fault, sentence };
}
