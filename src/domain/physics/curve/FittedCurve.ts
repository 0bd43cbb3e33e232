/**
 * A fitted curve as plain data that can cross a thread: polynomial pieces between neighbouring knots. A
 * least-squares polynomial is one piece; a PCHIP has one cubic between each two measured points. A curve derived
 * from other curves has quotients as pieces (`derivedCurve`).
 */
export interface FittedCurve {
  readonly kind: "polynomial" | "pchip" | "derived";
  /** True for a polynomial: one formula holds for the whole measured range. */
  readonly hasFormula: boolean;
  /** Largest distance of a measured point from the fit, relative to the span of the measured values. */
  readonly residual: number;
  /** m³/h: first and last measured flow; the curve has no value outside them. */
  readonly first: number;
  readonly last: number;
  /** m³/h, ascending, from `first` to `last`. */
  readonly knots: Float64Array;
  /**
   * `stride` coefficients for each piece, constant first, in t = −1 … 1 from the piece's left knot to its right
   * one.
   */
  readonly coefficients: Float64Array;
  readonly stride: number;
  /** Denominators of the pieces, `stride` coefficients each; left out for plain polynomials. */
  readonly divisor?: { readonly coefficients: Float64Array; readonly stride: number };
}

/** The pieces alone: all that is needed to compute values. */
export type CurvePieces = Pick<
  FittedCurve,
  "first" | "last" | "knots" | "coefficients" | "stride" | "divisor"
>;
