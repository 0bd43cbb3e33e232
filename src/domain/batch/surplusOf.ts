import type { BatchKind } from "./BatchKind.ts";

type Figures = readonly (number | null)[];

/**
 * % that a unit exceeds what it must do in the quantity that the kind compares: corrected where the kind corrects.
 * `null` where nothing is required or the figure is not known.
 */
export function surplusOf<Filter>(
  { surplusFigure }: BatchKind<Filter>,
  figures: Figures,
  corrected: Figures,
  required: Figures,
): number | null {
  if (surplusFigure === null) return null;
  const does = (corrected.length > 0 ? corrected : figures)[surplusFigure] ?? null;
  const must = required[surplusFigure] ?? null;
  return does === null || must === null || must <= 0 ? null : (does / must - 1) * 100;
}
