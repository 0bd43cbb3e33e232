import type { CategoryCode } from "#domain/catalogue/categories.ts";
import type { DefinitionRow, EnumValueRow } from "../store/catalogueRows.ts";

/** Marks how lists, filters and sorting use a property. */
export type Use = "performance-filter" | "list" | "sort";

export interface Definition {
  readonly code: string;
  readonly name: string;
  readonly type: DefinitionRow["dataType"];
  readonly unit?: string;
  /** Codes and names in the order in which a person is offered them; of an `Enum`. */
  readonly values?: Readonly<Record<`V${string}`, string>>;
  readonly uses?: readonly Use[];
}

export interface DefinitionGroup {
  readonly code: string;
  readonly name: string;
  readonly definitions: readonly Definition[];
}

export interface DefinitionRows {
  readonly definitions: readonly DefinitionRow[];
  readonly enumValues: readonly EnumValueRow[];
}

/** A category's properties as the tables hold them, in the order written. */
export function definitionRows(
  categoryCode: CategoryCode,
  groups: readonly DefinitionGroup[],
): DefinitionRows {
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
