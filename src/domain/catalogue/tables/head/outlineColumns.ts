import { normaliseText } from "../../../base/sheet/normaliseText.ts";
import { simplifyHead } from "../words/simplifyHead.ts";
import type { TableUnit } from "../words/TableUnit.ts";
import { splitTableHead, withoutMarks } from "../words/tableUnits.ts";

const LETTERS: ReadonlySet<string> = new Set(Array.from("lbwhd长宽高深厚"));
/** Steps are h and l: a width or depth beside them makes lengths of them. */
const ACROSS: ReadonlySet<string> = new Set(Array.from("bwd长宽深厚"));
/** A head in m is not a dimension of the body. */
const isOfBody = ({ kind, label }: TableUnit) => kind === "length" && label !== "m" && label !== "ft";
const OUTLINE = /尺寸|外形|dimension|abmess|outline/u;
const BRACKETS = /[([{【〔][^()[\]{}【】〔〕]*[)\]}】〕]/gu;

const letterOf = (texts: readonly string[]): string =>
  simplifyHead(texts.at(-1) ?? "")
    .replace(BRACKETS, "")
    .trim();

/** The unit of a column of lengths, which is never the W of a width. */
export const lengthUnitOf = (texts: readonly string[]): TableUnit | null =>
  texts.reduce<TableUnit | null>((found, text) => {
    const { unit } = splitTableHead(text);
    return unit && isOfBody(unit) ? unit : found;
  }, null);

const isLength = (texts: readonly string[]) => {
  const [inside] = normaliseText(withoutMarks(texts.at(-1) ?? "")).match(BRACKETS) ?? [];
  const { unit } = inside === undefined ? { unit: null } : splitTableHead(inside);
  return unit === null || isOfBody(unit);
};

/** L, B, H side by side are the outline of a body, not steps, watts or a head. */
export function outlineColumns(heads: readonly (readonly string[])[]): ReadonlySet<number> {
  const found = new Set<number>();
  let run: number[] = [];
  const close = () => {
    const letters = new Set(run.map((column) => letterOf(heads[column] ?? [])));
    const isSaid = run.some((column) => {
      const texts = heads[column] ?? [];
      return lengthUnitOf(texts) !== null || texts.some((text) => OUTLINE.test(simplifyHead(text)));
    });
    const isOutline = letters.size > 1 && [...letters].some((letter) => ACROSS.has(letter));
    if (isOutline || isSaid) for (const column of run) found.add(column);
    run = [];
  };
  heads.forEach((texts, column) => {
    if (LETTERS.has(letterOf(texts)) && isLength(texts)) run.push(column);
    else close();
  });
  close();
  return found;
}
