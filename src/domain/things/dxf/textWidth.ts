/**
 * CAD programs set the height of capitals to the text height. In SimSun capitals are 0.68 em high and a Chinese
 * character is one em wide; other Chinese fonts are narrower.
 */
const EM = 1 / 0.68;
/** Half an em in SimSun; the font that replaces it where it is missing has wider capitals. */
const LATIN_EMS = 0.65;
const LATIN = /[ -~]/u;

/** Greatest width of a text of this height, in the same unit. */
export function textWidth(text: string, size: number): number {
  let ems = 0;
  for (const character of text) ems += LATIN.test(character) ? LATIN_EMS : 1;
  return ems * EM * size;
}
