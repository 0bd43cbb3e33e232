import { cellText } from "../../../base/sheet/SheetGrid.ts";
import type { ReadColumn } from "../head/ReadColumn.ts";
import { tableText } from "../cells/readTableCell.ts";
import type { Quantity } from "../words/quantities.ts";
import type { BodyCells } from "./BodyCells.ts";

/** SLW80-200（续）: the model goes on from the page before. */
const CONTINUED = /\s*[（(]?(?:续|cont(?:inued|\.)?|fortsetzung)[)）]?$/iu;
/** 5#, 2.8A, No.5, 6.3: a size, which names no product without its series. */
const BARE_SIZE = /^(?:no\.?|nr\.?|№)?\s*\d[\d.,]*\s*(?:#|号|[a-z])?$/iu;

/** Names the product of a row; empty without a model. */
export function modelNamer(columns: readonly ReadColumn[], cells: BodyCells, seriesOfTitle: string) {
  const of = (quantity: Quantity) => columns.filter((column) => column.quantity === quantity);
  const [models, sizes, allSeries] = [of("model"), of("size"), of("series")];
  const textAt = (row: number, [column]: readonly ReadColumn[]) => {
    if (!column) return "";
    const { cell } = cells.at(row, column.column);
    return (typeof cell === "number" ? cellText(cell) : tableText(cell)).replace(CONTINUED, "");
  };
  return (row: number, section: string): string => {
    const series = textAt(row, allSeries) || seriesOfTitle;
    const model = textAt(row, models);
    const size = textAt(row, sizes);
    if (models.length + sizes.length === 0) return section.replace(/^[^:：]*型号\s*[:：]\s*/u, "");
    const name = [model, size].filter((part) => part !== "").join(" ");
    if (name === "") return "";
    const isBare = model === "" || BARE_SIZE.test(model);
    return isBare && series !== "" && !name.startsWith(series) ? `${series} ${name}` : name;
  };
}
