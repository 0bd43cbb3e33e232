import {
  clearCompared,
  readComparisons,
  toggleCompared,
  type ComparedProduct,
} from "#domain/desk/report/comparison/comparison.ts";
import { createKept } from "../../page/browser/createKept.ts";

/**
 * Products chosen for comparison, shared by all tabs of the browser, since a product's detail opens in a tab of
 * its own.
 */
export const useComparisons = createKept("volute.comparisons", readComparisons);

export const compareProduct = (categoryCode: string, product: ComparedProduct): void =>
  useComparisons.keep(toggleCompared(useComparisons.getState(), categoryCode, product));

export const forgetCompared = (categoryCode: string): void =>
  useComparisons.keep(clearCompared(useComparisons.getState(), categoryCode));
