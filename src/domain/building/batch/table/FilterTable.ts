/** JSON with sorted fields, so that equal filters have equal texts however they were built. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** The filters of results, by number: each row refers to one. */
export class FilterTable<Filter> {
  readonly #indexes = new Map<string, number>();
  readonly #filters: Filter[] = [];

  readonly #unreadable: ReadonlyMap<number, unknown>;

  /**
   * Each filter keeps its number, because rows refer to it; filters that used to differ may now be the same.
   * @param unreadable the original of each filter of which some fields got their defaults
   */
  constructor(filters: readonly Filter[] = [], unreadable: ReadonlyMap<number, unknown> = new Map()) {
    this.#unreadable = unreadable;
    for (const filter of filters) this.#add(canonical(filter), filter);
  }

  get filters(): readonly Filter[] {
    return this.#filters;
  }

  /** The filters to be stored; one that could not be read is stored as it came. */
  get kept(): readonly unknown[] {
    return this.#filters.map((filter, index) =>
      this.#unreadable.has(index) ? this.#unreadable.get(index) : filter,
    );
  }

  indexOf(filter: Filter): number {
    const text = canonical(filter);
    return this.#indexes.get(text) ?? this.#add(text, filter);
  }

  at(index: number): Filter | undefined {
    return this.#filters[index];
  }

  #add(text: string, filter: Filter): number {
    const index = this.#filters.push(filter) - 1;
    // A present filter never equals one that could not be read, even if they look alike.
    if (!this.#indexes.has(text) && !this.#unreadable.has(index)) this.#indexes.set(text, index);
    return index;
  }
}
