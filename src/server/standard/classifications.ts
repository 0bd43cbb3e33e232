import { CATEGORIES, WATER_SUPPLY_SET } from "#domain/catalogue/categories.ts";
import type { CategoryRow } from "../database/schema/catalogueRows.ts";

/** Marked 新: in the catalogue for less than a year. */
const NEW: ReadonlySet<string> = new Set([WATER_SUPPLY_SET]);

/** Every category has a screen and prices. None offers resources for placing yet. */
export const classifications = (): CategoryRow[] =>
  Object.entries(CATEGORIES).map(([code, name]) => ({
    code,
    name,
    isSelectionEnable: true,
    isNew: NEW.has(code),
    isCanRelateResources: false,
    isPriceCondition: true,
  }));
