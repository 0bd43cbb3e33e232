import type { OutletType } from "../../catalogue/outletTypes.ts";
import type { AirOutletConditions } from "./AirOutletConditions.ts";

/** What the filters look at. */
export interface FilteredOutlet {
  readonly type: OutletType;
  readonly brandCode: string;
  /** Length over width; `null` for a round face. */
  readonly aspectRatio: number | null;
}

/** Whether an outlet is of the type, the brand and the proportions asked for. */
export function passesOutletFilters(outlet: FilteredOutlet, conditions: AirOutletConditions): boolean {
  const { type, brandCode, aspectRatio } = conditions;
  if (outlet.type !== type) return false;
  if (brandCode !== null && outlet.brandCode !== brandCode) return false;
  if (aspectRatio === null) return true;
  const ratio = outlet.aspectRatio;
  return ratio !== null && ratio >= aspectRatio.from && ratio <= aspectRatio.to;
}
