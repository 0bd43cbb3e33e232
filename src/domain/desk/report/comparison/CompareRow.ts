export interface CompareRow {
  readonly key: string;
  readonly name: string;
  readonly unit: string;
  readonly texts: readonly string[];
  /** Indices of texts that are a plain figure; a workbook stores them as numbers. */
  readonly figures: ReadonlySet<number>;
  /** Indices of the best values, if values can be better or worse. */
  readonly best: ReadonlySet<number>;
  /** Indices of values that speak against a product. */
  readonly bad: ReadonlySet<number>;
  readonly differs: boolean;
}

export interface CompareGroup {
  readonly name: string;
  readonly rows: readonly CompareRow[];
}

/** An empty set of indices. */
const NONE: ReadonlySet<number> = new Set();

export const rowOf = (
  key: string,
  name: string,
  unit: string,
  texts: readonly string[],
  { figures = NONE, best = NONE, bad = NONE }: Partial<Pick<CompareRow, "figures" | "best" | "bad">> = {},
): CompareRow => ({ key, name, unit, texts, figures, best, bad, differs: new Set(texts).size > 1 });

/** Indices at which a figure is stated. */
export const statedIndices = (figures: readonly (number | null)[]): ReadonlySet<number> =>
  new Set(figures.flatMap((figure, at) => (figure !== null && Number.isFinite(figure) ? [at] : [])));
