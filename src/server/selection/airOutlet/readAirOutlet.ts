import { isOutletType, isRound, SQUARE_DIFFUSER, type OutletType } from "#domain/catalogue/outletTypes.ts";
import { PROPERTY, type PropertyCode } from "#domain/catalogue/properties.ts";
import { fail, ok, type Result } from "#domain/base/result.ts";
import type { AirOutlet, OutletFace } from "#domain/building/kinds/airOutlet/selection/AirOutlet.ts";
import { effectiveArea } from "#domain/building/kinds/airOutlet/selection/outletGeometry.ts";
import { length } from "#domain/base/units.ts";
import type { CategoryProduct } from "../categoryProducts.ts";
import { lookUp } from "#domain/base/keyed.ts";

export const AIR_OUTLET_PROPERTIES: readonly PropertyCode[] = [
  PROPERTY.outletType,
  PROPERTY.length,
  PROPERTY.width,
  PROPERTY.diameter,
  PROPERTY.effectiveArea,
];

export type AirOutletFault = "type-missing" | "size-missing" | "not-square" | "area-not-positive";

function readFace(type: OutletType, numbers: CategoryProduct["numbers"]): Result<OutletFace, AirOutletFault> {
  if (isRound(type)) {
    const diameter = lookUp(numbers, PROPERTY.diameter);
    if (diameter === undefined || diameter <= 0) return fail("size-missing");
    return ok({ shape: "round", diameter: length(diameter) });
  }
  const long = lookUp(numbers, PROPERTY.length);
  const wide = lookUp(numbers, PROPERTY.width);
  if (long === undefined || wide === undefined || long <= 0 || wide <= 0) return fail("size-missing");
  if (type === SQUARE_DIFFUSER && long !== wide) return fail("not-square");
  return ok({ shape: "rectangular", length: length(long), width: length(wide) });
}

/** The outlet for selection from a product's values, or why it cannot be selected. */
export function readAirOutlet(
  product: Pick<CategoryProduct, "id" | "model" | "brandCode" | "numbers" | "enums">,
): Result<AirOutlet, AirOutletFault> {
  const { id, model, brandCode, numbers, enums } = product;
  const type = lookUp(enums, PROPERTY.outletType) ?? "";
  if (!isOutletType(type)) return fail("type-missing");
  const face = readFace(type, numbers);
  if (!face.ok) return face;
  const stated = lookUp(numbers, PROPERTY.effectiveArea) ?? null;
  if (stated !== null && stated <= 0) return fail("area-not-positive");
  return ok({
    id,
    specification: model,
    brandCode,
    type,
    face: face.value,
    effectiveArea: effectiveArea(type, face.value, stated),
  });
}
