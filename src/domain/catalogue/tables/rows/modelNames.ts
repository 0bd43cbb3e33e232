import { cellText } from "../../../base/sheet/SheetGrid.ts";
import type { NumberStyle } from "../cells/numberStyle.ts";
import type { Questions } from "../head/Questions.ts";
import type { ReadColumn } from "../head/ReadColumn.ts";
import { tableText } from "../cells/readTableCell.ts";
import { namesIn } from "../head/tableTitle.ts";
import { BARE_SIZE } from "../words/bareSize.ts";
import { quantityFacts, type Quantity } from "../words/quantities.ts";
import type { BodyCells } from "./BodyCells.ts";
import { modelLists } from "./modelLists.ts";
import type { TableRow } from "./rowsOfTable.ts";

/** SLW80-200（续）: the model goes on from the page before. */
const CONTINUED = /\s*[（(]?(?:续|cont(?:inued|\.)?|fortsetzung)[)）]?$/iu;

/** What a line says behind the name of a model: its speed, its motor. */
const BEHIND =
  /[\s,，;；、（(]+(?:n\s*[=:：]|转速|主轴转速|电动机|电机|配用|配套|功率|speed|motor|drehzahl|\d{3,4}\s*(?:r\/min|rpm|转))/iu;

/** SL4-79 No.4A out of 型号：SL4-79 No.4A n=1450 r/min 电机 Y90S-4 1.1 kW. */
function modelOfLine(line: string): string {
  const named = line.replace(/^[^:：]*型号\s*[:：]\s*/u, "");
  const at = named.search(BEHIND);
  return at > 0 ? named.slice(0, at) : named;
}

interface RowNames {
  /** As printed; empty without a model. */
  readonly model: string;
  /** The products that the row is about: mostly the model alone. */
  readonly models: readonly string[];
  readonly series: string;
  /** Of its column; empty without one. */
  readonly brand: string;
  readonly asked: readonly string[];
  /** Why the row is left out. */
  readonly fault: string | null;
}

interface NamedRows {
  readonly rows: readonly TableRow[];
  readonly columns: readonly ReadColumn[];
  readonly series: string;
  readonly style: NumberStyle;
}

/**
 * Names the products of a row and its series. A line above the row names its series, or its model if no column
 * does.
 */
export function modelNamer(
  { rows, columns, series: seriesOfTitle, style }: NamedRows,
  cells: BodyCells,
  questions: Questions,
): (row: TableRow) => RowNames {
  const of = (quantity: Quantity) => columns.find((column) => column.quantity === quantity);
  const [models, sizes, allSeries, brands] = [of("model"), of("size"), of("series"), of("brand")];
  const textAt = (row: number, column: ReadColumn | undefined) => {
    if (!column) return "";
    const { cell } = cells.at(row, column.column);
    return (typeof cell === "number" ? cellText(cell) : tableText(cell)).replace(CONTINUED, "");
  };
  const textsOf = (column: ReadColumn | undefined) => (row: TableRow) => textAt(row.row, column);
  const listsOf = (textOf: (row: TableRow) => string, header: string) => {
    const listOf = modelLists(rows.map(textOf), header, style.comma === "decimal", questions);
    return (row: TableRow) => ({ text: textOf(row), ...listOf(textOf(row)) });
  };
  if (!models && !sizes) {
    const ofLine = listsOf(({ section }) => modelOfLine(section), quantityFacts("model").name);
    return (row) => {
      const { text, ...named } = ofLine(row);
      return { ...named, model: text, series: seriesOfTitle, brand: textAt(row.row, brands) };
    };
  }
  const ofModel = listsOf(textsOf(models), models?.header ?? "");
  const ofSize = listsOf(textsOf(sizes), sizes?.header ?? "");
  return (row) => {
    const series = textAt(row.row, allSeries) || namesIn([row.section]).series || seriesOfTitle;
    const [model, size] = [ofModel(row), ofSize(row)];
    const nameOf = (ownModel: string, ownSize: string) => {
      const name = [ownModel, ownSize].filter((part) => part !== "").join(" ");
      const isBare = name !== "" && (ownModel === "" || BARE_SIZE.test(ownModel));
      return isBare && series !== "" && !name.startsWith(series) ? `${series} ${name}` : name;
    };
    return {
      model: nameOf(model.text, size.text),
      models: model.models.flatMap((one) => size.models.map((other) => nameOf(one, other))),
      series,
      brand: textAt(row.row, brands),
      asked: [...model.asked, ...size.asked],
      fault: model.fault ?? size.fault,
    };
  };
}
