/**
 * One form for the many that spreadsheets are typed in: full-width letters, digits and brackets become ASCII,
 * ㎡ m2, ㎥ m3, ℃ °C, line breaks and runs of blanks one blank. (Unicode NFKC, plus slashes and minus signs it leaves alone.)
 */
export const normaliseText = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/[∕⁄]/gu, "/")
    .replace(/[−‐‑‒–]/gu, "-")
    .replace(/[\u200b\ufeff]/gu, "")
    .replace(/\s+/gu, " ")
    .trim();
