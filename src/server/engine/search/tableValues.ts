import type { PropertyDefinition } from "#api/contract/dataStandards.ts";
import type { TableValues } from "#domain/search/CategoryTable.ts";
import type { SearchedValues } from "../../store/searchedCategory.ts";

const NONE: SearchedValues = {
  propertyCode: "",
  places: [],
  numbers: [],
  codes: [],
  texts: [],
  bools: [],
  from: [],
  to: [],
};

type Kind = "numbers" | "codes" | "texts" | "bools" | "from";

const LIST_OF = {
  Text: "texts",
  Int: "numbers",
  Number: "numbers",
  Enum: "codes",
  Bool: "bools",
  Range: "from",
} as const satisfies Record<PropertyDefinition["dataType"], Kind>;

/** The values of a property by its data type; those of another kind are none of it. */
export function tableValues(definition: PropertyDefinition, stated: readonly SearchedValues[]): TableValues {
  const { code, dataType, enumValues } = definition;
  const found =
    stated.find((values) => values.propertyCode === code && values[LIST_OF[dataType]] !== null) ?? NONE;
  const { places } = found;
  switch (dataType) {
    case "Int":
    case "Number":
      return { code, places, kind: "number", values: found.numbers ?? [] };
    case "Enum":
      return {
        code,
        places,
        kind: "enum",
        codes: enumValues.map((value) => value.code),
        values: found.codes ?? [],
      };
    case "Bool":
      return { code, places, kind: "bool", values: found.bools ?? [] };
    case "Text":
      return { code, places, kind: "text", values: found.texts ?? [] };
    case "Range":
      return { code, places, kind: "range", from: found.from ?? [], to: found.to ?? [] };
  }
}
