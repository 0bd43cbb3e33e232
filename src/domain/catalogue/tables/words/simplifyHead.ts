import { withoutMarks } from "./tableUnits.ts";
import { normaliseText } from "../../../base/sheet/normaliseText.ts";
import { simplifyChinese } from "../../../base/sheet/simplifyChinese.ts";

/**
 * Traditional characters of product tables alone, each with its simplified form: in the list of `simplifyChinese`
 * they would change how room schedules are read.
 */
const PAIRS =
  "轉转軸轴揚扬壓压徑径葉叶輪轮級级質质衝冲頻频極极適适驅驱動动輸输靜静聲声產产參参變变閥阀盤盘側侧進进軟软頭头馬马達达濾滤雙双";

const SIMPLIFIED: ReadonlyMap<string, string> = new Map(
  (PAIRS.match(/../gu) ?? []).map(
    ([traditional = "", simplified = ""]) => [traditional, simplified] as const,
  ),
);

/** Accents that makers leave out at will. Those of German and the й of Russian make other letters. */
const ACCENTED = "àáâãåèéêëìíîïñòóôõùúûçё";
const PLAIN_LETTERS = "aaaaaeeeeiiiinoooouuucе";
const WITHOUT_ACCENT: ReadonlyMap<string, string> = new Map(
  Array.from(ACCENTED, (letter, at) => [letter, PLAIN_LETTERS[at] ?? letter] as const),
);

/** A head as it is compared: simplified, in lower case, without accents and the marks of footnotes. */
export const simplifyHead = (text: string): string =>
  simplifyChinese(normaliseText(withoutMarks(text)).toLowerCase()).replace(
    /[\p{Script=Han}à-ÿё]/gu,
    (character) => SIMPLIFIED.get(character) ?? WITHOUT_ACCENT.get(character) ?? character,
  );
