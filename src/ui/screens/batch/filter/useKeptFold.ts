import { useCallback, useState } from "react";
import { keepText, keptText } from "../../../page/browser/createKept.ts";

const keyOf = (kind: string) => `volute.fold.${kind}`;

function keptFold(kind: string): boolean | null {
  const kept = keptText(keyOf(kind));
  return kept === null ? null : kept === "open";
}

/**
 * Whether the user opened or folded a kind's form, kept over a reload; `null` means that the window's width
 * decides. Each tab keeps its own state.
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
