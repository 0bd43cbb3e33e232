import type { Cell, SheetGrid } from "#domain/base/sheet/SheetGrid.ts";
import type { TableFact } from "#domain/catalogue/tables/TableReading.ts";
import { readAll } from "./judgeDrawn.ts";

type Sheet = string | SheetGrid;
const gridOfSheet = (sheet: Sheet) => (typeof sheet === "string" ? gridOf(sheet) : sheet);

/** A table as it is printed: cells divided by bars, ⏎ for a line break within a cell. */
export const gridOf = (text: string, more: Partial<SheetGrid> = {}): SheetGrid => ({
  name: "",
  isHidden: false,
  rows: text
    .trim()
    .split("\n")
    .map((line) =>
      line.split("|").map((cell): Cell => (cell.trim() === "" ? null : cell.trim().replaceAll("⏎", "\n"))),
    ),
  merges: [],
  ...more,
});

const factText = ({ quantity, step, name, value, unit }: TableFact) =>
  `${quantity ?? name}${step === null ? "" : `.${step}`}=${typeof value === "object" ? `${value.from ?? ""}~${value.to ?? ""}` : value}${unit}`;

const factsText = (facts: readonly TableFact[]) => facts.map(factText).join(" ");

/** Products as lines: model, variant, facts; points; a question mark where a question is open. */
export function linesOf(sheet: Sheet, answers: ReadonlyMap<string, string> = new Map()): readonly string[] {
  return readAll([gridOfSheet(sheet)], answers).tables.flatMap(({ products }) =>
    products.map(({ model, variant, facts, points, asked }) =>
      [
        `${asked.length > 0 ? "? " : ""}${[model, variant].filter((part) => part !== "").join(" | ")}: ${factsText(facts)}`,
        ...points.map((point) => factsText(point.facts)),
      ].join("; "),
    ),
  );
}

/** Every question with its proposal. */
export const questionsOf = (sheet: Sheet): readonly string[] =>
  readAll([gridOfSheet(sheet)]).tables.flatMap(({ questions }) =>
    questions.map(({ code, proposal }) => `${code} → ${proposal}`),
  );

/** Lines of a sheet when the questions with this code are answered so. */
export function answeredBy(sheet: Sheet, code: string, option: string): readonly string[] {
  const asked = readAll([gridOfSheet(sheet)]).tables.flatMap(({ questions }) => questions);
  return linesOf(
    sheet,
    new Map(asked.flatMap((one) => (one.code === code ? [[one.id, option] as const] : []))),
  );
}

/** What was refused: its code, and the product or else the field. */
export const refusedOf = (sheet: Sheet): readonly string[] => {
  const { tables, refused } = readAll([gridOfSheet(sheet)]);
  return [...refused, ...tables.flatMap((table) => table.refused)].map(({ code, product }) =>
    `${code} ${product}`.trim(),
  );
};

/** The printed heads that remarks without a product are on. */
export const refusedFields = (sheet: Sheet): readonly string[] =>
  readAll([gridOfSheet(sheet)]).tables.flatMap(({ refused }) =>
    refused.flatMap(({ product, field }) => (product === "" ? [field] : [])),
  );
