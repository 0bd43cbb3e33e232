import type { ColouredWord } from "./PageDrawing.ts";

/** A comma or a point may divide thousands or decimals: a figure is read both ways. */
export type FigureStyle = "point" | "comma";

/** A figure that may stand at an axis: the middle of its box. */
export interface AxisFigure {
  readonly x: number;
  readonly y: number;
  readonly left: number;
  readonly right: number;
  readonly size: number;
  readonly text: string;
  readonly colour: string;
  readonly value: Readonly<Record<FigureStyle, number | null>>;
}

/** From the base line to the middle of a figure, as a share of its size. */
const MIDDLE = 0.355;
const SMALLER = 0.85;
/** Figures and words with no more than a blank between, as a share of their size. */
const BLANK = 0.36;

/** Groups of thousands do not begin with 0: 0,500 is a half. */
const POINT = /^[-+]?(?:[1-9]\d{0,2}(?:,\d{3})+|\d+)?(?:\.\d+)?$/u;
const COMMA = /^[-+]?(?:[1-9]\d{0,2}(?:\.\d{3})+|\d+)?(?:,\d+)?$/u;
const RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹";

const plain = (text: string) =>
  text
    .normalize("NFKC")
    .replace(/%$/u, "")
    .replace(/[−–‒]/gu, "-")
    .replace(/[’' \u00a0\u2009]/gu, "");

/** What a text says by either style; `null` where it is no figure. */
function figureOf(text: string): AxisFigure["value"] {
  const power = /^10(?<sign>[⁻-])?(?<digits>[⁰¹²³⁴⁵⁶⁷⁸⁹]+)$/u.exec(text)?.groups;
  if (power) {
    const exponent = Number(Array.from(power["digits"]!, (digit) => RAISED.indexOf(digit)).join(""));
    const value = 10 ** (power["sign"] ? -exponent : exponent);
    return { point: value, comma: value };
  }
  const figure = plain(text);
  if (!/\d/u.test(figure) || figure.length > 12) return { point: null, comma: null };
  return {
    point: POINT.test(figure) ? Number(figure.replaceAll(",", "")) : null,
    comma: COMMA.test(figure) ? Number(figure.replaceAll(".", "").replace(",", ".")) : null,
  };
}

/** The figures of a page that are printed upright; 10 with a raised exponent is one figure. */
export function axisFigures(words: readonly ColouredWord[]): readonly AxisFigure[] {
  const level = words.filter(({ dx }) => dx > 0.99);
  const raised = new Set<ColouredWord>();
  const texts = new Map<ColouredWord, { text: string; right: number }>();
  for (const word of level) {
    const right = word.x + word.width;
    const next = /^\d+$/u.test(word.text)
      ? level.find(
          (other) =>
            other !== word &&
            Math.abs(other.x - right) < BLANK * word.size &&
            Math.abs(other.y - word.y) < 0.7 * word.size,
        )
      : undefined;
    if (!next) continue;
    const isRaised = next.size < SMALLER * word.size && next.y < word.y - 0.1 * word.size;
    if (word.text === "10" && isRaised && /^[-−]?\d{1,2}$/u.test(next.text)) {
      raised.add(next);
      const digits = next.text.replace(/[-−]/u, "⁻").replace(/\d/gu, (digit) => RAISED[Number(digit)]!);
      texts.set(word, { text: `10${digits}`, right: next.x + next.width });
    } else if (/^\d{1,3}$/u.test(word.text) && /^\d{3}$/u.test(next.text) && next.y === word.y) {
      // 12 500 with a narrow blank between.
      raised.add(next);
      texts.set(word, { text: word.text + next.text, right: next.x + next.width });
    }
  }
  return level.flatMap((word) => {
    if (raised.has(word) || isInText(word)) return [];
    const { text, right } = texts.get(word) ?? { text: word.text, right: word.x + word.width };
    const value = figureOf(text);
    if (value.point === null && value.comma === null) return [];
    const { x, y, size, colour } = word;
    return [{ x: (x + right) / 2, y: y - MIDDLE * size, left: x, right, size, text, colour, value }];
  });

  /** A figure of a sentence or a title: 1450 r/min. */
  function isInText(word: ColouredWord): boolean {
    return level.some(
      (other) =>
        /\p{L}{2}|\p{L}\//u.test(other.text) &&
        Math.abs(other.y - word.y) < 0.4 * word.size &&
        other.x < word.x + word.width + BLANK * word.size &&
        other.x + other.width > word.x - BLANK * word.size,
    );
  }
}
