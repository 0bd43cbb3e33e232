import { create } from "zustand";
import { MACHINE_PRICE, priceText } from "#domain/products/energy/priceFields.ts";

const KEY = "volute.machinePrices";

/** What was typed for one machine, by product. */
type MachinePrices = ReadonlyMap<string, string>;

function read(text: string | null): MachinePrices {
  try {
    const found: unknown = text === null ? null : JSON.parse(text);
    if (!Array.isArray(found)) return new Map();
    return new Map(
      found.flatMap((entry: unknown) => {
        const [id, typed]: readonly unknown[] = Array.isArray(entry) ? entry : [];
        return typeof id === "string" && typeof typed === "string"
          ? [[id, priceText(MACHINE_PRICE, typed)] as const]
          : [];
      }),
    );
  } catch {
    // Whatever else stands there is nothing.
    return new Map();
  }
}

/** A browser told to keep nothing throws at the mere mention; prices are then known as long as the page lives. */
function kept(): MachinePrices {
  try {
    return read(localStorage.getItem(KEY));
  } catch {
    return new Map();
  }
}

const useKept = create<{ readonly texts: MachinePrices }>(() => ({ texts: kept() }));

window.addEventListener("storage", ({ key, newValue }) => {
  if (key === KEY || key === null) useKept.setState({ texts: read(newValue) });
});

function change(id: string, text: string): void {
  const texts = new Map(useKept.getState().texts);
  if (text === "") texts.delete(id);
  else texts.set(id, text);
  useKept.setState({ texts });
  try {
    localStorage.setItem(KEY, JSON.stringify([...texts]));
  } catch {
    // Full, or forbidden: this tab goes on with what it holds.
  }
}

/** A user's own prices of the machines that are put beside the one that is looked at, as typed, the same in all tabs. */
export const useMachinePrices = (): readonly [MachinePrices, (id: string, text: string) => void] => [
  useKept(({ texts }) => texts),
  change,
];
