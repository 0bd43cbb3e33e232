/**
 * The first Chinese character of each initial in pinyin order, as `zh` collations sort them: a name between two of
 * them has the initial of the first. No pinyin begins with I, U or V.
 */
const FIRST_OF_LETTER = [
  ["A", "阿"],
  ["B", "八"],
  ["C", "嚓"],
  ["D", "搭"],
  ["E", "蛾"],
  ["F", "发"],
  ["G", "旮"],
  ["H", "哈"],
  ["J", "击"],
  ["K", "喀"],
  ["L", "垃"],
  ["M", "妈"],
  ["N", "拏"],
  ["O", "噢"],
  ["P", "妑"],
  ["Q", "七"],
  ["R", "然"],
  ["S", "仨"],
  ["T", "他"],
  ["W", "哇"],
  ["X", "夕"],
  ["Y", "压"],
  ["Z", "匝"],
] as const;

const byPinyin = new Intl.Collator("zh-u-co-pinyin");

/**
 * Letter under which a brand is listed; `#` for a name that begins with neither a letter nor a Chinese character.
 */
export function brandInitial(name: string): string {
  const first = name.trim().charAt(0).toUpperCase();
  if (/^[A-Z]$/u.test(first)) return first;
  if (!/^\p{Script=Han}$/u.test(first)) return "#";
  let letter = "#";
  for (const [candidate, from] of FIRST_OF_LETTER) {
    if (byPinyin.compare(first, from) >= 0) letter = candidate;
  }
  return letter;
}

export const LETTERS: readonly string[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");
