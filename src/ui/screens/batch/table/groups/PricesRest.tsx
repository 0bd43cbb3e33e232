import { pricesText, type PricesFound } from "#domain/building/batch/prices/PricedSum.ts";
import { NATIONWIDE } from "#domain/products/goods/Area.ts";
import { areaName } from "#domain/products/goods/areaTree.ts";
import { useAreas } from "../../../../prices/useAreas.ts";

interface PricesRestProps {
  readonly prices: PricesFound;
  /** `null` for the whole country. */
  readonly area: string | null;
}

function OfArea({ prices, area }: { readonly prices: PricesFound; readonly area: string }) {
  const { tree } = useAreas();
  return pricesText(prices, areaName(area, tree));
}

/** The basis of prices, such as 含税最低报价，四川省-成都市，最早 2026-03-01. */
export function PricesRest({ prices, area }: PricesRestProps) {
  return area === null ? pricesText(prices, NATIONWIDE) : <OfArea prices={prices} area={area} />;
}
