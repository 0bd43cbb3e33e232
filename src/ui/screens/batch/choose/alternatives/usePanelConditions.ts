import { useState } from "react";

export interface PanelConditions<Filter> {
  readonly own: Filter;
  readonly setOwn: (filter: Filter) => void;
  /** Changes with every replacement, which discards half-typed entries. */
  readonly edition: number;
  readonly replace: (filter: Filter) => void;
  /** Resets to the batch's own filter. */
  readonly reset: () => void;
}

/** `first`: conditions of the opened room; `filter`: those of the batch. */
export function usePanelConditions<Filter>(first: Filter, filter: Filter): PanelConditions<Filter> {
  const [own, setOwn] = useState(first);
  const [edition, setEdition] = useState(0);
  const replace = (next: Filter) => {
    setOwn(next);
    setEdition((number) => number + 1);
  };
  return { own, setOwn, edition, replace, reset: () => replace(filter) };
}
