import { createHash } from "node:crypto";
import type { MaterialDefinition } from "#domain/desk/materials/Material.ts";
import { lookUp } from "#domain/base/keyed.ts";
import type {
  materialCategories,
  materialDefinitions,
  materials,
} from "../database/schema/materialSchema.ts";
import type { LibraryCategory } from "./library/LibraryCategory.ts";
import { MATERIAL_GROUPS, MATERIAL_LIBRARY } from "./library/materialLibrary.ts";

/**
 * A property with at most this many different figures is chosen from a list; otherwise a range is asked for.
 */
const MOST_LISTED = 60;
const ID_DIGITS = 12;

/** The figures of a property to choose from, ascending. */
function listed({ code }: MaterialDefinition, { materials: members }: LibraryCategory) {
  const figures = members.flatMap(({ values }) => {
    const value = lookUp(values, code);
    return typeof value === "number" ? [value] : [];
  });
  const distinct = [...new Set(figures)].toSorted((a, b) => a - b);
  return distinct.length > MOST_LISTED
    ? []
    : distinct.map(String).map((text) => ({ code: text, name: text }));
}

const idOf = (categoryCode: string, ...parts: readonly string[]) =>
  `${categoryCode}-${createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, ID_DIGITS)}`;

export function libraryRows(): {
  readonly categories: (typeof materialCategories.$inferInsert)[];
  readonly definitions: (typeof materialDefinitions.$inferInsert)[];
  readonly materials: (typeof materials.$inferInsert)[];
} {
  const groups = MATERIAL_GROUPS.map((group) => ({ ...group, parentCode: null }));
  const categories = [...groups, ...MATERIAL_LIBRARY].map(({ code, parentCode, name }, position) => ({
    code,
    parentCode,
    name,
    position,
  }));
  return {
    categories,
    definitions: MATERIAL_LIBRARY.flatMap((category) =>
      category.definitions.map((definition, position) => ({
        ...definition,
        categoryCode: category.code,
        enumValues: definition.dataType === "Enum" ? definition.enumValues : listed(definition, category),
        position,
      })),
    ),
    materials: MATERIAL_LIBRARY.flatMap(({ code, standard, unit, source, materials: members }) =>
      members.map((material, position) => ({
        ...material,
        id: idOf(code, material.name, material.specification),
        categoryCode: code,
        standard,
        unit,
        source,
        position,
      })),
    ),
  };
}
