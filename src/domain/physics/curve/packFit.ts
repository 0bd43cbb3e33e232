import type { Curve } from "./Curve.ts";
import type { CurveQuantity } from "./curveQuantities.ts";
import { derivedCurve } from "./derivedCurve.ts";
import { fitThrough } from "./fitCurve.ts";
import type { FittedCurve } from "./FittedCurve.ts";
import type { FittedQuantity } from "./fitSetting.ts";

/** A fit that is not derived from other curves. */
export type SourceFit =
  | { readonly kind: "polynomial"; readonly residual: number; readonly coefficients: readonly number[] }
  | { readonly kind: "pchip" };

/**
 * A fit as stored beside its points: only what took time to find and does not follow from the points. Choosing the
 * polynomial is the work. PCHIP pieces follow from the points at once, and derived curves from the setting's other
 * curves.
 */
export type PackedFit = SourceFit | { readonly kind: "derived"; readonly residual: number };

export function packFit({ kind, residual, coefficients }: FittedCurve): PackedFit {
  switch (kind) {
    case "pchip":
      return { kind };
    case "derived":
      return { kind, residual };
    case "polynomial":
      return { kind, residual, coefficients: [...coefficients] };
  }
}

/** Restores a packed fit exactly; `curve` must be the curve that was fitted. */
export function unpackFit(packed: SourceFit, curve: Curve): FittedCurve {
  if (packed.kind === "pchip") return fitThrough(curve);
  // A curve has at least two points.
  const ends = { first: curve.x[0]!, last: curve.x.at(-1)! };
  return {
    kind: "polynomial",
    hasFormula: true,
    residual: packed.residual,
    ...ends,
    knots: Float64Array.of(ends.first, ends.last),
    coefficients: Float64Array.from(packed.coefficients),
    stride: packed.coefficients.length,
  };
}

export interface StoredCurve {
  readonly quantity: CurveQuantity;
  readonly flows: readonly number[];
  readonly values: readonly number[];
  readonly fit: PackedFit;
}

/**
 * Restores the curves of one setting as they were fitted together; a derived curve whose sources are missing is
 * left out.
 */
export function unpackSetting(stored: readonly StoredCurve[]): FittedQuantity[] {
  const sources = new Map<CurveQuantity, FittedCurve>();
  for (const { quantity, flows, values, fit } of stored)
    if (fit.kind !== "derived" && !sources.has(quantity))
      sources.set(quantity, unpackFit(fit, { x: Float64Array.from(flows), y: Float64Array.from(values) }));
  return stored.flatMap(({ quantity, fit }) => {
    const fitted =
      fit.kind === "derived"
        ? derivedCurve(quantity, (source) => sources.get(source), fit.residual)
        : sources.get(quantity);
    return fitted == null ? [] : [{ quantity, fitted }];
  });
}
