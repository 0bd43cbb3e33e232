import type { PropertyDefinition } from "#api/contract/dataStandards.ts";
import { concatenatedCategory } from "./concatenatedCategory.ts";
import { mergeParts } from "./mergeCategories.ts";
import { quantitiesOf } from "./quantitiesOf.ts";
import type { SearchCategory } from "./SearchCategory.ts";
import { searchCategoryOf } from "./searchCategoryOf.ts";
import { statedLists, statedOf, type ReadPage, type SearchedNames } from "./statedLists.ts";

/** Facts about a category that are known before its products are read. */
export interface CategoryHead extends SearchedNames {
  readonly code: string;
  readonly definitions: readonly PropertyDefinition[];
}

/** Options for building a category. */
export interface PartsOptions {
  /** Products converted to columns at a time; as objects they take several times the space. */
  readonly part: number;
  /** Whether the data for yearly energy is kept. */
  readonly hasEnergy: boolean;
  /** Set if any product is known to have an efficiency grade. */
  readonly isJudged: boolean;
}

/**
 * Merges the parts of a category; there is at least one. All at once, since merging them by twos would copy each
 * product as often as their number can be halved.
 */
export function mergeAll(parts: readonly SearchCategory[]): SearchCategory {
  const [first, ...others] = parts;
  if (first === undefined) throw new RangeError("no part of a category");
  return others.length === 0 ? first : mergeParts(first, concatenatedCategory(others));
}

/** Builds a category from its products, in the order of their ids. */
export interface CategoryParts {
  add(page: ReadPage): void;
  /**
   * `null` if a product has a grade but none of the first part had one; the category must then be built again with
   * `isJudged`.
   */
  finish(): SearchCategory | null;
}

export function categoryParts(
  { code, definitions, brands, seriesNames }: CategoryHead,
  { part: most, hasEnergy, isJudged }: PartsOptions,
): CategoryParts {
  const listed = () => statedLists(quantitiesOf(code).all);
  const made: SearchCategory[] = [];
  let isOneJudged: boolean | undefined = isJudged || undefined;
  let isMistaken = false;
  let stated = listed();
  let inPart = 0;

  function endPart(): void {
    const searched = { ...stated.all(), brands, seriesNames };
    stated = listed();
    inPart = 0;
    const own = searchCategoryOf(code, definitions, searched, { hasEnergy });
    isOneJudged ??= own.basis.isJudged;
    if (own.basis.isJudged === isOneJudged) made.push(own);
    // The first product with a grade changes the order of all before it.
    else if (!isOneJudged) isMistaken = true;
    else made.push(searchCategoryOf(code, definitions, searched, { isOneJudged, hasEnergy }));
  }

  return {
    add(page) {
      if (isMistaken) return;
      if (inPart > 0 && inPart + page.size > most) endPart();
      for (const product of statedOf(page)) stated.add(product);
      inPart += page.size;
    },
    finish() {
      if (inPart > 0 || made.length === 0) endPart();
      return isMistaken ? null : mergeAll(made);
    },
  };
}
