import { PROPERTY } from "../properties.ts";
import type { ImportDefinition, ImportStandard } from "./ImportedProduct.ts";
import { octaveNames } from "./octaveNames.ts";
import { compactName } from "./readHeader.ts";

export interface ImportCategory {
  readonly code: string;
  /** Properties by every name that a header may use, in compact form. */
  readonly properties: ReadonlyMap<string, ImportDefinition>;
  readonly definitions: readonly ImportDefinition[];
}

/** Categories by code and by name, in compact form. */
export type ImportCatalogue = ReadonlyMap<string, ImportCategory>;

/** English names of properties: `airFlow`, which matches a header `Air flow` in compact form. */
const ENGLISH: ReadonlyMap<string, string> = new Map(
  Object.entries(PROPERTY).map(([name, code]) => [code, compactName(name)]),
);

/** Indexes the data standard by the names that files use. */
export function importCatalogue({ categories }: ImportStandard): ImportCatalogue {
  const catalogue = new Map<string, ImportCategory>();
  for (const { code, name, definitions } of categories) {
    const category = { code, definitions, properties: propertyNames(definitions) };
    catalogue.set(compactName(code), category);
    catalogue.set(compactName(name), category);
  }
  return catalogue;
}

/** A code wins over a name; of two properties with one name the earlier wins. */
function propertyNames(definitions: readonly ImportDefinition[]): ReadonlyMap<string, ImportDefinition> {
  const names = new Map<string, ImportDefinition>();
  const add = (name: string, definition: ImportDefinition) => {
    if (name !== "" && !names.has(name)) names.set(name, definition);
  };
  for (const definition of definitions) add(compactName(definition.code), definition);
  for (const definition of definitions) {
    const chinese = compactName(definition.name);
    const english = ENGLISH.get(definition.code) ?? "";
    add(chinese, definition);
    add(`额定${chinese}`, definition);
    add(english, definition);
    if (english !== "") add(`rated${english}`, definition);
  }
  for (const definition of definitions)
    for (const name of octaveNames(definition.code)) add(name, definition);
  return names;
}
