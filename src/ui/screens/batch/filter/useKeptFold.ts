import { useCallback, useState } from "react";
import { keepText, keptText } from "../../../page/browser/createKept.ts";

const keyOf = (kind: string) => `volute.fold.${kind}`;

function keptFold(kind: string): boolean | null {
  const kept = keptText(keyOf(kind));
  return kept === null ? null : kept === "open";
}

/**
 * Whether a person opened or folded the form of a kind, kept over a reload; `null`: it is as the window has room for. Each tab
 * has its own window: what is folded in one stays open in another.
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
