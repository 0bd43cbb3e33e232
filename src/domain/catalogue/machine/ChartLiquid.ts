import type { SiteLiquid } from "../../physics/fluid/siteLiquid.ts";
import type { ViscosityCorrection } from "../../physics/fluid/viscosityCorrection.ts";
import type { CurveQuantity } from "../../physics/curve/curveQuantities.ts";

/** The liquid that everything on a pump's chart refers to. */
export interface ChartLiquid extends SiteLiquid {
  /** Measured quantities that do not apply to another liquid and are not drawn. */
  readonly leftOut: readonly CurveQuantity[];
  /** The effect of viscosity on each setting of each product. */
  readonly corrections: readonly (readonly ViscosityCorrection[])[];
}
