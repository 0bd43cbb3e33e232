import type { CategoryCode } from "#domain/catalogue/categories.ts";
import type { DefinitionRow } from "../database/schema/catalogueRows.ts";

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

/** What is known of the products of a category, in the order in which a person reads it. */
export interface CategoryStandard {
  readonly code: CategoryCode;
  readonly groups: readonly DefinitionGroup[];
}
