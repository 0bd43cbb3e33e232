import { useState } from "react";
import { keptScreens, type OpenScreen } from "./keptScreens.ts";

/** The hidden screens beside the current one. A change of the query within a screen affects none of them. */
export function useKeptScreens(current: OpenScreen): readonly OpenScreen[] {
  const [state, setState] = useState<{ readonly current: OpenScreen; readonly kept: readonly OpenScreen[] }>({
    current,
    kept: [],
  });
  if (state.current === current) return state.kept;
  const kept =
    state.current.screen === current.screen ? state.kept : keptScreens(state.kept, state.current, current);
  setState({ current, kept });
  return kept;
}
