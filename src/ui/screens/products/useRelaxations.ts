import { relaxSearch, type Relaxation } from "#api/contract/relaxations.ts";
import { listConditions } from "#domain/catalogue/listing/listConditions.ts";
import type { ListState } from "#domain/catalogue/listing/ListState.ts";
import { loadedOf, type Loaded } from "../../page/services/Loaded.ts";
import { useAsk } from "../../page/services/useAsk.ts";

/** Suggestions for an empty list, each counted by the server; asked for while `isOn`. */
export const useRelaxations = (
  categoryCode: string,
  state: ListState,
  isOn: boolean,
): Loaded<readonly Relaxation[]> =>
  loadedOf(useAsk(relaxSearch, { body: listConditions(categoryCode, state) }, { isOn }));
