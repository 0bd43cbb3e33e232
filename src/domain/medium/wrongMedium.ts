import { AIR_FAULTS, wrongAir, type AirFault } from "./wrongAir.ts";
import { wrongLiquid, type LiquidFault } from "./wrongLiquid.ts";

/** Why a medium cannot be: the figure at fault, and a sentence to it. */
export interface WrongMedium {
  readonly code: string;
  readonly fault: AirFault | LiquidFault;
  readonly sentence: string;
}

/**
 * The first figure that cannot be about what a machine moves; null where all can, or none is stated. Of the one figure that
 * air and liquid share, the altitude, both say the same.
 *
 * @param figures that the machine knows: others are none of its medium
 */
export function wrongMedium(
  figures: readonly { readonly code: string }[],
  stated: readonly { readonly code: string; readonly value: number }[],
): WrongMedium | null {
  const known = stated.filter((entered) => figures.some(({ code }) => code === entered.code));
  const air = wrongAir(known);
  return air === null ? wrongLiquid(known) : { ...air, sentence: AIR_FAULTS[air.fault] };
}
