import { MACHINE_PRICE, priceText } from "#domain/products/energy/priceFields.ts";
import { createKept } from "../../page/browser/createKept.ts";

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

/** A user's own prices of the machines that are put beside the one that is looked at, as typed, the same in all tabs. */
export const useMachinePrices = createKept("volute.machinePrices", read, (texts) =>
  JSON.stringify([...texts]),
);

/** An empty text: no price. */
export function keepMachinePrice(id: string, text: string): void {
  const texts = new Map(useMachinePrices.getState());
  if (text === "") texts.delete(id);
  else texts.set(id, text);
  useMachinePrices.keep(texts);
}
