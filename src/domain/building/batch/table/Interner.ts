/** Stores each text once and refers to it by a number. */
export class Interner {
  readonly #texts: string[] = [];
  readonly #indexes = new Map<string, number>();

  constructor(texts: readonly string[] = []) {
    for (const text of texts) this.indexOf(text);
  }

  get texts(): readonly string[] {
    return this.#texts;
  }

  indexOf(text: string): number {
    const known = this.#indexes.get(text);
    if (known !== undefined) return known;
    this.#indexes.set(text, this.#texts.length);
    return this.#texts.push(text) - 1;
  }

  /** `undefined` for a number without a text, such as -1. */
  textAt(index: number): string | undefined {
    return this.#texts[index];
  }
}
