export interface CompareRow {
  readonly key: string;
  readonly name: string;
  readonly unit: string;
  /** One for each product. */
  readonly texts: readonly string[];
  /** Places whose text is one figure and nothing else: a workbook has a number there. */
  readonly figures: ReadonlySet<number>;
  /** Places of the best values, where one can be better. */
  readonly best: ReadonlySet<number>;
  /** Places of what speaks against a product. */
  readonly bad: ReadonlySet<number>;
  readonly differs: boolean;
}

export interface CompareGroup {
  readonly name: string;
  readonly rows: readonly CompareRow[];
}

/** Of places. */
const NONE: ReadonlySet<number> = new Set();

export const rowOf = (
  key: string,
  name: string,
  unit: string,
  texts: readonly string[],
  { figures = NONE, best = NONE, bad = NONE }: Partial<Pick<CompareRow, "figures" | "best" | "bad">> = {},
): CompareRow => ({ key, name, unit, texts, figures, best, bad, differs: new Set(texts).size > 1 });

/** Places at which a figure is stated. */
export const statedPlaces = (figures: readonly (number | null)[]): ReadonlySet<number> =>
  new Set(figures.flatMap((figure, at) => (figure !== null && Number.isFinite(figure) ? [at] : [])));
