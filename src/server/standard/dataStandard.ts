import type { CategoryRow, DefinitionRow, EnumValueRow } from "../database/schema/catalogueRows.ts";
import { CATEGORY_STANDARDS } from "./categoryStandards.ts";
import { classifications } from "./classifications.ts";
import { definitionRows } from "./definitionRows.ts";

/** The data standard, independent of products: categories, properties and their enumerations. */
export interface DataStandard {
  readonly categories: readonly CategoryRow[];
  readonly definitions: readonly DefinitionRow[];
  readonly enumValues: readonly EnumValueRow[];
}

export function dataStandard(): DataStandard {
  const rows = CATEGORY_STANDARDS.map(definitionRows);
  return {
    categories: classifications(),
    definitions: rows.flatMap(({ definitions }) => definitions),
    enumValues: rows.flatMap(({ enumValues }) => enumValues),
  };
}
