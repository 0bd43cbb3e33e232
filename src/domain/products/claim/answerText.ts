import type { AnswerFigure } from "./answerFigures.ts";

/** Separators between figures, and between a key and its text: characters that addresses do not escape. */
const BETWEEN = "~";
const IS = "_";
const FIGURE = /^([A-Za-z0-9.]{1,64})_([A-Za-z0-9.-]{0,32})$/u;

/** An answer as text in an address. */
export const answerText = (answer: readonly AnswerFigure[]): string =>
  answer.map(({ key, text }) => `${key}${IS}${text}`).join(BETWEEN);

/** Reads an answer from an address; `null` for any other text. */
export function readAnswerText(text: string): readonly AnswerFigure[] | null {
  const figures = text.split(BETWEEN).map((part) => {
    const [, key, own] = FIGURE.exec(part) ?? [];
    return key === undefined || own === undefined ? null : { key, text: own };
  });
  const read = figures.filter((figure) => figure !== null);
  const isWhole = read.length === figures.length && new Set(read.map(({ key }) => key)).size === read.length;
  return isWhole ? read : null;
}
