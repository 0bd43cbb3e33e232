import type { CompareRow } from "#domain/desk/report/comparison/CompareRow.ts";
import {
  BEST_MARK,
  COMPARISON_TITLE,
  markOf,
  type ComparisonSheet,
} from "#domain/desk/report/comparison/ComparisonWords.ts";
import { shownFigure } from "#domain/desk/report/comparison/shownFigure.ts";
import { headPairs } from "#domain/desk/report/documentHead.ts";
import type { WrittenCell, WrittenGrid } from "./Workbook.ts";

const NAME_WIDTH = 26;
const UNIT_WIDTH = 12;
const PRODUCT_WIDTH = 22;

const text = (value: string, role?: WrittenCell["role"]): WrittenCell => ({
  value,
  ...(role === undefined ? {} : { role }),
});

/** A figure as a number with the page's format; anything else as the page's text. */
function cellAt({ texts, figures, best, bad }: CompareRow, at: number): WrittenCell {
  const shown = texts[at] ?? "";
  const suffix = best.has(at) ? ` ${BEST_MARK}` : "";
  const role = bad.has(at) ? ({ role: "bad" } as const) : {};
  const figure = figures.has(at) ? shownFigure(shown) : null;
  return figure === null
    ? { value: `${shown}${suffix}`, ...role }
    : { value: figure.value, digits: figure.decimals, suffix, ...role };
}

const headOf = (model: string, mark: string) => (mark === "" ? model : `${model}（${mark}）`);

/** 产品对比: the head, the page's table row by row, its notes, and the address that opens it again. */
export function comparisonSheet(sheet: ComparisonSheet): WrittenGrid {
  const { categoryName, products, groups, conditions, notes, address, head } = sheet;
  const facts = [...headPairs(head), { name: "分类", value: categoryName }, ...conditions];
  return {
    name: COMPARISON_TITLE,
    widths: [NAME_WIDTH, UNIT_WIDTH, ...products.map(() => PRODUCT_WIDTH)],
    frozenColumns: 2,
    cells: [
      [text(COMPARISON_TITLE, "title")],
      ...facts.map(({ name, value }) => [text(name, "label"), text(value, "wide")]),
      [text("对比链接", "label"), { value: address, link: address }],
      [],
      [
        text("参数", "head"),
        text("单位", "head"),
        ...products.map((product) => text(headOf(product.model, markOf(product)), "head")),
      ],
      ...groups.flatMap(({ name, rows }) => [
        [text(name, "group")],
        ...rows.map((row) => [
          text(row.name, "label"),
          text(row.unit, "label"),
          ...products.map((_, at) => cellAt(row, at)),
        ]),
      ]),
      [],
      ...notes.map((note) => [text(note, "note")]),
    ],
  };
}
