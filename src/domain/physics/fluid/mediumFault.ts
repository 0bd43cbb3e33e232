import { wrongAir, type AirFault } from "./wrongAir.ts";
import { wrongLiquid, type LiquidFault } from "./wrongLiquid.ts";

interface StatedFigure {
  readonly code: string;
  readonly value: number;
}

/** The figure of a medium that is at fault, and why. */
export type MediumFault =
  | { readonly code: string; readonly of: "air"; readonly fault: AirFault }
  | { readonly code: string; readonly of: "liquid"; readonly fault: LiquidFault };

/** What a machine knows of a medium's figures: others are none of it. */
export const knownFigures = (
  figures: readonly { readonly code: string }[],
  stated: readonly StatedFigure[],
): readonly StatedFigure[] => stated.filter((entered) => figures.some(({ code }) => code === entered.code));

/**
 * The first figure that cannot be about what a machine moves; null where all can, or none is stated. Of the one figure that
 * air and liquid share, the altitude, both say the same. A sentence to it is made by `wrongMedium`.
 *
 * @param figures that the machine knows
 */
export function mediumFault(
  figures: readonly { readonly code: string }[],
  stated: readonly StatedFigure[],
): MediumFault | null {
  const known = knownFigures(figures, stated);
  const air = wrongAir(known);
  if (air !== null) return { ...air, of: "air" };
  const liquid = wrongLiquid(known);
  return liquid && { ...liquid, of: "liquid" };
}
