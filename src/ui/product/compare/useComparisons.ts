import { create } from "zustand";
import {
  clearCompared,
  readComparisons,
  toggleCompared,
  type ComparedProduct,
  type Comparisons,
} from "#domain/desk/report/comparison/comparison.ts";

/** Beside the page, not in it: a product's detail opens in a tab of its own, and what is added there belongs to the list. */
const KEY = "volute.comparisons";

/** A browser told to keep nothing throws at the mere mention; the choice then lives as long as the page. */
function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function keep(comparisons: Comparisons): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(comparisons));
  } catch {
    // Full, or forbidden: this tab goes on with what it holds.
  }
}

/** Products chosen to be compared, in all tabs of the browser. */
export const useComparisons = create<Comparisons>(() => readComparisons(kept()));

window.addEventListener("storage", ({ key, newValue }) => {
  if (key === KEY || key === null) useComparisons.setState(readComparisons(newValue), true);
});

function change(next: Comparisons): void {
  useComparisons.setState(next, true);
  keep(next);
}

export const compareProduct = (categoryCode: string, product: ComparedProduct): void =>
  change(toggleCompared(useComparisons.getState(), categoryCode, product));

export const forgetCompared = (categoryCode: string): void =>
  change(clearCompared(useComparisons.getState(), categoryCode));
