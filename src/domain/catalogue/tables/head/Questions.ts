import type { TableAnswers, TableQuestion } from "../TableReading.ts";

/** Collects the questions of one table, and tells how each is answered: as a person chose, else as proposed. */
export class Questions {
  readonly #answers: TableAnswers;
  readonly #asked = new Map<string, TableQuestion>();
  readonly #form: string;

  constructor(form: string, answers: TableAnswers) {
    this.#form = form;
    this.#answers = answers;
  }

  /** @returns the id of the option to read by, and that of the question unless a person has answered it */
  ask(question: Omit<TableQuestion, "id">): { readonly option: string; readonly open: string | null } {
    const id = `${this.#form}:${question.code}:${question.field}`;
    const known = this.#answers.get(id);
    const option = question.options.some((one) => one.id === known) ? known : undefined;
    this.#asked.set(id, { id, ...question });
    return { option: option ?? question.proposal, open: option === undefined ? id : null };
  }

  get all(): readonly TableQuestion[] {
    return [...this.#asked.values()];
  }
}
