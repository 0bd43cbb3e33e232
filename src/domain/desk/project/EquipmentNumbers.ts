import { CATEGORIES, type CategoryCode } from "../../catalogue/categories.ts";

/** The letters of equipment tags, by category. */
const PREFIXES: Readonly<Record<CategoryCode, string>> = {
  C000001: "F",
  C000002: "P",
  C000003: "AHU",
  C000004: "CT",
  C000005: "IDU",
  C000006: "FCU",
  C000007: "WS",
  C000008: "CH",
  C000009: "HE",
  C000010: "D",
  C000011: "SL",
  C000012: "AT",
  C000013: "DR",
  C000014: "R",
  C000015: "V",
  C000016: "FL",
  C000017: "AP",
  C000018: "ODU",
  C000019: "B",
};

const isKnown = (code: string): code is CategoryCode => Object.hasOwn(CATEGORIES, code);
const prefixOf = (categoryCode: string) => (isKnown(categoryCode) ? PREFIXES[categoryCode] : "E");

/** 编号 (tags) in a schedule: the one that a person gave, else letters and a running number that is not yet used. */
export class EquipmentNumbers {
  readonly #taken: ReadonlySet<string>;
  readonly #counts = new Map<string, number>();

  /** @param given tags that persons gave anywhere in the schedule */
  constructor(given: Iterable<string>) {
    this.#taken = new Set(given);
  }

  numberOf(categoryCode: string, own: string): string {
    return own === "" ? this.#next(prefixOf(categoryCode)) : own;
  }

  /** Skips the numbers of so many untagged items of a category. */
  skip(categoryCode: string, count: number): void {
    const prefix = prefixOf(categoryCode);
    for (let skipped = 0; skipped < count; skipped++) this.#next(prefix);
  }

  #next(prefix: string): string {
    let count = this.#counts.get(prefix) ?? 0;
    let number: string;
    do number = `${prefix}-${++count}`;
    while (this.#taken.has(number));
    this.#counts.set(prefix, count);
    return number;
  }
}
