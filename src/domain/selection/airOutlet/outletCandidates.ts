import type { AirOutletColumns } from "./airOutletColumns.ts";
import type { AirOutletConditions } from "./AirOutletConditions.ts";
import { passesOutletFilters } from "./passesOutletFilters.ts";

/** The rows that pass the filters, by rising effective area as the columns stand. */
export function outletCandidates(columns: AirOutletColumns, conditions: AirOutletConditions): Uint32Array {
  const wanted = conditions.productIds === null ? null : new Set(conditions.productIds);
  const passing: number[] = [];
  columns.ids.forEach((id, row) => {
    if (wanted !== null && !wanted.has(id)) return;
    const ratio = columns.aspectRatio[row]!;
    const outlet = {
      type: columns.types[row]!,
      brandCode: columns.brandCodes[row]!,
      aspectRatio: Number.isNaN(ratio) ? null : ratio,
    };
    if (passesOutletFilters(outlet, conditions)) passing.push(row);
  });
  return Uint32Array.from(passing);
}
