import type { LiquidMedium } from "../../physics/pipe/medium.ts";

/** Water of the chilled or the condenser side */
export interface SideWater {
  /** K */
  readonly difference: number;
  readonly medium: LiquidMedium;
}
