import { normaliseText } from "../../../base/sheet/normaliseText.ts";

/**
 * What a comma in a figure of this table is. `unsure`: nothing in the table tells, and it matters. `mixed`:
 * both are proved, so that 1,250 is refused.
 */
export interface NumberStyle {
  readonly comma: "thousands" | "decimal" | "mixed";
  /** Nothing in the figures proves it. */
  readonly isUnsure: boolean;
  /** Some figure proves that blanks group thousands: 800 600 without such a proof is two figures. */
  readonly hasBlanks: boolean;
}

/** How figures of heads are written. */
export const PLAIN: NumberStyle = { comma: "thousands", isUnsure: false, hasBlanks: true };

/** Figures, with signs of ranges, bounds, steps and diameters; model names have letters. */
const FIGURES = /^[<>≤≥~±Φφø≈\d.,'\s/×x-]+$/u;

const DECIMAL_COMMA = /(?:^|[^\d.,])0,\d|\d,\d{1,2}(?![\d,.])|\d,\d{4,}|\d\.\d{3},\d/u;
const DECIMAL_POINT = /(?:^|[^\d.,])0\.\d|\d\.\d{1,2}(?![\d.,])|\d\.\d{4,}|\d,\d{3}\.\d|\d,\d{3},\d{3}/u;
const BLANKS = /(?:^|[^\d.,])\d{1,2}(?: \d{3})+(?!\d)|\d{3}(?: \d{3}){2,}(?!\d)/u;
const OPEN = /\d[.,]\d{3}(?!\d)/u;
const COMMA = /\d,\d{3}(?!\d)/u;

/**
 * What the figures of a table prove about its commas; a table in a language that writes 0,5 has decimal ones
 * without proof.
 */
export function numberStyle(texts: Iterable<string>, isDecimal: boolean): NumberStyle {
  let hasComma = false;
  let hasPoint = false;
  let isOpen = false;
  let hasBlanks = false;
  for (const raw of texts) {
    const text = normaliseText(raw);
    if (!FIGURES.test(text)) continue;
    hasBlanks ||= !LINE_BREAK.test(raw) && BLANKS.test(text);
    hasComma ||= DECIMAL_COMMA.test(text);
    hasPoint ||= DECIMAL_POINT.test(text);
    isOpen ||= isDecimal ? OPEN.test(text) : COMMA.test(text);
  }
  if (hasComma && hasPoint) return { comma: "mixed", isUnsure: false, hasBlanks };
  if (hasComma || hasPoint) return { comma: hasComma ? "decimal" : "thousands", isUnsure: false, hasBlanks };
  return { comma: isDecimal ? "decimal" : "thousands", isUnsure: isOpen && isDecimal, hasBlanks };
}

/** What a cell of a sheet or a page has between its lines. */
export const LINE_BREAK = /[\n\r\v\f\u0085\u2028\u2029]/u;
const UNPROVED = /^[+-]?\d{3} \d{3}(?!\d)/u;

const POINTED: Readonly<Record<"thousands" | "decimal", RegExp>> = {
  thousands: /^[+-]?(?:\d{1,3}(?:[, ']\d{3})+|\d+)(?:\.\d+)?/u,
  decimal: /^[+-]?(?:\d{1,3}(?:[. ']\d{3})+|\d+)(?:,\d+)?/u,
};

/** The number at the start of a text, and what follows; `null` for none, or one with two meanings. */
export function numberAt(
  text: string,
  style: NumberStyle,
): { readonly value: number; readonly tail: string } | null {
  const { comma, hasBlanks } = style;
  if (!hasBlanks && UNPROVED.test(text)) return null;
  if (comma === "mixed") {
    const read = numberAt(text, { ...style, comma: "thousands" });
    const other = numberAt(text, { ...style, comma: "decimal" });
    if (read && other && read.tail === other.tail) return read.value === other.value ? read : null;
    return read && other ? (read.tail.length < other.tail.length ? read : other) : (read ?? other);
  }
  const start = text.startsWith(".") ? `0${text}` : text;
  const [digits] = POINTED[comma].exec(start) ?? [];
  if (digits === undefined) return null;
  const tail = start.slice(digits.length);
  // 1.25 in a table of decimal commas, or a number that is not written as one.
  if (/^[.,']?\d/u.test(tail)) return null;
  const plain =
    comma === "thousands" ? digits.replace(/[, ']/gu, "") : digits.replace(/[. ']/gu, "").replace(",", ".");
  return { value: Number(plain), tail };
}
