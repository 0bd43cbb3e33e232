import { create } from "zustand";
import { keptPrices, type PriceTexts } from "#domain/products/energy/priceFields.ts";

const KEY = "volute.energyPrices";

/** A browser told to keep nothing throws at the mere mention; prices are then known as long as the page lives. */
function kept(): PriceTexts {
  try {
    return keptPrices(localStorage.getItem(KEY));
  } catch {
    return {};
  }
}

const useKept = create<{ readonly texts: PriceTexts }>(() => ({ texts: kept() }));

window.addEventListener("storage", ({ key, newValue }) => {
  if (key === KEY || key === null) useKept.setState({ texts: keptPrices(newValue) });
});

function change(texts: PriceTexts): void {
  useKept.setState({ texts });
  try {
    localStorage.setItem(KEY, JSON.stringify(texts));
  } catch {
    // Full, or forbidden: this tab goes on with what it holds.
  }
}

/** A user's own prices as they were typed, the same in all tabs of this browser. */
export const useOwnPrices = (): readonly [PriceTexts, (texts: PriceTexts) => void] => [
  useKept(({ texts }) => texts),
  change,
];
