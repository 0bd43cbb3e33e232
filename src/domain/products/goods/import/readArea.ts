import { fail, ok, type Result } from "../../../base/result.ts";
import { normaliseText } from "../../../base/sheet/normaliseText.ts";
import type { Area } from "../Area.ts";
import { areaName, areaTree } from "../areaTree.ts";

/** Suffixes that a name may be written without: 成都 for 成都市. */
const KIND = /(?:特别行政区|(?:壮族|回族|维吾尔)?自治区|自治州|地区|省|市|区|县|盟)$/u;
/** Separators between a province and its city. */
const BETWEEN = /[-/\s>、·]+/gu;

/** Makes a reader that finds an area by the text of a price list: its code, 四川省-成都市, 四川省成都市, 成都市 or 成都. */
export function areaReader(areas: readonly Area[]): (text: string) => Result<string, string> {
  const tree = areaTree(areas);
  const names = new Map<string, Set<string>>();
  const add = (name: string, code: string) => names.set(name, (names.get(name) ?? new Set()).add(code));
  for (const { code, name, parentName } of areas) {
    add(code, code);
    const parents = parentName === null ? [""] : ["", parentName, parentName.replace(KIND, "")];
    for (const parent of parents) {
      add(`${parent}${name}`, code);
      const short = name.replace(KIND, "");
      if (short.length > 1) add(`${parent}${short}`, code);
    }
  }
  return (text) => {
    const found = names.get(normaliseText(text).replace(BETWEEN, ""));
    if (found === undefined) return fail(`"${text.trim().slice(0, 40)}" is not an area`);
    const [code = "", ...others] = found;
    if (others.length === 0) return ok(code);
    const choices = [...found].map((each) => areaName(each, tree)).join(" or ");
    return fail(`"${text.trim()}" may be ${choices}`);
  };
}
