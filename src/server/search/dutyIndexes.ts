import type { CurveQuantity } from "#domain/physics/curve/curveQuantities.ts";
import type { PackedCurves } from "#domain/physics/curve/PackedCurves.ts";
import { dutyFormsOf } from "#domain/catalogue/duty/dutyForms.ts";
import { lookUp } from "#domain/base/keyed.ts";
import type { DutyIndex } from "#domain/products/search/DutyIndex.ts";
import type { SearchColumns } from "#domain/products/search/SearchColumns.ts";

/** An index for each curve that meets systems, by quantity; forms that share a curve share its index. */
export const dutyIndexes = (
  { categoryCode, curves }: SearchColumns,
  indexOf: (curves: PackedCurves, quantity: CurveQuantity) => DutyIndex,
): Map<string, DutyIndex> =>
  new Map(
    [...new Set(dutyFormsOf(categoryCode).map(({ quantity }) => quantity))].flatMap((quantity) => {
      const found = lookUp(curves, quantity);
      return found === undefined ? [] : [[quantity, indexOf(found, quantity)] as const];
    }),
  );
