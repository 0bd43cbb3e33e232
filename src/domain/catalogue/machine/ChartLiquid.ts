import type { SiteLiquid } from "../../physics/fluid/siteLiquid.ts";
import type { ViscosityCorrection } from "../../physics/fluid/viscosityCorrection.ts";
import type { CurveQuantity } from "../../physics/curve/curveQuantities.ts";

/** What everything of a pump's chart stands in. */
export interface ChartLiquid extends SiteLiquid {
  /** Measured, but of no use in another liquid: not drawn. */
  readonly leftOut: readonly CurveQuantity[];
  /** What its viscosity does to each setting of each product. */
  readonly corrections: readonly (readonly ViscosityCorrection[])[];
}
