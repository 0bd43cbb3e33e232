import { useCallback, useState } from "react";
import { keepText, keptText } from "../../../page/browser/createKept.ts";

const keyOf = (kind: string) => `volute.fold.${kind}`;

function keptFold(kind: string): boolean | null {
  const kept = keptText(keyOf(kind));
  return kept === null ? null : kept === "open";
}

/**
 * Whether the user opened or folded a kind's form, kept in this browser; `null` means that the window's width
 * decides. A tab that is already open does not follow a change in another one.
 */
export function useKeptFold(
  kind: string,
): readonly [isOpen: boolean | null, set: (isOpen: boolean | null) => void] {
  const [isOpen, setOpen] = useState(() => keptFold(kind));
  const set = useCallback(
    (next: boolean | null) => {
      setOpen(next);
      keepText(keyOf(kind), next === null ? null : next ? "open" : "folded");
    },
    [kind],
  );
  return [isOpen, set];
}
