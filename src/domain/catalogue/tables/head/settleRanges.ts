import { readTableCell } from "../cells/readTableCell.ts";
import { cellText } from "../../../base/sheet/SheetGrid.ts";
import { quantityFacts, type Quantity } from "../words/quantities.ts";
import type { Questions } from "./Questions.ts";
import type { ReadColumn } from "./ReadColumn.ts";
import type { TableFacts } from "./tableFacts.ts";

/**
 * Ratings that a product is chosen by; other ratings, such as an external pressure of 10~30 Pa, stay as printed.
 */
const CHOSEN_BY: ReadonlySet<Quantity> = new Set<Quantity>(["motorPower", "cooling", "heating"]);

const needsFigure = (quantity: Quantity | null): boolean => {
  if (quantity === null) return false;
  const { role, kinds } = quantityFacts(quantity);
  return kinds.length > 0 && (role === "curve" || role === "variant" || CHOSEN_BY.has(quantity));
};

/**
 * Asks once a column which end counts where cells such as 20~50 stand for one figure; unanswered they stay ranges.
 */
export const settleRanges = (
  columns: readonly ReadColumn[],
  { grid, firstRow, style }: TableFacts,
  questions: Questions,
): readonly ReadColumn[] =>
  columns.map((column): ReadColumn => {
    if (!needsFigure(column.quantity) || column.checks !== null) return column;
    const example = grid.rows
      .slice(firstRow)
      .map((cells) => cells[column.column] ?? null)
      .find((cell) => {
        const value = typeof cell === "string" ? readTableCell(cell, style, true) : null;
        return value?.kind === "range" && Number.isFinite(value.from) && Number.isFinite(value.to);
      });
    if (example === undefined) return column;
    const { option, open } = questions.ask({
      code: "range-in-cells",
      field: column.header,
      text: `“${column.header}”的单元格是范围（如“${cellText(example).trim()}”），按哪一端读取`,
      options: [
        { id: "kept", label: "保留范围，不作为选型参数" },
        { id: "low", label: "小的一端" },
        { id: "high", label: "大的一端" },
      ],
      proposal: "kept",
    });
    return {
      ...column,
      range: { take: option === "low" || option === "high" ? option : "kept", asked: open },
    };
  });
