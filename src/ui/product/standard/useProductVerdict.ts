import { useMemo } from "react";
import type { WireCurve } from "#api/contract/curves.ts";
import type { Product } from "#api/contract/products.ts";
import { statedCurves } from "#api/contract/statedCurves.ts";
import { WATER_SUPPLY_SET } from "#domain/catalogue/categories.ts";
import { PROPERTY, type PropertyCode } from "#domain/catalogue/properties.ts";
import type { Machine } from "#domain/physics/curve/curveQuantities.ts";
import { ratedEfficiencyOf } from "#domain/catalogue/standards/ratedEfficiency.ts";
import {
  productVerdict,
  TYPE_PROPERTY,
  type ProductVerdict,
} from "#domain/catalogue/standards/productVerdict.ts";

/** The data of a product that the standard needs. */
type JudgedParts = Pick<Product, "gjwCategoryCode" | "productPropertyValues">;

/** The efficiency grade of a product from the server: a handful of fits, well under a frame. */
export function verdictOfProduct(
  machine: Machine,
  { gjwCategoryCode, productPropertyValues }: JudgedParts,
  curves: readonly WireCurve[],
): ProductVerdict {
  const valueOf = (wanted: PropertyCode) =>
    productPropertyValues.find(({ code }) => code === wanted)?.value ?? null;
  const numberOf = (wanted: PropertyCode) => {
    const value = valueOf(wanted);
    return typeof value === "number" ? value : null;
  };
  const typeName = valueOf(TYPE_PROPERTY[machine]);
  return productVerdict({
    machine,
    isSet: gjwCategoryCode === WATER_SUPPLY_SET,
    curves: statedCurves(curves),
    typeName: typeof typeName === "string" ? typeName : null,
    speed: numberOf(PROPERTY.rotationalSpeed) ?? numberOf(PROPERTY.highRotationalSpeed),
    impellerDiameter: numberOf(PROPERTY.impellerDiameter),
    hubRatio: numberOf(PROPERTY.hubRatio),
    stages: numberOf(PROPERTY.stages),
    ratedEfficiency: ratedEfficiencyOf(machine, numberOf),
  });
}

/** The efficiency grade, memoised. */
export function useProductVerdict(
  machine: Machine,
  { gjwCategoryCode, productPropertyValues }: Product,
  curves: readonly WireCurve[],
): ProductVerdict {
  return useMemo(
    () => verdictOfProduct(machine, { gjwCategoryCode, productPropertyValues }, curves),
    [machine, gjwCategoryCode, productPropertyValues, curves],
  );
}
