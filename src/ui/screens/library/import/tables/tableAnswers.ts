import * as v from "valibot";
import type { TableQuestion } from "#domain/catalogue/tables/TableReading.ts";
import type { TableOptions } from "#workers/tables/TablesClient.ts";
import { keepText, keptText } from "../../../../page/browser/createKept.ts";

/** Storage key for the last answers by form of table, shared by all tabs of this browser. */
const KEY = "volute.tableForms";
/** Most answers stored; the oldest are deleted first. */
const MOST_KEPT = 300;

const AnswersSchema = v.array(v.strictTuple([v.string(), v.string()]));

/** Earlier answers to questions of the same form; an unreadable text counts as none. */
export function rememberedAnswers(): TableOptions["answers"] {
  try {
    const read = v.safeParse(AnswersSchema, JSON.parse(keptText(KEY) ?? "[]"));
    return read.success ? read.output : [];
  } catch {
    return [];
  }
}

/** Stores how the questions of imported tables were read, including proposals, since they were shown. */
export function rememberAnswers(questions: readonly TableQuestion[], answers: TableOptions["answers"]): void {
  if (questions.length === 0) return;
  const given = new Map(answers);
  const known = new Map(rememberedAnswers());
  for (const { id, proposal } of questions) {
    known.delete(id);
    known.set(id, given.get(id) ?? proposal);
  }
  keepText(KEY, JSON.stringify([...known].slice(-MOST_KEPT)));
}

/** Deletes all answers, because they reveal from which tables a user's products were read. */
export const forgetTableAnswers = (): void => keepText(KEY, null);
