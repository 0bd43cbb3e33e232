import type { OutletType } from "../../../../catalogue/outletTypes.ts";
import type { Area, Length } from "../../../../base/units.ts";

/** The opening through which air leaves: nominal neck or face size, as in the catalogue. */
export type OutletFace =
  | { readonly shape: "rectangular"; readonly length: Length; readonly width: Length }
  | { readonly shape: "round"; readonly diameter: Length };

/** An air outlet with what selection needs. */
export interface AirOutlet {
  readonly id: string;
  /** 规格 (specification), by which it is ordered. */
  readonly specification: string;
  readonly brandCode: string;
  readonly type: OutletType;
  readonly face: OutletFace;
  /** The area through which air really passes, not the nominal one. */
  readonly effectiveArea: Area;
}
