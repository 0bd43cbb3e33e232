import type { CurveQuantity } from "#domain/curve/curveQuantities.ts";

/** What of a chart is shown. */
export interface ChartView {
  /** Name of the only setting to show; `null`: all. */
  readonly speed: string | null;
  /** The only quantity to show; `null`: all. */
  readonly quantity: CurveQuantity | null;
  /** Design points with their system curves. */
  readonly showsDesign: boolean;
  readonly showsOperating: boolean;
}
