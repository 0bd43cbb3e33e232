import { Interner } from "./Interner.ts";

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
  readonly #texts = new Interner();
  readonly #filters: Filter[] = [];

  constructor(filters: readonly Filter[] = []) {
    for (const filter of filters) this.indexOf(filter);
  }

  get filters(): readonly Filter[] {
    return this.#filters;
  }

  indexOf(filter: Filter): number {
    const index = this.#texts.indexOf(canonical(filter));
    this.#filters[index] ??= filter;
    return index;
  }

  at(index: number): Filter | undefined {
    return this.#filters[index];
  }
}
