/**
 * A fitted curve as plain data that can cross a thread: polynomial pieces, each between two neighbouring knots.
 * A least-squares polynomial is one piece; a PCHIP has one cubic between each two measured points. What follows from other
 * curves is pieces over pieces (`derivedCurve`).
 */
export interface FittedCurve {
  readonly kind: "polynomial" | "pchip" | "derived";
  /** True of a polynomial: one formula holds for the whole measured range. */
  readonly hasFormula: boolean;
  /** Largest distance of a measured point from the fit, over the span of the measured values. */
  readonly residual: number;
  /** m³/h. First and last measured flow; outside them there is no value. */
  readonly first: number;
  readonly last: number;
  /** m³/h, ascending, from `first` to `last`. */
  readonly knots: Float64Array;
  /**
   * `stride` coefficients for each piece, constant first, of t = −1 … 1 from the piece's left knot to its right one.
   */
  readonly coefficients: Float64Array;
  readonly stride: number;
  /** What the pieces are divided by, `stride` coefficients for each; left out where they stand for themselves. */
  readonly divisor?: { readonly coefficients: Float64Array; readonly stride: number };
}

/** The pieces by themselves: all that values are read from. */
export type CurvePieces = Pick<
  FittedCurve,
  "first" | "last" | "knots" | "coefficients" | "stride" | "divisor"
>;
