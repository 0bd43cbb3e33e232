import type { Duty } from "#domain/search/Duty.ts";
import { matchDuty, type DutyMatches } from "#domain/search/matchDuty.ts";
import type { SearchCategory } from "./SearchCategory.ts";

/** A screen asks for the list, its brands, properties and series at once, all with one duty. */
const KEPT = 8;

/** The products that met the last duties of a category: plain figures, small beside the columns. */
export class DutyMemory {
  readonly #known = new Map<string, DutyMatches>();

  matches({ columns, indexes }: SearchCategory, duty: Duty): DutyMatches {
    const key = JSON.stringify([duty.point, duty.rated]);
    const known = this.#known.get(key) ?? matchDuty(columns, indexes.get(duty.form.quantity) ?? null, duty);
    // Put at the end, so that the first is the one longest unused.
    this.#known.delete(key);
    this.#known.set(key, known);
    const [oldest] = this.#known.keys();
    if (this.#known.size > KEPT && oldest !== undefined) this.#known.delete(oldest);
    return known;
  }
}
