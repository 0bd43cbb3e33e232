/** How a shared parameter of a family takes a value. */
export type ParameterValueType = "TEXT" | "NUMBER" | "INTEGER" | "YESNO" | "LENGTH";

interface Definition {
  readonly dataType: "Number" | "Range" | "Enum" | "Bool" | "Text" | "Int";
  readonly unitSymbol: string | null;
}

/** A head is stated in metres of water, and is no length of the body. */
const BODY_UNIT = "mm";

/** Ranges and enumerated values are told in words. */
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
