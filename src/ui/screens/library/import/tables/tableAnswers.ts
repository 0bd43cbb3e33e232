import * as v from "valibot";
import type { TableQuestion } from "#domain/catalogue/tables/TableReading.ts";
import type { TableOptions } from "#workers/tables/TablesClient.ts";
import { keepText, keptText } from "../../../../page/browser/createKept.ts";

/** Key for the answers by which tables of a form were last read, shared by all tabs of this browser. */
const KEY = "volute.tableForms";
/** The oldest are forgotten first. */
const MOST_KEPT = 300;

const AnswersSchema = v.array(v.strictTuple([v.string(), v.string()]));

/** What was answered before to questions of the same forms; anything else under the name counts as nothing. */
export function rememberedAnswers(): TableOptions["answers"] {
  try {
    const read = v.safeParse(AnswersSchema, JSON.parse(keptText(KEY) ?? "[]"));
    return read.success ? read.output : [];
  } catch {
    return [];
  }
}

/** Remembers how the questions of tables that were taken were read, by proposals as well: they were shown. */
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

/** Forgets all answers: they tell by which tables the products of a user were read. */
export const forgetTableAnswers = (): void => keepText(KEY, null);
