import type { DataType } from "../../catalogue/DataType.ts";

/** The kinds of values of a family's shared parameters. */
export const PARAMETER_VALUE_TYPES = ["TEXT", "NUMBER", "INTEGER", "YESNO", "LENGTH"] as const;
export type ParameterValueType = (typeof PARAMETER_VALUE_TYPES)[number];

interface Definition {
  readonly dataType: DataType;
  readonly unitSymbol: string | null;
}

/** A head is stated in metres of water and is no length of the body. */
const BODY_UNIT = "mm";

/** Ranges and enumerated values are stored as text. */
export function parameterValueType({ dataType, unitSymbol }: Definition): ParameterValueType {
  switch (dataType) {
    case "Number":
      return unitSymbol === BODY_UNIT ? "LENGTH" : "NUMBER";
    case "Int":
      return "INTEGER";
    case "Bool":
      return "YESNO";
    case "Range":
    case "Enum":
    case "Text":
      return "TEXT";
  }
}
