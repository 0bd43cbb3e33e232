/** A step of a machine that runs at several: 高档, 中档, 低档. */
export const STEPS = { top: "超高", high: "高", medium: "中", low: "低" } as const;
export type Step = keyof typeof STEPS;

const WORDS: readonly (readonly [Step, string])[] = [
  ["top", "超高|最高|特高|super ?high|turbo"],
  ["high", "高|强|high|hi|h|hoch|stufe 3|stufe iii"],
  ["medium", "中|medium|middle|med|mid|m|mittel|stufe 2|stufe ii"],
  ["low", "低|弱|low|lo|l|niedrig|tief|stufe 1|stufe i"],
];
const AFTER = "(?:速|档|挡|风|速档|档位|风速| ?speed| ?stage| ?step| ?tap| ?stufe| ?drehzahl)?";

const ALONE = WORDS.map(([step, words]) => [step, new RegExp(`^(?:${words})${AFTER}$`, "u")] as const);

/** The step that a text names and nothing else. */
export const stepOf = (text: string): Step | null =>
  ALONE.find(([, pattern]) => pattern.test(text.trim()))?.[0] ?? null;

/** Words of more than one letter or sign, which stand beside a quantity's name: 风量高, 高速风量, airflow high. */
const BESIDE_HAN = WORDS.map(([step, words]) => {
  const han = words.split("|").filter((word) => /\p{Script=Han}/u.test(word));
  const after = "(?:速|档|挡|风档)?";
  return [
    step,
    new RegExp(`^(?:${han.join("|")})${after}[ 、/]*(?=\\S)`, "u"),
    new RegExp(`(?<=\\S)[ 、/]*(?:${han.join("|")})${after}$`, "u"),
  ] as const;
});
const BESIDE_LATIN = WORDS.map(([step, words]) => {
  const latin = words.split("|").filter((word) => /^[a-z]{3,}/u.test(word));
  const after = "(?: ?speed| ?stage| ?step| ?tap)?";
  return [
    step,
    new RegExp(`^(?:${latin.join("|")})${after}\\b[ ,/-]*(?=\\S)`, "u"),
    new RegExp(`[ ,/-]+(?:${latin.join("|")})${after}$`, "u"),
  ] as const;
});

/** Ways to read a text as a step beside the name of a quantity; the caller judges whether the rest is one. */
export function stepsBeside(text: string): readonly { readonly step: Step; readonly rest: string }[] {
  return [...BESIDE_HAN, ...BESIDE_LATIN].flatMap(([step, before, behind]) =>
    [before, behind].flatMap((pattern) => {
      const rest = text.replace(pattern, "").trim();
      return rest === text.trim() || rest === "" ? [] : [{ step, rest }];
    }),
  );
}
