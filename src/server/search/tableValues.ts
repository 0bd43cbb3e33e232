import type { PropertyDefinition } from "#api/contract/dataStandards.ts";
import type { TableValues } from "#domain/products/search/CategoryTable.ts";
import {
  asBool,
  asEnum,
  asNumber,
  asRange,
  asText,
  type SheetValue,
} from "../database/schema/ProductSheet.ts";
import type { SearchedValues } from "./statedLists.ts";

/** The values of one type that a property has, with their indices. */
function ofKind<Value>(stated: SearchedValues | undefined, read: (value: SheetValue) => Value | null) {
  const indices: number[] = [];
  const values: Value[] = [];
  stated?.values.forEach((one, at) => {
    const value = read(one);
    if (value === null) return;
    // Every value has an index.
    indices.push(stated.indices[at]!);
    values.push(value);
  });
  return { indices, values };
}

/** The values of a property in its data type; values of another type are skipped. */
export function tableValues(definition: PropertyDefinition, lists: readonly SearchedValues[]): TableValues {
  const { code, dataType, enumValues } = definition;
  const stated = lists.find(({ propertyCode }) => propertyCode === code);
  switch (dataType) {
    case "Int":
    case "Number":
      return { code, kind: "number", ...ofKind(stated, asNumber) };
    case "Enum":
      return {
        code,
        kind: "enum",
        codes: enumValues.map((value) => value.code),
        ...ofKind(stated, asEnum),
      };
    case "Bool":
      return { code, kind: "bool", ...ofKind(stated, asBool) };
    case "Text":
      return { code, kind: "text", ...ofKind(stated, asText) };
    case "Range": {
      const { indices, values } = ofKind(stated, asRange);
      return {
        code,
        kind: "range",
        indices,
        from: values.map(({ from }) => from),
        to: values.map(({ to }) => to),
      };
    }
  }
}
