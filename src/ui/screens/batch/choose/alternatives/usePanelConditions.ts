import { useState } from "react";

/** The conditions that a panel holds for itself. */
export interface PanelConditions<Filter> {
  readonly own: Filter;
  readonly setOwn: (filter: Filter) => void;
  /** Changes with every replacement: half-typed entries are forgotten then. */
  readonly edition: number;
  /** Puts others in place of them all. */
  readonly replace: (filter: Filter) => void;
  /** Back to the batch's own. */
  readonly reset: () => void;
}

/** `first`: those of the room that it opens for; `filter`: the batch's own. */
export function usePanelConditions<Filter>(first: Filter, filter: Filter): PanelConditions<Filter> {
  const [own, setOwn] = useState(first);
  const [edition, setEdition] = useState(0);
  const replace = (next: Filter) => {
    setOwn(next);
    setEdition((number) => number + 1);
  };
  return { own, setOwn, edition, replace, reset: () => replace(filter) };
}
