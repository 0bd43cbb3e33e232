import type { SuppliedSum } from "#domain/building/batch/groups/TableSums.ts";
import { formatNumber, MISSING } from "#domain/base/formatNumber.ts";

/** The name of a storey or zone, also for rooms that state none. */
export const placeText = (by: "floor" | "zone", name: string): string =>
  name || (by === "floor" ? "未注明楼层" : "未注明分区");

/** Such as 12.34 kW, with the number of units that do not state it. */
export function suppliedText({ value, unit, digits, missing }: SuppliedSum, counter: string): string {
  if (value === null) return MISSING;
  const without = missing > 0 ? `（${formatNumber(missing, 0)} ${counter}未注明）` : "";
  return `${formatNumber(value, digits)} ${unit}${without}`;
}
