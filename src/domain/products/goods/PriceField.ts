import type { DataType } from "../../catalogue/DataType.ts";
import { priceNumberText } from "../../base/input/fieldText.ts";
import { rangeBounds } from "../../base/input/range.ts";

/** A property as the data standard defines it, as far as a price search asks. */
export interface PriceDefinition {
  readonly code: string;
  readonly name: string;
  readonly dataType: DataType;
  readonly unitSymbol: string | null;
  readonly enumValues: readonly { readonly code: string; readonly name: string }[];
  readonly isPerformanceFilter: boolean;
  readonly isListDisplay: boolean;
  /** Of a material. */
  readonly isSearch?: boolean;
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** A condition that the panel offers. */
export interface PriceField {
  readonly code: string;
  readonly name: string;
  readonly unit: string | null;
  readonly kind: "number" | "range" | "choice" | "text";
  /** Of a choice. */
  readonly choices: readonly Choice[];
}

/** Sizes come in steps, and goods have exactly one: they are asked for as they are, other figures between two bounds. */
const STEPPED: ReadonlySet<string> = new Set(["mm", "MPa", "台", "片"]);

const YES_OR_NO: readonly Choice[] = [
  { value: "true", label: "是" },
  { value: "false", label: "否" },
];

function kindOf({ dataType, unitSymbol, enumValues }: PriceDefinition): PriceField["kind"] {
  switch (dataType) {
    case "Enum":
    case "Bool":
      return "choice";
    case "Text":
      return "text";
    case "Int":
      return "number";
    case "Number":
      // Of a material the sizes that there are.
      if (enumValues.length > 0) return "choice";
      return STEPPED.has(unitSymbol ?? "") ? "number" : "range";
    case "Range":
      return "range";
  }
}

const choicesOf = ({ dataType, unitSymbol, enumValues }: PriceDefinition): readonly Choice[] =>
  dataType === "Bool"
    ? YES_OR_NO
    : enumValues.map(({ code, name }) => ({
        value: code,
        label: unitSymbol === null ? name : `${name} ${unitSymbol}`,
      }));

const isOffered = ({ dataType, isPerformanceFilter, isListDisplay, isSearch }: PriceDefinition) =>
  isSearch === true || isPerformanceFilter || (isListDisplay && (dataType === "Enum" || dataType === "Bool"));

/** The conditions of a category: what its lists are filtered by. */
export const priceFields = (definitions: readonly PriceDefinition[]): readonly PriceField[] =>
  definitions.filter(isOffered).map((definition) => ({
    code: definition.code,
    name: definition.name,
    unit: definition.unitSymbol,
    kind: kindOf(definition),
    choices: kindOf(definition) === "choice" ? choicesOf(definition) : [],
  }));

/** What stands in a field: its text, or the lower and the upper end of a range. */
export interface FieldText {
  readonly text: string;
  readonly upper: string;
}
export const EMPTY_FIELD: FieldText = { text: "", upper: "" };

/** What a field keeps of a typed text. */
export const fieldText = ({ kind }: PriceField, typed: string): string =>
  kind === "number" || kind === "range" ? priceNumberText(typed) : typed;

/** Both ends of a range are given, and the lower is not below the upper: it is not sent, and says so. */
export const isRangeWrong = ({ kind }: PriceField, { text, upper }: FieldText): boolean =>
  kind === "range" && !rangeBounds(text, upper).ok;

/** The value that is sent for a field; `null` where it is left out. */
export function sentValue(field: PriceField, { text, upper }: FieldText): string | null {
  if (field.kind !== "range") {
    const value = field.kind === "number" ? text.replace(/\.$/u, "") : text.trim();
    return value === "" ? null : value;
  }
  const bounds = rangeBounds(text, upper);
  if (!bounds.ok || bounds.value === null) return null;
  const { from, to } = bounds.value;
  return `${from ?? ""}-${to ?? ""}`;
}
