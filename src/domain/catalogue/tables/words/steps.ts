import { TABLE_WORDS, type Script } from "./tableWords.ts";
import type { Step } from "./stepNames.ts";

const ALL: readonly Step[] = ["top", "high", "medium", "low"];
const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");
const anyOf = (words: readonly string[]) => (words.length === 0 ? "(?!)" : words.map(escaped).join("|"));
const wordsOf = (step: Step, script: Script) => TABLE_WORDS.steps[step][script];

const AFTER =
  "(?:速|档|挡|风|風|速档|档位|风速|ノッチ| ?speed| ?stage| ?step| ?tap| ?stufe| ?drehzahl| velocita| velocidad| vitesse| скорость)?";

const ALONE = ALL.map((step) => {
  const words = [...wordsOf(step, "cjk"), ...wordsOf(step, "latin"), ...wordsOf(step, "cyrillic")];
  return [step, new RegExp(`^(?:${anyOf(words)})${AFTER}\\.?$`, "u")] as const;
});

/** The step that a text names and nothing else. */
export const stepOf = (text: string): Step | null =>
  ALONE.find(([, pattern]) => pattern.test(text.trim()))?.[0] ?? null;

/** Words of more than one letter or sign, which stand beside a quantity's name: 风量高, 高速风量, airflow high. */
const BESIDE_HAN = ALL.map((step) => {
  const han = anyOf(wordsOf(step, "cjk"));
  const after = "(?:速|档|挡|风档)?";
  return [
    step,
    new RegExp(`^(?:${han})${after}[ 、/]*(?=\\S)`, "u"),
    new RegExp(`(?<=\\S)[ 、/]*(?:${han})${after}$`, "u"),
  ] as const;
});
const BESIDE_WORDS = ALL.map((step) => {
  const latin = wordsOf(step, "latin").filter((word) => /^[a-z]{3,}/u.test(word));
  const words = anyOf([...latin, ...wordsOf(step, "cyrillic")]);
  const after = "(?: ?speed| ?stage| ?step| ?tap| velocita| velocidad| vitesse| скорость)?";
  return [
    step,
    new RegExp(`^(?:${words})${after}(?!\\p{L})[ ,/-]*(?=\\S)`, "u"),
    new RegExp(`[ ,/-]+(?:${words})${after}$`, "u"),
  ] as const;
});

/** Ways to read a text as a step beside the name of a quantity; the caller judges whether the rest is one. */
export function stepsBeside(text: string): readonly { readonly step: Step; readonly rest: string }[] {
  return [...BESIDE_HAN, ...BESIDE_WORDS].flatMap(([step, before, behind]) =>
    [before, behind].flatMap((pattern) => {
      const rest = text.replace(pattern, "").trim();
      return rest === text.trim() || rest === "" ? [] : [{ step, rest }];
    }),
  );
}
