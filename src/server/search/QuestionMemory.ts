import type { ProductQuery, SearchConditions } from "#api/contract/search.ts";
import type { SearchCategory } from "./SearchCategory.ts";

/** A screen requests the list, its brands, properties and series at once, all with one question. */
const MOST_KEPT = 8;
/** Cached sets and lists of rows grow with the category, so fewer are kept for a large one. */
const ROWS_KEPT = 100_000;

const keptOf = ({ columns }: SearchCategory) =>
  Math.min(MOST_KEPT, Math.max(1, Math.floor(ROWS_KEPT / Math.max(1, columns.size))));

/** Key of a question. Page, order and year are left out, because they do not change which rows are found. */
function keyOf(asked: SearchConditions): string {
  const {
    pageNo: _no,
    pageSize: _size,
    orderBy: _by,
    orderType: _type,
    energy: _energy,
    ...conditions
  } = asked as ProductQuery;
  return JSON.stringify(conditions);
}

/** The last parsed questions about a category, whose columns are never written to. */
export class QuestionMemory<Question> {
  readonly #known = new WeakMap<SearchCategory, Map<string, Question>>();

  /** @param ask if it throws, nothing is cached */
  of(category: SearchCategory, asked: SearchConditions, ask: () => Question): Question {
    const known = this.#known.get(category) ?? new Map<string, Question>();
    this.#known.set(category, known);
    const key = keyOf(asked);
    const question = known.get(key) ?? ask();
    // Moved to the end, so that the first is the least recently used.
    known.delete(key);
    known.set(key, question);
    const [oldest] = known.keys();
    if (known.size > keptOf(category) && oldest !== undefined) known.delete(oldest);
    return question;
  }
}
