import type { AirOutlet } from "#domain/building/kinds/airOutlet/selection/AirOutlet.ts";
import type { AirOutletConditions } from "#domain/building/kinds/airOutlet/selection/AirOutletConditions.ts";
import { effectiveArea } from "#domain/building/kinds/airOutlet/selection/outletGeometry.ts";
import { isRound, type OutletType } from "#domain/catalogue/outletTypes.ts";
import { length } from "#domain/base/units.ts";

/** `size`: [length, width] or [diameter], mm. The effective area follows from the family's ratio unless stated. */
export function outlet(
  type: OutletType,
  size: readonly [number, number?],
  more: Partial<Pick<AirOutlet, "id" | "specification" | "brandCode">> & { readonly stated?: number } = {},
): AirOutlet {
  const [first, second = first] = size;
  const face = isRound(type)
    ? ({ shape: "round", diameter: length(first) } as const)
    : ({ shape: "rectangular", length: length(first), width: length(second) } as const);
  const specification = more.specification ?? size.join("×");
  return {
    id: more.id ?? `${type}-${specification}`,
    specification,
    brandCode: more.brandCode ?? "B000090",
    type,
    face,
    effectiveArea: effectiveArea(type, face, more.stated ?? null),
  };
}

/** The defaults of the form. */
export const outletConditions = (change: Partial<AirOutletConditions> = {}): AirOutletConditions => ({
  topSize: 50,
  type: "V000167",
  brandCode: null,
  velocity: { from: 2, to: 4 },
  nozzleThrow: null,
  aspectRatio: null,
  productIds: null,
  singleUnitArea: 50,
  ...change,
});
