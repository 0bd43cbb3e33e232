import type { Duty } from "#domain/products/search/Duty.ts";
import type { SearchedDuty } from "#domain/products/search/SearchedDuty.ts";
import { readingErrorOf } from "#domain/catalogue/duty/withinReading.ts";
import { matchDuty, type RowCorrections } from "#domain/products/search/matchDuty.ts";
import { matchInLiquid } from "#domain/products/search/matchInLiquid.ts";
import { shortcomingsOf } from "#domain/products/search/shortcomings.ts";
import { withTolerances } from "#domain/products/search/matchTolerance.ts";
import type { SearchCategory } from "./SearchCategory.ts";
import { ViscosityMemory } from "./ViscosityMemory.ts";

/** A screen requests the list, its brands, properties and series at once, all with one duty. */
const KEPT = 8;

function searchBy(
  { columns, indexes, bestFlows, texts }: SearchCategory,
  duty: Duty,
  corrections: RowCorrections | null,
): SearchedDuty {
  const { quantity } = duty.form;
  const index = indexes.get(quantity) ?? null;
  const stated =
    corrections === null ? matchDuty(columns, index, duty) : matchInLiquid(columns, index, duty, corrections);
  const matches = withTolerances(
    columns,
    duty,
    stated,
    (row) => readingErrorOf(texts.sources[row], quantity) ?? 0,
  );
  // Every form has its best flows.
  return { duty, matches, shortcomings: shortcomingsOf(columns, bestFlows.get(quantity)!, duty, matches) };
}

/** The matches of the last duties in a category: plain figures, small beside the columns. */
export class DutyMemory {
  readonly #known = new Map<string, SearchedDuty>();
  readonly #viscosity = new ViscosityMemory();

  search(category: SearchCategory, duty: Duty): SearchedDuty {
    const key = JSON.stringify([
      duty.form.speed,
      duty.point,
      duty.rated,
      duty.air,
      duty.liquid,
      duty.tolerance,
    ]);
    const known =
      this.#known.get(key) ?? searchBy(category, duty, this.#viscosity.correctionsOf(category, duty));
    // Moved to the end, so that the first is the least recently used.
    this.#known.delete(key);
    this.#known.set(key, known);
    const [oldest] = this.#known.keys();
    if (this.#known.size > KEPT && oldest !== undefined) this.#known.delete(oldest);
    return known;
  }
}
