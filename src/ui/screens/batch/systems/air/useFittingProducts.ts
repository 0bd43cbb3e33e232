import { useMemo } from "react";
import { queryProducts, type FoundProduct } from "#api/contract/search.ts";
import type { ElementKind } from "#domain/building/systems/air/DuctElement.ts";
import { elementSearch } from "#domain/building/systems/air/elementSearch.ts";
import { listConditions } from "#domain/catalogue/listing/listConditions.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import type { AskedElement } from "#workers/batch/systems/AskedElement.ts";
import { useAsk } from "../../../../page/services/useAsk.ts";

/** The first products of the catalogue with the size of a rectangular duct, and the number of all */
export function useFittingProducts(
  kind: ElementKind,
  duct: { readonly a: number; readonly b: number } | null,
  most: number,
) {
  const body = useMemo(() => {
    const { category, state } = elementSearch(kind, duct ?? { a: 0, b: 0 });
    return { ...listConditions(category, state), pageSize: most };
  }, [kind, duct, most]);
  return useAsk(queryProducts, { body }, { isOn: duct !== null });
}

export function figureOf({ productPropertyValues }: FoundProduct, code: string): number | null {
  const value = productPropertyValues.find((each) => each.code === code)?.value;
  return typeof value === "number" ? value : null;
}

/** A found product in the form that an element stores */
export function keptProduct(found: FoundProduct): NonNullable<AskedElement["product"]> {
  const { id, model, brandName: brand } = found;
  const [loss, flow] = [figureOf(found, PROPERTY.airPressureDrop), figureOf(found, PROPERTY.airFlow)];
  return {
    ...{ id, model, brand },
    width: figureOf(found, PROPERTY.width),
    height: figureOf(found, PROPERTY.height),
    stated: loss === null || flow === null || flow <= 0 ? null : { loss, flow },
  };
}
