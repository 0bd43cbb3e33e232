import type { DataType } from "../../catalogue/DataType.ts";
import { priceNumberText } from "../../base/input/fieldText.ts";
import { rangeBounds } from "../../base/input/range.ts";

/** A property of the data standard, as far as a price search needs it. */
export interface PriceDefinition {
  readonly code: string;
  readonly name: string;
  readonly dataType: DataType;
  readonly unitSymbol: string | null;
  readonly enumValues: readonly { readonly code: string; readonly name: string }[];
  readonly isPerformanceFilter: boolean;
  readonly isListDisplay: boolean;
  /** Set for properties of materials. */
  readonly isSearch?: boolean;
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** A condition that the search panel offers. */
export interface PriceField {
  readonly code: string;
  readonly name: string;
  readonly unit: string | null;
  readonly kind: "number" | "range" | "choice" | "text";
  readonly choices: readonly Choice[];
}

/**
 * Units of sizes that come in steps: an item has exactly one size, and the search asks for the exact value. Other
 * figures are searched between two ends.
 */
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
      // For a material, the sizes that exist.
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

/** The conditions that a category's goods are filtered by. */
export const priceFields = (definitions: readonly PriceDefinition[]): readonly PriceField[] =>
  definitions.filter(isOffered).map((definition) => ({
    code: definition.code,
    name: definition.name,
    unit: definition.unitSymbol,
    kind: kindOf(definition),
    choices: kindOf(definition) === "choice" ? choicesOf(definition) : [],
  }));

/** The text of a field, or the lower and upper end of a range. */
export interface FieldText {
  readonly text: string;
  readonly upper: string;
}
export const EMPTY_FIELD: FieldText = { text: "", upper: "" };

/** The part of a typed text that a field keeps. */
export const fieldText = ({ kind }: PriceField, typed: string): string =>
  kind === "number" || kind === "range" ? priceNumberText(typed) : typed;

/**
 * Whether both ends of a range are given and the lower is not below the upper; such a range is not sent, and the
 * field says so.
 */
export const isRangeWrong = ({ kind }: PriceField, { text, upper }: FieldText): boolean =>
  kind === "range" && !rangeBounds(text, upper).ok;

/** The value sent for a field; `null` if it is left out. */
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
