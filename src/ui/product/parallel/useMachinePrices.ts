import { MACHINE_PRICE, priceText } from "#domain/products/energy/priceFields.ts";
import { createKept } from "../../page/browser/createKept.ts";

/** Typed prices of one machine, by product id. */
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
    // An unreadable text counts as no prices.
    return new Map();
  }
}

/** The user's own prices for the machines added beside the viewed one, as typed, shared by all tabs. */
export const useMachinePrices = createKept("volute.machinePrices", read, (texts) =>
  JSON.stringify([...texts]),
);

/** An empty text removes the price. */
export function keepMachinePrice(id: string, text: string): void {
  const texts = new Map(useMachinePrices.getState());
  if (text === "") texts.delete(id);
  else texts.set(id, text);
  useMachinePrices.keep(texts);
}
