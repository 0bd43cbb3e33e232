import type { ImportStandard } from "./ImportedProduct.ts";

type Category = ImportStandard["categories"][number];
type Definition = Category["definitions"][number];

interface StatedDefinition extends Omit<Definition, "enumValues" | "unitSymbol"> {
  readonly categoryCode: string;
  readonly unitSymbol?: string | null | undefined;
}

/** Categories in the form that an import checks against, from the tables that state them. */
export const importCategories = <Stated extends StatedDefinition>(
  categories: readonly Pick<Category, "code" | "name">[],
  definitions: readonly Stated[],
  enumValuesOf: (definition: Stated) => Definition["enumValues"],
): readonly Category[] =>
  categories.map(({ code, name }) => ({
    code,
    name,
    definitions: definitions
      .filter(({ categoryCode }) => categoryCode === code)
      .map((definition) => ({
        code: definition.code,
        name: definition.name,
        dataType: definition.dataType,
        unitSymbol: definition.unitSymbol ?? null,
        enumValues: enumValuesOf(definition),
      })),
  }));
