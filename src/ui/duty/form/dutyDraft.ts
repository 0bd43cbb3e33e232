import { isDutyFigure } from "#domain/catalogue/duty/systemFigures.ts";
import { cutDecimals, numberText } from "#domain/base/input/numberText.ts";
import type { DutyField } from "#domain/catalogue/duty/dutyFields.ts";
import type { DutyEntry } from "#domain/catalogue/listing/ListState.ts";
import { entriesOf, keyedFrom, lookUp, type Keyed } from "#domain/base/keyed.ts";

export type FlowUnit = "m³/h" | "L/s";

/** 1 L/s = 3.6 m³/h, shown to 2 decimals (ENGINEERING section 1). */
const CUBIC_METRES_PER_LITRE = 3.6;
const SHOWN_DECIMALS = 2;

export interface DutyTexts {
  readonly value: string;
  readonly rate: string;
  /** The exact value that `value` shows rounded, in the property's unit; `null` once the user has typed. */
  readonly exact: number | null;
}

/** The texts of a curve search's fields; a flow is in the chosen unit. */
export interface DutyDraft {
  readonly texts: Keyed<DutyTexts>;
  readonly flowUnit: FlowUnit;
}

const EMPTY: DutyTexts = { value: "", rate: "", exact: null };
export const textsOf = (draft: DutyDraft, code: string) => lookUp(draft.texts, code) ?? EMPTY;

const isLitres = (field: DutyField, unit: FlowUnit) => field.hasFlowUnits && unit === "L/s";

const shown = (value: number, field: DutyField, unit: FlowUnit) =>
  isLitres(field, unit)
    ? numberText(Number((value / CUBIC_METRES_PER_LITRE).toFixed(SHOWN_DECIMALS)))
    : numberText(value);

/** A field's value in the property's unit; `null` if its text is not a valid quantity. */
function valueOf({ value: text, exact }: DutyTexts, field: DutyField, unit: FlowUnit): number | null {
  if (exact !== null) return exact;
  const value = Number(text);
  if (text === "" || !isDutyFigure({ code: field.code, value })) return null;
  return cutDecimals(isLitres(field, unit) ? value * CUBIC_METRES_PER_LITRE : value);
}

/** Codes of the fields whose text is not a valid quantity, such as `0` or a single point. */
export const invalidFields = (fields: readonly DutyField[], draft: DutyDraft): readonly string[] =>
  fields
    .filter((field) => {
      const texts = textsOf(draft, field.code);
      return texts.value !== "" && valueOf(texts, field, draft.flowUnit) === null;
    })
    .map(({ code }) => code);

export function draftOf(
  fields: readonly DutyField[],
  duty: readonly DutyEntry[],
  flowUnit: FlowUnit,
): DutyDraft {
  const entered = new Map(duty.map((entry) => [entry.code, entry]));
  const texts = fields.map((field): [string, DutyTexts] => {
    const entry = entered.get(field.code);
    if (!entry) return [field.code, EMPTY];
    const { value, deviationRate: rate } = entry;
    return [
      field.code,
      { value: shown(value, field, flowUnit), rate: rate === null ? "" : String(rate), exact: value },
    ];
  });
  return { texts: keyedFrom(texts), flowUnit };
}

/** The duty that the fields describe. A rate without a value means nothing and is left out. */
export function dutyOf(fields: readonly DutyField[], draft: DutyDraft): readonly DutyEntry[] {
  return fields.flatMap((field) => {
    const texts = textsOf(draft, field.code);
    const value = valueOf(texts, field, draft.flowUnit);
    if (value === null) return [];
    return [{ code: field.code, value, deviationRate: texts.rate === "" ? null : Number(texts.rate) }];
  });
}

/** The draft after `text` was typed into a field. */
export const withText = (
  draft: DutyDraft,
  code: string,
  part: "value" | "rate",
  text: string,
): DutyDraft => ({
  ...draft,
  texts: keyedFrom([
    ...entriesOf(draft.texts),
    [code, { ...textsOf(draft, code), [part]: text, ...(part === "value" ? { exact: null } : {}) }],
  ]),
});

/** The draft with quantities filled in, in the properties' units; rates stay. */
export function withValues(
  fields: readonly DutyField[],
  draft: DutyDraft,
  values: ReadonlyMap<string, number>,
): DutyDraft {
  const texts = new Map(entriesOf(draft.texts));
  for (const field of fields) {
    const exact = values.get(field.code);
    if (exact === undefined) continue;
    texts.set(field.code, {
      ...textsOf(draft, field.code),
      value: shown(exact, field, draft.flowUnit),
      exact,
    });
  }
  return { ...draft, texts: keyedFrom(texts) };
}

/** The same duty with its flow in another unit. */
export const inFlowUnit = (fields: readonly DutyField[], draft: DutyDraft, unit: FlowUnit): DutyDraft =>
  draftOf(fields, dutyOf(fields, draft), unit);
