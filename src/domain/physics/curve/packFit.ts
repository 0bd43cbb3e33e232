import type { Curve } from "./Curve.ts";
import type { FittedCurve } from "./FittedCurve.ts";
import { fitPchip, PCHIP_STRIDE } from "./fitPchip.ts";

/**
 * A fit as it is stored beside its points: what took time to find, and nothing that the points tell. Choosing the
 * polynomial is the work; the pieces of a PCHIP follow from the points at once.
 */
export type PackedFit =
  | { readonly kind: "polynomial"; readonly residual: number; readonly coefficients: readonly number[] }
  | { readonly kind: "pchip" };

export function packFit({ kind, residual, coefficients }: FittedCurve): PackedFit {
  return kind === "pchip" ? { kind } : { kind, residual, coefficients: [...coefficients] };
}

/** The fit that was packed, exactly; `curve` is the one that was fitted. */
export function unpackFit(packed: PackedFit, curve: Curve): FittedCurve {
  // A curve has at least two points.
  const ends = { first: curve.x[0]!, last: curve.x.at(-1)! };
  if (packed.kind === "pchip") {
    return {
      kind: "pchip",
      hasFormula: false,
      residual: 0,
      ...ends,
      knots: curve.x.slice(),
      coefficients: fitPchip(curve),
      stride: PCHIP_STRIDE,
    };
  }
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
