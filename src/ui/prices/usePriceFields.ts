import { useMemo } from "react";
import { listClassificationProperties, type PropertyDefinition } from "#api/contract/dataStandards.ts";
import { goodsFields } from "#domain/products/goods/goodsFields.ts";
import { priceFields } from "#domain/products/goods/PriceField.ts";
import { isMaterialCode } from "#domain/desk/materials/Material.ts";
import { useAsk } from "../page/services/useAsk.ts";
import { useSession } from "../page/services/useSession.ts";

const NO_DEFINITIONS: readonly PropertyDefinition[] = [];

/** The price conditions of a category: brand and model, or thickness, and its own properties. */
export function usePriceFields(categoryCode: string | null) {
  const softwareCode = useSession((session) => session.softwareCode);
  const isMaterial = categoryCode !== null && isMaterialCode(categoryCode);
  const asked = useAsk(
    listClassificationProperties,
    {
      params: { code: categoryCode ?? "" },
      body: { resourceType: isMaterial ? "STANDARD_MATERIAL" : "PRODUCT" },
    },
    { isOn: categoryCode !== null },
  );
  const definitions = asked.data ?? NO_DEFINITIONS;
  const fields = useMemo(
    () => goodsFields(isMaterial ? "material" : "product", softwareCode, priceFields(definitions)),
    [isMaterial, softwareCode, definitions],
  );
  return { fields, retry: asked.isError ? () => void asked.refetch() : null };
}
