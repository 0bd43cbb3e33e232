import { useState } from "react";
import { keptPlaces, type Place } from "./keptPlaces.ts";

/** The hidden screens beside the current one. A change of the query within a screen affects none of them. */
export function useKeptPlaces(current: Place): readonly Place[] {
  const [state, setState] = useState<{ readonly current: Place; readonly kept: readonly Place[] }>({
    current,
    kept: [],
  });
  if (state.current === current) return state.kept;
  const kept =
    state.current.screen === current.screen ? state.kept : keptPlaces(state.kept, state.current, current);
  setState({ current, kept });
  return kept;
}
