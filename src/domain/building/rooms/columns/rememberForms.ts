import type { ColumnUse, FormChoice, ImportChoice, ScheduleForm } from "../importPreview.ts";
import { COLUMN_FIELDS } from "../columnFields.ts";
import type { RememberedForms } from "./understandForm.ts";

/** Enough for the offices that one engineer works with; the oldest are forgotten first. */
const MOST_FORMS = 60;
const MOST_COLUMNS = 200;

/** Reads what a browser has stored; anything else counts as empty. */
export function readRememberedForms(text: string | null): RememberedForms {
  if (text === null) return {};
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed !== "object" || parsed === null || Array.isArray(parsed)) return {};
    return Object.fromEntries(
      Object.entries(parsed).filter((entry): entry is [string, FormChoice] => isChoice(entry[1])),
    );
  } catch {
    // Written by other software under the same name.
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
 * Remembers how these forms were read if a person took part: answered a question or changed a column. What follows
 * from the header needs no memory, so that later improvements of the recognition take effect.
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

/** The form with one column's use changed; each field belongs to one column only. */
export function withColumnUse(columns: FormChoice, at: number, use: ColumnUse): FormChoice {
  return columns.map((column, index) => {
    if (index === at) return use;
    const isTaken = use.field !== null && column.field === use.field;
    return isTaken ? { field: null, unit: "" } : { field: column.field, unit: column.unit };
  });
}
