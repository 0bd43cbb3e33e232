import type { OutletType } from "../../../../catalogue/outletTypes.ts";
import type { Area, Length } from "../../../../base/units.ts";

/** The opening that air leaves by: nominal neck or face size, as the catalogue lists it. */
export type OutletFace =
  | { readonly shape: "rectangular"; readonly length: Length; readonly width: Length }
  | { readonly shape: "round"; readonly diameter: Length };

/** An air outlet as selection needs it. */
export interface AirOutlet {
  readonly id: string;
  /** 规格: what it is ordered by. */
  readonly specification: string;
  readonly brandCode: string;
  readonly type: OutletType;
  readonly face: OutletFace;
  /** What the air really passes. */
  readonly effectiveArea: Area;
}
