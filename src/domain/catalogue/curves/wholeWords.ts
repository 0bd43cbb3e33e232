import type { ColouredWord } from "./PageDrawing.ts";

/** Shares of the size of letters: between those of one word, and between base lines that are one. */
const GAP = 0.08;
const SHIFT = 0.02;
const SAME_DIRECTION = 0.999;

const isNext = (one: ColouredWord, other: ColouredWord): boolean => {
  const [x, y] = [other.x - one.x, other.y - one.y];
  const { dx, dy, size } = one;
  return (
    Math.abs(x * dx + y * dy - one.width) < GAP * size &&
    Math.abs(x * dy - y * dx) < SHIFT * size &&
    Math.abs(other.size - size) < SHIFT * size &&
    dx * other.dx + dy * other.dy > SAME_DIRECTION
  );
};

/**
 * Words of a page on which letters are set one by one: those that touch are one word. Their order is the page's.
 */
export function wholeWords(words: readonly ColouredWord[]): readonly ColouredWord[] {
  const whole: ColouredWord[] = [];
  for (const word of words) {
    const last = whole.at(-1);
    if (last && isNext(last, word))
      whole[whole.length - 1] = { ...last, text: last.text + word.text, width: last.width + word.width };
    else whole.push(word);
  }
  return whole;
}
