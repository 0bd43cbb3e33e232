import { useSession } from "../../../page/services/useSession.ts";
import { usePriceArea } from "../../../prices/usePriceArea.ts";

/** Code of the area whose prices are asked for: null for the whole country, undefined where there are no prices. */
export function useAskedArea(): string | null | undefined {
  // The Revit add-in has no prices.
  const hasPrices = useSession(({ platform }) => platform !== "r");
  const code = usePriceArea(({ path }) => path?.at(-1) ?? null);
  return hasPrices ? code : undefined;
}
