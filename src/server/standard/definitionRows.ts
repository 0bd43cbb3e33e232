import type { DefinitionRow, EnumValueRow } from "../database/schema/catalogueRows.ts";
import type { CategoryStandard } from "./CategoryStandard.ts";

export interface DefinitionRows {
  readonly definitions: readonly DefinitionRow[];
  readonly enumValues: readonly EnumValueRow[];
}

/** A category's properties as table rows, in the order of the file. */
export function definitionRows({ code: categoryCode, groups }: CategoryStandard): DefinitionRows {
  const definitions: DefinitionRow[] = [];
  const enumValues: EnumValueRow[] = [];
  for (const group of groups) {
    for (const { property, name, type, unit, values, uses } of group.definitions) {
      definitions.push({
        categoryCode,
        code: property,
        name,
        dataType: type,
        unitSymbol: unit,
        groupCode: group.code,
        groupName: group.name,
        isPerformanceFilter: uses.includes("performance-filter"),
        isListDisplay: uses.includes("list"),
        isCustomSort: uses.includes("sort"),
        position: definitions.length,
      });
      values.forEach(([code, valueName], position) => {
        enumValues.push({ categoryCode, propertyCode: property, code, name: valueName, position });
      });
    }
  }
  return { definitions, enumValues };
}
