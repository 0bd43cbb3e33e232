import type { OutletType } from "../../../../catalogue/outletTypes.ts";
import type { AirOutletConditions } from "./AirOutletConditions.ts";

/** The properties that the filters read. */
export interface FilteredOutlet {
  readonly type: OutletType;
  readonly brandCode: string;
  /** Length divided by width; `null` for a round face. */
  readonly aspectRatio: number | null;
}

/** The filters of outlets; `null` for any. */
export type OutletFilters = Pick<AirOutletConditions, "brandCode" | "aspectRatio" | "productIds"> & {
  readonly type: OutletType | null;
};

/** Whether an outlet has the requested type, brand and aspect ratio. */
export function passesOutletFilters(outlet: FilteredOutlet, filters: OutletFilters): boolean {
  const { type, brandCode, aspectRatio } = filters;
  if (type !== null && outlet.type !== type) return false;
  if (brandCode !== null && outlet.brandCode !== brandCode) return false;
  if (aspectRatio === null) return true;
  const ratio = outlet.aspectRatio;
  return ratio !== null && ratio >= aspectRatio.from && ratio <= aspectRatio.to;
}
