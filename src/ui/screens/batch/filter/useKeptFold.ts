import { useCallback, useState } from "react";

const placeOf = (kind: string) => `volute.fold.${kind}`;

function keptFold(kind: string): boolean | null {
  try {
    const kept = localStorage.getItem(placeOf(kind));
    return kept === null ? null : kept === "open";
  } catch {
    return null;
  }
}

function keepFold(kind: string, isOpen: boolean | null): void {
  try {
    if (isOpen === null) localStorage.removeItem(placeOf(kind));
    else localStorage.setItem(placeOf(kind), isOpen ? "open" : "folded");
  } catch {
    // A browser told to keep nothing: it holds as long as the page.
  }
}

/** Whether a person opened or folded the form of a kind, kept over a reload; `null`: it is as the window has room for. */
export function useKeptFold(
  kind: string,
): readonly [isOpen: boolean | null, set: (isOpen: boolean | null) => void] {
  const [isOpen, setOpen] = useState(() => keptFold(kind));
  const set = useCallback(
    (next: boolean | null) => {
      setOpen(next);
      keepFold(kind, next);
    },
    [kind],
  );
  return [isOpen, set];
}
