/**
 * A program of drawings gives capitals the height of a text. Those of SimSun are 0.68 of its em, and a Chinese character is
 * an em wide; other fonts for Chinese are narrower.
 */
const EM = 1 / 0.68;
/** Of SimSun half an em; what takes its place where it is missing draws capitals wider. */
const LATIN_EMS = 0.65;
const LATIN = /[ -~]/u;

/** What a text of this height is wide at most, in its unit. */
export function textWidth(text: string, size: number): number {
  let ems = 0;
  for (const character of text) ems += LATIN.test(character) ? LATIN_EMS : 1;
  return ems * EM * size;
}
