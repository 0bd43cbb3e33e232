/** Fields in one order, so that equal filters have equal texts however they were put together. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** The filters that results were asked with, by number: a row names the one it belongs to. */
export class FilterTable<Filter> {
  readonly #places = new Map<string, number>();
  readonly #filters: Filter[] = [];

  readonly #unreadable: ReadonlyMap<number, unknown>;

  /**
   * Each keeps its place, for rows name it: filters that were told apart may have become the same.
   * @param unreadable what stood in the place of those of which some fields took their defaults
   */
  constructor(filters: readonly Filter[] = [], unreadable: ReadonlyMap<number, unknown> = new Map()) {
    this.#unreadable = unreadable;
    for (const filter of filters) this.#add(canonical(filter), filter);
  }

  get filters(): readonly Filter[] {
    return this.#filters;
  }

  /** As they are kept: what could not be read goes on as it came. */
  get kept(): readonly unknown[] {
    return this.#filters.map((filter, place) =>
      this.#unreadable.has(place) ? this.#unreadable.get(place) : filter,
    );
  }

  indexOf(filter: Filter): number {
    const text = canonical(filter);
    return this.#places.get(text) ?? this.#add(text, filter);
  }

  at(index: number): Filter | undefined {
    return this.#filters[index];
  }

  #add(text: string, filter: Filter): number {
    const place = this.#filters.push(filter) - 1;
    // What is asked now is nobody's that could not be read, however alike it looks.
    if (!this.#places.has(text) && !this.#unreadable.has(place)) this.#places.set(text, place);
    return place;
  }
}
