import { PROPERTY } from "../../catalogue/properties.ts";
import { machineOf } from "../../catalogue/machineOf.ts";
import { dutyFormsOf, pairsOf } from "../../catalogue/duty/dutyForms.ts";
import { numberText } from "../../base/input/numberText.ts";
import type { FieldText, PriceField } from "./PriceField.ts";

/** A property that a product states; enumerated values are given by name. */
export interface StatedProperty {
  readonly code: string;
  readonly value: number | string | boolean | null;
}

/** A question for goods like a product, and which conditions were loosened, as text for people. */
export interface SimilarQuestion {
  readonly texts: ReadonlyMap<string, FieldText>;
  readonly loosened: readonly string[];
}

/**
 * Tolerance of main figures: goods of the same kind usually differ by no more than the first; the second is the
 * next attempt.
 */
const SPREADS = [0.2, 0.5] as const;
const WHOLE = 100;
const DECIMALS = 1000;
/** Number of figures that describe the size of a product without flow and pressure. */
const MAIN_FIGURES = 2;

const rounded = (value: number) => numberText(Math.round(value * DECIMALS) / DECIMALS);

function textOf(field: PriceField, value: StatedProperty["value"], spread: number): FieldText | null {
  switch (field.kind) {
    case "number":
      return typeof value === "number" ? { text: numberText(value), upper: "" } : null;
    case "range":
      if (typeof value !== "number" || value <= 0) return null;
      return { text: rounded(value * (1 - spread)), upper: rounded(value * (1 + spread)) };
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

/**
 * Flow and pressure or head of a machine, as far as the product states them; else the first figures of its
 * category.
 */
function mainFigures(categoryCode: string, ranges: readonly PriceField[]): readonly PriceField[] {
  if (machineOf(categoryCode) === null) return ranges.slice(0, MAIN_FIGURES);
  const codes = dutyFormsOf(categoryCode)
    .flatMap(pairsOf)
    .flatMap(({ flow, value }) => [flow, value]);
  return codes.flatMap((code) => ranges.find((field) => field.code === code) ?? []);
}

/**
 * Questions for goods like a product from any maker, each looser than the one before: first its kind, its sizes
 * and its main figures within 20 %; then the figures within 50 %; then one condition less each time, dropping
 * figures, sizes and kind from the end. The last question asks for the category alone, so that something with a
 * price is found. The efficiency grade does not count as a kind.
 */
export function similarQuestions(
  categoryCode: string,
  stated: readonly StatedProperty[],
  fields: readonly PriceField[],
): readonly SimilarQuestion[] {
  const values = new Map(stated.map(({ code, value }) => [code, value]));
  const known = fields.filter(
    (field) =>
      field.code !== PROPERTY.efficiencyGrade &&
      textOf(field, values.get(field.code) ?? null, SPREADS[0]) !== null,
  );
  const of = (kind: PriceField["kind"]) => known.filter((field) => field.kind === kind);
  // The size of a machine is its flow and pressure; its connections follow from them.
  const sizes = machineOf(categoryCode) === null ? of("number") : [];
  const main = mainFigures(categoryCode, of("range"));
  const kept = [...of("choice"), ...sizes, ...main];
  const question = (count: number, spread: number): SimilarQuestion => ({
    texts: new Map(
      kept.slice(0, count).flatMap((field) => {
        const text = textOf(field, values.get(field.code) ?? null, spread);
        return text === null ? [] : [[field.code, text] as const];
      }),
    ),
    loosened: [
      ...(spread === SPREADS[0]
        ? []
        : kept
            .slice(0, count)
            .flatMap(({ kind, name }) => (kind === "range" ? `${name} ±${spread * WHOLE} %` : []))),
      ...kept.slice(count).map(({ name }) => `${name}不限`),
    ],
  });
  const first = question(kept.length, SPREADS[0]);
  const wider = main.length === 0 ? [] : [question(kept.length, SPREADS[1])];
  const fewer = Array.from(kept.keys(), (left) => question(kept.length - 1 - left, SPREADS[1]));
  return [first, ...wider, ...fewer];
}
