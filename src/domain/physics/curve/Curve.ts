/**
 * Measured points of one quantity at one setting (a speed tap, a trim, a power-limited maximum line):
 * flow in m³/h, strictly ascending, and the quantity in its own unit. At least two points, all finite.
 */
export interface Curve {
  readonly x: Float64Array;
  readonly y: Float64Array;
}
