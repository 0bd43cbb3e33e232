import type { DefinitionRow, EnumValueRow } from "../database/schema/catalogueRows.ts";
import type { CategoryStandard } from "./CategoryStandard.ts";

export interface DefinitionRows {
  readonly definitions: readonly DefinitionRow[];
  readonly enumValues: readonly EnumValueRow[];
}

/** A category's properties as the tables hold them, in the order written. */
export function definitionRows({ code: categoryCode, groups }: CategoryStandard): DefinitionRows {
  const definitions: DefinitionRow[] = [];
  const enumValues: EnumValueRow[] = [];
  for (const group of groups) {
    for (const { code, name, type, unit, values = {}, uses = [] } of group.definitions) {
      definitions.push({
        categoryCode,
        code,
        name,
        dataType: type,
        unitSymbol: unit ?? null,
        groupCode: group.code,
        groupName: group.name,
        isPerformanceFilter: uses.includes("performance-filter"),
        isListDisplay: uses.includes("list"),
        isCustomSort: uses.includes("sort"),
        position: definitions.length,
      });
      Object.entries(values).forEach(([valueCode, valueName], position) => {
        enumValues.push({ categoryCode, propertyCode: code, code: valueCode, name: valueName, position });
      });
    }
  }
  return { definitions, enumValues };
}
