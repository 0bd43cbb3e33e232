import { wrongAir, type AirFault } from "./wrongAir.ts";
import { wrongLiquid, type LiquidFault } from "./wrongLiquid.ts";

interface StatedFigure {
  readonly code: string;
  readonly value: number;
}

/** The faulty figure of a fluid, and the reason. */
export type FluidFault =
  | { readonly code: string; readonly of: "air"; readonly fault: AirFault }
  | { readonly code: string; readonly of: "liquid"; readonly fault: LiquidFault };

/** The stated figures that a machine knows; the others do not describe its fluid. */
export const knownFigures = (
  figures: readonly { readonly code: string }[],
  stated: readonly StatedFigure[],
): readonly StatedFigure[] => stated.filter((entered) => figures.some(({ code }) => code === entered.code));

/**
 * The first figure that is impossible for the machine's fluid; null where all are possible or none is stated. Air
 * and liquid share one figure, the altitude, and report the same fault for it. `wrongFluid` makes a sentence of
 * the fault.
 *
 * @param figures that the machine knows
 */
export function fluidFault(
  figures: readonly { readonly code: string }[],
  stated: readonly StatedFigure[],
): FluidFault | null {
  const known = knownFigures(figures, stated);
  const air = wrongAir(known);
  if (air !== null) return { ...air, of: "air" };
  const liquid = wrongLiquid(known);
  return liquid && { ...liquid, of: "liquid" };
}
