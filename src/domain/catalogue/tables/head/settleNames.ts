import { tableText } from "../cells/readTableCell.ts";
import type { TableReading } from "../TableReading.ts";
import { BARE_SIZE } from "../words/bareSize.ts";
import type { Questions } from "./Questions.ts";
import type { TableFacts } from "./tableFacts.ts";
import type { TableColumn } from "./TableHead.ts";
import { isTitle, namesIn } from "./tableTitle.ts";

/** The table before another in one source. */
export type TableBefore = Pick<TableReading, "category" | "brand" | "series" | "products">;

interface Named {
  readonly brand: string;
  readonly series: string;
  readonly asked: readonly string[];
}

/**
 * Brand and series of a table. One without any title has those of the table before it in its sheet; below a title
 * that names no series, sizes are those of the series before only if a person says so.
 */
export function settleNames(
  titles: readonly string[],
  columns: readonly TableColumn[],
  { grid, firstRow }: TableFacts,
  before: TableBefore | null,
  isSameSheet: boolean,
  questions: Questions,
): Named {
  const names = { ...namesIn([...titles, grid.name]), asked: [] };
  if (names.series !== "" || before === null || before.series === "") return names;
  const { series } = before;
  const brand = names.brand === "" ? before.brand : names.brand;
  const hasTitle = titles.some(isTitle);
  if (!hasTitle && isSameSheet) return { brand, series, asked: [] };
  const sizes = bareSizes(columns, grid.rows.slice(firstRow));
  if (sizes.length === 0) return { brand, series: "", asked: [] };
  const known = new Set(before.products.map(({ model }) => model));
  const { option, open } = questions.ask({
    code: "which-series",
    field: columns.find(isNaming)?.header ?? "",
    text: `标题没有写明系列，各机号是否属于上一个表的 ${series} 系列`,
    options: [
      { id: "same", label: `属于 ${series} 系列` },
      { id: "none", label: "不属于" },
    ],
    proposal: !hasTitle || sizes.every((size) => known.has(`${series} ${size}`)) ? "same" : "none",
  });
  return { brand, series: option === "same" ? series : "", asked: open === null ? [] : [open] };
}

const isNaming = ({ quantity }: TableColumn) => quantity === "model" || quantity === "size";

/** Sizes of a table without a column of series: 5#, 2.8A. */
function bareSizes(columns: readonly TableColumn[], rows: TableFacts["grid"]["rows"]): readonly string[] {
  if (columns.some(({ quantity }) => quantity === "series")) return [];
  return rows.flatMap((cells) =>
    columns.filter(isNaming).flatMap(({ column }) => {
      const text = tableText(cells[column]);
      return BARE_SIZE.test(text) ? [text] : [];
    }),
  );
}
