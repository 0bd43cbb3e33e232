import { shortHash } from "../../../base/hash/shortHash.ts";
import type { TableAnswers, TableQuestion } from "../TableReading.ts";

/** Collects the questions of one table, and tells how each is answered: as a person chose, else as proposed. */
export class Questions {
  readonly #answers: TableAnswers;
  readonly #asked = new Map<string, TableQuestion>();
  readonly #form: string;

  readonly #steps: number | null;

  /** @param steps how many steps the titles give a machine: two of 双速 */
  constructor(form: string, answers: TableAnswers, steps: number | null = null) {
    this.#steps = steps;
    this.#form = form;
    this.#answers = answers;
  }

  /**
   * @param key tells questions of one code about the same heads apart; it reveals no texts of the table
   * @returns the id of the option to read by, and that of the question unless a person has answered it
   */
  ask(
    question: Omit<TableQuestion, "id">,
    key = "",
  ): { readonly option: string; readonly open: string | null } {
    // Browsers remember answers by it, so the printed heads are not in it.
    const id = [this.#form, question.code, shortHash(question.field), ...(key === "" ? [] : [key])].join(":");
    const known = this.#answers.get(id);
    const option = question.options.some((one) => one.id === known) ? known : undefined;
    this.#asked.set(id, { id, ...question });
    return { option: option ?? question.proposal, open: option === undefined ? id : null };
  }

  /** Whether so many figures in one cell are those of the steps. */
  isSure(figures: number): boolean {
    return this.#steps === figures;
  }

  get all(): readonly TableQuestion[] {
    return [...this.#asked.values()];
  }
}
