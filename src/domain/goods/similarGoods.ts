import { numberText } from "../input/numberText.ts";
import type { FieldText, PriceField } from "./PriceField.ts";

/** What a product states, its enumerated values by their names. */
export interface StatedProperty {
  readonly code: string;
  readonly value: number | string | boolean | null;
}

/** Goods of its kind differ from a product by no more. */
const SPREAD = 0.2;
const DECIMALS = 1000;

const rounded = (value: number) => numberText(Math.round(value * DECIMALS) / DECIMALS);

function textOf(field: PriceField, value: StatedProperty["value"]): FieldText | null {
  switch (field.kind) {
    case "number":
      return typeof value === "number" ? { text: numberText(value), upper: "" } : null;
    case "range":
      if (typeof value !== "number" || value <= 0) return null;
      return { text: rounded(value * (1 - SPREAD)), upper: rounded(value * (1 + SPREAD)) };
    case "choice": {
      const choice = field.choices.find(
        ({ value: code, label }) => label === value || code === String(value),
      );
      return choice ? { text: choice.value, upper: "" } : null;
    }
    case "text":
      return null;
  }
}

/** The conditions that goods like a product fulfil, whoever makes them: its kind, its sizes, figures near its own. */
export function similarTexts(
  stated: readonly StatedProperty[],
  fields: readonly PriceField[],
): ReadonlyMap<string, FieldText> {
  const values = new Map(stated.map(({ code, value }) => [code, value]));
  return new Map(
    fields.flatMap((field) => {
      const text = textOf(field, values.get(field.code) ?? null);
      return text === null ? [] : [[field.code, text] as const];
    }),
  );
}
