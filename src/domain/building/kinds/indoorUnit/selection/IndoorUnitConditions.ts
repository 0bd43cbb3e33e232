import type { SelectionLimits } from "../../../selection/limits.ts";
import type { IndoorUnit, IndoorUnitFigure } from "./IndoorUnit.ts";

/** What candidates are filtered by and rooms are selected under, read from a request. Plain data: it crosses threads. */
export interface IndoorUnitConditions extends SelectionLimits {
  /** How many products a room is offered. */
  readonly topSize: number;
  /** `null` leaves a filter open. */
  readonly brandCode: string | null;
  readonly productType: string | null;
  readonly structure: string | null;
  readonly productIds: readonly string[] | null;
  /** ㎡ */
  readonly singleUnitArea: number;
  /** The ticked checks. */
  readonly checks: readonly IndoorUnitFigure[];
}

/** Whether a unit passes brand, type and structure; what it does not state passes none. */
export const passesFilters = (
  unit: Pick<IndoorUnit, "brandCode" | "productType" | "structure">,
  { brandCode, productType, structure }: IndoorUnitConditions,
): boolean =>
  (brandCode === null || unit.brandCode === brandCode) &&
  (productType === null || unit.productType === productType) &&
  (structure === null || unit.structure === structure);
