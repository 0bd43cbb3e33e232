/** A name of a quantity by its scripts, for comparing: without blanks, signs and words that only join others. */
export interface NameLetters {
  /** Chinese and Japanese characters, and φ. */
  readonly cjk: string;
  /** Greek letters too, which are symbols. */
  readonly latin: string;
  readonly cyrillic: string;
}

export const CJK = /[\p{Script=Han}\p{scx=Katakana}\p{scx=Hiragana}]/gu;
const BESIDE_CJK = /[^\p{Script=Han}\p{scx=Katakana}\p{scx=Hiragana}φ]/gu;
export const CYRILLIC = /\p{Script=Cyrillic}/gu;
const BESIDE_CYRILLIC = /[^\p{Script=Cyrillic}]/gu;
const BESIDE_LATIN = /[^a-zäöüßø0-9α-ωδ]/gu;
/** d'air, all'asse. */
const ELIDED = /(?<![a-z])(?:d|l|all|dell|nell|sull)['’´`]\s?/gu;
/** Signs between words that Unicode counts as Katakana. */
const MARKS = /[、。・「」〜]/gu;

/** A joining word with another behind it; alone it may be a symbol. */
const joiningOf = (words: readonly string[]) => new RegExp(`(?<!\\p{L})(?:${words.join("|")})(?= \\S)`, "gu");

/** Takes the letters out of a text as `simplifyHead` leaves it. */
export function nameLetters(joining: {
  readonly latin: readonly string[];
  readonly cyrillic: readonly string[];
}) {
  const latinJoining = joiningOf([...joining.latin, "no\\."]);
  const cyrillicJoining = joiningOf(joining.cyrillic);
  return (text: string): NameLetters => ({
    cjk: text.replace(MARKS, "").replace(BESIDE_CJK, ""),
    latin: text
      .replace(CJK, "")
      .replace(CYRILLIC, "")
      .replace(ELIDED, "")
      .replace(latinJoining, "")
      .replace(BESIDE_LATIN, ""),
    cyrillic: text.replace(cyrillicJoining, "").replace(BESIDE_CYRILLIC, ""),
  });
}
