import { figuresIn, readText } from "../cells/readTableCell.ts";
import type { NumberStyle } from "../cells/numberStyle.ts";
import type { Questions } from "../head/Questions.ts";
import type { ReadColumn } from "../head/ReadColumn.ts";
import type { ColumnPart } from "../head/TableHead.ts";
import { STEPS, type Step } from "../words/stepNames.ts";

/** What several figures in one cell are, by an answer or as proposed. */
export type SeveralFigures = { readonly asked: readonly string[] } & (
  | { readonly are: "steps"; readonly parts: readonly ColumnPart[] }
  | { readonly are: "fraction"; readonly value: number }
  | { readonly are: "unknown" }
);

/** Figures of one value for each step. */
const STEP_LISTS: Readonly<Record<number, readonly Step[]>> = {
  2: ["high", "low"],
  3: ["high", "medium", "low"],
  4: ["top", "high", "medium", "low"],
};
/** Motors in horsepower have ratings such as 1/2 and 3/4. */
const IN_FRACTIONS: ReadonlySet<string | undefined> = new Set(["hp", "PS"]);
const LARGEST_PART = 16;

/** Figures below or beside each other under a head that does not say what they are: asked about once a column. */
export function severalIn(
  { quantity, step, header, unit }: ReadColumn,
  text: string,
  style: NumberStyle,
  questions: Questions,
): SeveralFigures | null {
  const figures = figuresIn(text).map((piece) => readText(piece, style));
  const values = figures.flatMap((figure) => (figure.kind === "number" ? [figure.value] : []));
  const list = STEP_LISTS[figures.length];
  if (step !== null || !list || values.length < figures.length) return null;
  const rises = values.every((value, at) => at === 0 || value > (values[at - 1] ?? value));
  const steps = rises ? list.toReversed() : list;
  const parts = steps.map((one): ColumnPart => ({ label: STEPS[one], quantity, step: one }));
  if (!rises && questions.isSure(figures.length)) return { are: "steps", parts, asked: [] };
  const [over = 0, under = 0] = values;
  const mayBeFraction =
    IN_FRACTIONS.has(unit?.label) &&
    values.length === 2 &&
    rises &&
    under <= LARGEST_PART &&
    text.includes("/");
  const named = steps.map((one) => STEPS[one]).join("/");
  const { option, open } = questions.ask(
    {
      code: "steps-in-cells",
      field: header,
      text: `“${header}”每格有 ${figures.length} 个数值（如“${text}”），是否为${named}档`,
      options: [
        ...(mayBeFraction ? [{ id: "fraction", label: "是分数" }] : []),
        { id: "steps", label: `是${named}档` },
        { id: "none", label: "不是，不读有这种单元格的型号" },
      ],
      proposal: mayBeFraction ? "fraction" : "steps",
    },
    mayBeFraction ? "fraction" : rises ? "rising" : "",
  );
  const asked = open === null ? [] : [open];
  if (option === "none") return { are: "unknown", asked };
  return option === "fraction"
    ? { are: "fraction", value: over / under, asked }
    : { are: "steps", parts, asked };
}
