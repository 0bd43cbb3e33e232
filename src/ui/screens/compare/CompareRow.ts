export interface CompareRow {
  readonly key: string;
  readonly name: string;
  readonly unit: string;
  /** One for each product. */
  readonly texts: readonly string[];
  /** Places of the best values, where one can be better. */
  readonly best: ReadonlySet<number>;
  /** Places of what speaks against a product. */
  readonly bad: ReadonlySet<number>;
  readonly differs: boolean;
}

/** Of places. */
export const NONE: ReadonlySet<number> = new Set();

export const rowOf = (
  key: string,
  name: string,
  unit: string,
  texts: readonly string[],
  best: ReadonlySet<number> = NONE,
  bad: ReadonlySet<number> = NONE,
): CompareRow => ({ key, name, unit, texts, best, bad, differs: new Set(texts).size > 1 });
