import type { SelectionLimits } from "../../../selection/limits.ts";
import type { IndoorUnit, IndoorUnitFigure } from "./IndoorUnit.ts";

/** Filters of candidates and conditions of rooms, read from a request. Plain data that crosses threads. */
export interface IndoorUnitConditions extends SelectionLimits {
  /** Greatest number of products offered to a room. */
  readonly topSize: number;
  /** `null` for any. */
  readonly brandCode: string | null;
  readonly productType: string | null;
  readonly structure: string | null;
  readonly productIds: readonly string[] | null;
  /** ㎡ */
  readonly singleUnitArea: number;
  /** The ticked checks. */
  readonly checks: readonly IndoorUnitFigure[];
}

/** Whether a unit passes brand, type and structure; a property that it does not state passes no filter. */
export const passesFilters = (
  unit: Pick<IndoorUnit, "brandCode" | "productType" | "structure">,
  { brandCode, productType, structure }: IndoorUnitConditions,
): boolean =>
  (brandCode === null || unit.brandCode === brandCode) &&
  (productType === null || unit.productType === productType) &&
  (structure === null || unit.structure === structure);
