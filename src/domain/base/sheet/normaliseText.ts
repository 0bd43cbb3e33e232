import { unifyRadicals } from "../unifyRadicals.ts";

/**
 * Brings the many ways of typing into one form: full-width letters, digits and brackets become ASCII, ㎡ m2, ㎥ m3,
 * ℃ °C; line breaks and runs of blanks become one blank. (Unicode NFKC, plus radicals, slashes and minus signs
 * that NFKC leaves alone.)
 */
export const normaliseText = (text: string): string =>
  unifyRadicals(text)
    .normalize("NFKC")
    .replace(/[∕⁄]/gu, "/")
    .replace(/[−‐‑‒–]/gu, "-")
    .replace(/[\u200b\ufeff]/gu, "")
    .replace(/\s+/gu, " ")
    .trim();
