import { useSyncExternalStore } from "react";

/**
 * `narrow` below 1200 px, `wide` from 1600 px. Layout is CSS; this is for columns and words that depend on the
 * width.
 */
export type WidthClass = "narrow" | "middle" | "wide";

const QUERIES = ["(min-width: 1200px)", "(min-width: 1600px)"] as const;

function subscribe(listener: () => void): () => void {
  const queries = QUERIES.map((query) => window.matchMedia(query));
  for (const query of queries) query.addEventListener("change", listener);
  return () => {
    for (const query of queries) query.removeEventListener("change", listener);
  };
}

function read(): WidthClass {
  const [middle, wide] = QUERIES;
  if (window.matchMedia(wide).matches) return "wide";
  return window.matchMedia(middle).matches ? "middle" : "narrow";
}

export const useWidthClass = (): WidthClass => useSyncExternalStore(subscribe, read);
