import type { OutletType } from "../../../../catalogue/outletTypes.ts";
import type { AirOutletConditions } from "./AirOutletConditions.ts";

/** What the filters look at. */
export interface FilteredOutlet {
  readonly type: OutletType;
  readonly brandCode: string;
  /** Length over width; `null` for a round face. */
  readonly aspectRatio: number | null;
}

/** What outlets are filtered by; `null` leaves a filter open. */
export type OutletFilters = Pick<AirOutletConditions, "brandCode" | "aspectRatio" | "productIds"> & {
  readonly type: OutletType | null;
};

/** Whether an outlet is of the type, the brand and the proportions asked for. */
export function passesOutletFilters(outlet: FilteredOutlet, filters: OutletFilters): boolean {
  const { type, brandCode, aspectRatio } = filters;
  if (type !== null && outlet.type !== type) return false;
  if (brandCode !== null && outlet.brandCode !== brandCode) return false;
  if (aspectRatio === null) return true;
  const ratio = outlet.aspectRatio;
  return ratio !== null && ratio >= aspectRatio.from && ratio <= aspectRatio.to;
}
