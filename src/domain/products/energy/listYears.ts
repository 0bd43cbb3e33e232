import { readEnergy, writeEnergy } from "./energyAddress.ts";
import type { EnergyChoice } from "./EnergyChoice.ts";
import { wrongChoice } from "./wrongChoice.ts";
import { ORDER_BY } from "../search/Order.ts";
import type { ListState } from "../../catalogue/listing/ListState.ts";

/** Whether a list is ordered by yearly energy; only lists with a duty can be. */
export const isByYear = ({ sort, duty }: Pick<ListState, "sort" | "duty">): boolean =>
  duty.length > 0 && sort?.code === ORDER_BY.yearlyEnergy;

export function listChoice({ energy }: Pick<ListState, "energy">): EnergyChoice {
  const named = new Map(energy);
  return readEnergy({ get: (name) => named.get(name) ?? null });
}

/** The energy choice as the list's address writes it. */
export function choiceParts(choice: EnergyChoice): ListState["energy"] {
  const named = new Map<string, string>();
  writeEnergy(
    {
      get: (name) => named.get(name) ?? null,
      set: (name, value) => void named.set(name, value),
      delete: (name) => void named.delete(name),
    },
    choice,
  );
  return [...named];
}

/**
 * The choice for which the server must compute years; null if years are not needed or a figure is still missing.
 */
export function askedYears(state: Pick<ListState, "sort" | "duty" | "energy">): EnergyChoice | null {
  if (!isByYear(state)) return null;
  const choice = listChoice(state);
  return wrongChoice(choice).length === 0 ? choice : null;
}
