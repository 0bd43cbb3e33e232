import type { ColumnUse, FormChoice, ImportChoice, ScheduleForm } from "../importPreview.ts";
import { COLUMN_FIELDS } from "../roomFields.ts";
import type { RememberedForms } from "./understandForm.ts";

/** Enough for the institutes one engineer works with; the oldest are forgotten first. */
const MOST_FORMS = 60;
const MOST_COLUMNS = 200;

/** What a browser kept; whatever is not ours is nothing. */
export function readRememberedForms(text: string | null): RememberedForms {
  if (text === null) return {};
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed !== "object" || parsed === null || Array.isArray(parsed)) return {};
    return Object.fromEntries(
      Object.entries(parsed).filter((entry): entry is [string, FormChoice] => isChoice(entry[1])),
    );
  } catch {
    // Written by something else under the same name.
    return {};
  }
}

const isChoice = (value: unknown): value is FormChoice =>
  Array.isArray(value) && value.length <= MOST_COLUMNS && value.every(isUse);

function isUse(value: unknown): value is ColumnUse {
  if (typeof value !== "object" || value === null || !("field" in value) || !("unit" in value)) return false;
  const { field, unit } = value;
  return typeof unit === "string" && (field === null || COLUMN_FIELDS.some((known) => known === field));
}

/**
 * Keeps how these forms were read where a person had a say: a question answered, a column changed. What the header
 * says by itself needs no memory, and a better reading of ours is not held back by one.
 */
export function rememberForms(
  known: RememberedForms,
  forms: readonly ScheduleForm[],
  { forms: decided }: Pick<ImportChoice, "forms">,
): RememberedForms {
  const said = forms.filter(
    ({ key, questions, tables }) =>
      tables.some(({ isRead }) => isRead) && (questions.length > 0 || decided[key] !== undefined),
  );
  if (said.length === 0) return known;
  const fresh = said.map(
    ({ key, columns }) => [key, columns.map(({ field, unit }) => ({ field, unit }))] as const,
  );
  const others = Object.entries(known).filter(([key]) => !said.some((form) => form.key === key));
  return Object.fromEntries([...others, ...fresh].slice(-MOST_FORMS));
}

/** The form with one column read otherwise; a field stands in one column only. */
export function withColumnUse(columns: FormChoice, at: number, use: ColumnUse): FormChoice {
  return columns.map((column, place) => {
    if (place === at) return use;
    const isTaken = use.field !== null && column.field === use.field;
    return isTaken ? { field: null, unit: "" } : { field: column.field, unit: column.unit };
  });
}
