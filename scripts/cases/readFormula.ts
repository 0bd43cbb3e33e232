const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const VARIABLE = /^[Qq]/u;
const NUMBER = /^\d+(?:[.]\d+)?(?:[eE]-?\d+)?/u;

type Expression = (q: number) => number;

/**
 * Reads a formula in Q as cases state it: `30 - 0.003·Q²`, `0.80(1-((q-55)/55)²)`, `8.00 + 2.39·Q^1.852`.
 * Text after a complete expression (a unit, a remark) is ignored.
 *
 * @throws Error for a text that does not begin with a formula
 */
export function readFormula(text: string): Expression {
  const read = new FormulaReader(text).sum();
  if (read === null) throw new Error(`no formula: ${text}`);
  return read;
}

class FormulaReader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text.replaceAll("−", "-").replaceAll(/[×*]/gu, "·");
  }

  sum(): Expression | null {
    let left = this.#product();
    for (;;) {
      const sign = left === null ? null : this.#taken("+", "-");
      if (left === null || sign === null) return left;
      const [one, other] = [left, this.#product()];
      if (other === null) return null;
      left = sign === "+" ? (q) => one(q) + other(q) : (q) => one(q) - other(q);
    }
  }

  #product(): Expression | null {
    let left = this.#power();
    while (left !== null) {
      const sign = this.#taken("·", "/");
      const before = this.#at;
      const [one, other] = [left, this.#power()];
      if (other === null) {
        // Without an operator it was not a factor but text after the formula.
        this.#at = before;
        return sign === null ? left : null;
      }
      left = sign === "/" ? (q) => one(q) / other(q) : (q) => one(q) * other(q);
    }
    return left;
  }

  #power(): Expression | null {
    const base = this.#value();
    if (base === null) return null;
    const digit = SUPERSCRIPTS.indexOf(this.#text[this.#at] ?? " ");
    if (digit >= 0) {
      this.#at += 1;
      return (q) => base(q) ** digit;
    }
    if (this.#taken("^") === null) return base;
    const exponent = this.#value();
    return exponent === null ? null : (q) => base(q) ** exponent(q);
  }

  #value(): Expression | null {
    const before = this.#at;
    if (this.#taken("(") !== null) {
      const inner = this.sum();
      if (inner !== null && this.#taken(")") !== null) return inner;
      this.#at = before;
      return null;
    }
    if (this.#matched(VARIABLE) !== null) return (q) => q;
    const digits = this.#matched(NUMBER);
    return digits === null ? null : () => Number(digits);
  }

  #taken(...signs: readonly string[]): string | null {
    this.#skip();
    const sign = this.#text[this.#at];
    if (sign === undefined || !signs.includes(sign)) return null;
    this.#at += 1;
    return sign;
  }

  #matched(pattern: RegExp): string | null {
    this.#skip();
    const found = pattern.exec(this.#text.slice(this.#at))?.[0] ?? null;
    if (found !== null) this.#at += found.length;
    return found;
  }

  #skip(): void {
    while (this.#text[this.#at] === " ") this.#at += 1;
  }
}
