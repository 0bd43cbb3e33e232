import type { Diagram, DiagramText } from "#domain/building/systems/diagram/Diagram.ts";

/** mm: figures and capitals are at most this wide in the fonts of programs, Chinese characters an em. */
export const textLength = ({ words, size }: Pick<DiagramText, "words" | "size">): number =>
  Array.from(words).reduce((sum, sign) => sum + (sign <= "~" ? 0.6 : 1), 0) * size * 1.4;

/** Texts of a diagram that stand over another one or beyond its edges. */
export function textsInTheWay({ texts, left, bottom, top }: Diagram): readonly string[] {
  const boxes = texts.map(({ at: [x, y], size, words, align, isTurned }) => {
    const width = textLength({ words, size });
    const before = align === "left" ? 0 : align === "center" ? width / 2 : width;
    return isTurned
      ? { words, left: x - size, right: x, bottom: y - before, top: y - before + width }
      : { words, left: x - before, right: x - before + width, bottom: y, top: y + size };
  });
  return boxes.flatMap((one, at) => [
    ...(one.left < left || one.bottom < bottom || one.top > top ? [one.words] : []),
    ...boxes
      .slice(at + 1)
      .filter(
        (two) => one.left < two.right && two.left < one.right && one.bottom < two.top && two.bottom < one.top,
      )
      .map((two) => `${one.words} / ${two.words}`),
  ]);
}
