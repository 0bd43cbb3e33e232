/**
 * A program of drawings gives capitals the height of a text. Those of SimSun are 0.68 of its em, and a Chinese character is
 * an em wide, a Latin one half of it; other fonts for Chinese are narrower.
 */
const EM = 1 / 0.68;
const LATIN = /[ -~]/u;

/** What a text of this height is wide at most, in its unit. */
export function textWidth(text: string, size: number): number {
  let ems = 0;
  for (const character of text) ems += LATIN.test(character) ? 0.5 : 1;
  return ems * EM * size;
}
