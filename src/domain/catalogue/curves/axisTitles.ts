import { greatest, least } from "../../base/lists.ts";
import { recogniseHead } from "../tables/words/recognise.ts";
import { splitTableHead } from "../tables/words/tableUnits.ts";
import type { AxisFigure } from "./axisFigures.ts";
import type { AxisSide, AxisTitle } from "./ChartAxis.ts";
import type { ChartFrame } from "./chartFrames.ts";
import type { ColouredWord } from "./PageDrawing.ts";

/** Words of one line, as they are read. */
export interface Phrase {
  readonly text: string;
  readonly colour: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly size: number;
  readonly isLevel: boolean;
}

const NO_TITLE: AxisTitle = { text: "", quantity: null, unit: "", colour: "" };
/** A blank between words of one phrase is narrower than this share of their size. */
const BLANK = 0.9;
const CLOSE = 0.16;
/** Lines of one title stand this near to each other, as a share of their size. */
const CLOSEST = 0.8;
const BELOW = 34;
const BESIDE = 46;

/** Words of a page put together to lines, also those that run up or down the page. */
export function phrasesOf(words: readonly ColouredWord[]): readonly Phrase[] {
  const open: { last: ColouredWord; all: ColouredWord[]; text: string }[] = [];
  const sorted = words.toSorted(
    (one, other) => one.x * one.dx + one.y * one.dy - (other.x * other.dx + other.y * other.dy),
  );
  for (const word of sorted) {
    const own = open.findLast(({ last }) => {
      const along = (word.x - last.x) * last.dx + (word.y - last.y) * last.dy - last.width;
      const across = Math.abs((word.x - last.x) * last.dy - (word.y - last.y) * last.dx);
      const isAlong = word.dx * last.dx + word.dy * last.dy > 0.99;
      return isAlong && across < 0.6 * last.size && along < BLANK * last.size && along > -0.4 * last.size;
    });
    if (!own) {
      open.push({ last: word, all: [word], text: word.text });
      continue;
    }
    const { last } = own;
    const gap = (word.x - last.x) * last.dx + (word.y - last.y) * last.dy - last.width;
    own.text += (gap > CLOSE * last.size ? " " : "") + word.text;
    own.last = word;
    own.all.push(word);
  }
  return open.map(({ all, text }) => phraseOf(all, text));
}

function phraseOf(words: readonly ColouredWord[], text: string): Phrase {
  const first = words[0]!;
  const last = words.at(-1)!;
  const { dx, dy, size } = first;
  // Letters stand above their base line: to the left of their direction.
  const xs = [first.x, last.x + dx * last.width, first.x + dy * size * 0.8];
  const ys = [first.y, last.y + dy * last.width, first.y - dx * size * 0.8];
  return {
    text,
    colour: first.colour,
    size,
    isLevel: Math.abs(dx) > 0.9,
    left: least(xs),
    right: greatest(xs),
    top: least(ys),
    bottom: greatest(ys),
  };
}

/** The words beside an axis, and what they say of it. */
export function axisTitle(
  phrases: readonly Phrase[],
  { left, right, top, bottom }: ChartFrame,
  side: AxisSide,
  figures: readonly AxisFigure[],
): AxisTitle {
  const words = phrases.filter(({ text }) => /[\p{L}%]/u.test(text));
  if (side === "bottom" || side === "top") {
    const row = figures[0]?.y ?? bottom;
    const near = words.filter(
      (phrase) =>
        phrase.isLevel &&
        phrase.right > left &&
        phrase.left < right + BESIDE &&
        (side === "bottom"
          ? phrase.bottom > row && phrase.top < row + BELOW
          : phrase.top < row && phrase.bottom > row - BELOW),
    );
    return titleOf(near, (phrase) => Math.abs((phrase.top + phrase.bottom) / 2 - row));
  }
  const [first, last] = [
    least(figures.map((figure) => figure.left)),
    greatest(figures.map((figure) => figure.right)),
  ];
  const beside = words.filter(
    (phrase) =>
      !phrase.isLevel &&
      phrase.bottom > top &&
      phrase.top < bottom &&
      (side === "left"
        ? phrase.right < last && phrase.left > first - BESIDE
        : phrase.left > first && phrase.right < last + BESIDE),
  );
  const upright = titleOf(beside, (phrase) => (side === "left" ? first - phrase.right : phrase.left - last));
  if (upright.text !== "") return upright;
  const middle = (first + last) / 2;
  const above = words.filter(
    (phrase) =>
      phrase.isLevel &&
      phrase.bottom < top + 2 &&
      phrase.top > top - BELOW &&
      phrase.left < last + 12 &&
      phrase.right > first - 12,
  );
  return titleOf(
    above,
    (phrase) => Math.abs((phrase.left + phrase.right) / 2 - middle) / 4 + top - phrase.bottom,
  );
}

/** The nearest phrase that names a quantity or a unit, else the nearest. */
function titleOf(phrases: readonly Phrase[], away: (phrase: Phrase) => number): AxisTitle {
  const titles = phrases
    .toSorted((one, other) => away(one) - away(other))
    .map((phrase) => ({ phrase, title: titled(phrase.text, phrase.colour) }));
  const named = titles.find(({ title }) => title.quantity !== null);
  if (named)
    return named.title.unit === "" ? withUnitBeside(named.phrase, named.title, phrases) : named.title;
  return (titles.find(({ title }) => title.unit !== "") ?? titles[0])?.title ?? NO_TITLE;
}

const titled = (text: string, colour: string): AxisTitle => ({ ...meaningOf(text), text, colour });

/** A unit may stand on a line of its own, close to the name. */
function withUnitBeside(own: Phrase, title: AxisTitle, phrases: readonly Phrase[]): AxisTitle {
  const reach = own.size * CLOSEST;
  const beside = phrases.find(
    (phrase) =>
      phrase !== own &&
      phrase.isLevel === own.isLevel &&
      phrase.left < own.right + reach &&
      phrase.right > own.left - reach &&
      phrase.top < own.bottom + reach &&
      phrase.bottom > own.top - reach &&
      splitTableHead(`x (${phrase.text})`).unit !== null,
  );
  return beside ? titled(`${title.text} (${beside.text})`, title.colour) : title;
}

function meaningOf(text: string): Pick<AxisTitle, "quantity" | "unit"> {
  const { name, unit } = splitTableHead(text);
  return { quantity: recogniseHead([name], unit).quantity, unit: unit?.label ?? "" };
}
