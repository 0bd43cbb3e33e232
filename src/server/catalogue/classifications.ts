import { AIR_OUTLET, CATEGORIES, FAN_COIL, INDOOR_UNIT } from "#domain/catalogue/categories.ts";
import type { CategoryRow } from "../store/catalogueRows.ts";

/** What can be selected today. A category joins when its products and its screen are there. */
const SELECTABLE: ReadonlySet<string> = new Set([FAN_COIL, INDOOR_UNIT, AIR_OUTLET]);

/** No category relates resources or has prices yet: components and goods are still to come. */
export const classifications = (): CategoryRow[] =>
  Object.entries(CATEGORIES).map(([code, name]) => ({
    code,
    name,
    isSelectionEnable: SELECTABLE.has(code),
    isNew: false,
    isCanRelateResources: false,
    isPriceCondition: false,
  }));
