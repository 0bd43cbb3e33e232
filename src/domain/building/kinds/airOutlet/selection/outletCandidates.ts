import type { AirOutletColumns } from "./airOutletColumns.ts";
import { passesOutletFilters, type OutletFilters } from "./passesOutletFilters.ts";

/** The rows that pass the filters, by rising effective area like the columns. */
export function outletCandidates(columns: AirOutletColumns, filters: OutletFilters): Uint32Array {
  const wanted = filters.productIds === null ? null : new Set(filters.productIds);
  const passing: number[] = [];
  columns.ids.forEach((id, row) => {
    if (wanted !== null && !wanted.has(id)) return;
    const ratio = columns.aspectRatio[row]!;
    const outlet = {
      type: columns.types[row]!,
      brandCode: columns.brandCodes[row]!,
      aspectRatio: Number.isNaN(ratio) ? null : ratio,
    };
    if (passesOutletFilters(outlet, filters)) passing.push(row);
  });
  return Uint32Array.from(passing);
}
