import { figureColumn, rowHeadColumn, textColumn } from "../../kit/table/columns.ts";
import type { DataColumn } from "../../kit/table/DataColumn.ts";
import { DataTable } from "../../kit/table/DataTable.tsx";
import table from "../../kit/table/table.module.css";
import css from "./OperatingPanel.module.css";

interface Figure {
  readonly name: string;
  readonly value: string;
  readonly unit: string;
  /** Deviation from the design point; absent if the duty asks for none of the figures. */
  readonly deviation?: string;
}

const DEVIATION: DataColumn<Figure> = figureColumn("偏差", ({ deviation }) => deviation ?? "", {
  width: 66,
  className: css["deviation"],
});
/** px of the unit, and of unit and deviation together, so that the values of both tables align. */
const UNIT = { alone: 118, beside: 52 } as const;

const columnsOf = (hasDeviation: boolean): readonly DataColumn<Figure>[] => [
  rowHeadColumn("项目", ({ name }) => name),
  figureColumn("数值", ({ value }) => value, { className: table["strong"] }),
  textColumn("单位", ({ unit }) => unit, {
    width: hasDeviation ? UNIT.beside : UNIT.alone,
    className: table["unit"],
  }),
  ...(hasDeviation ? [DEVIATION] : []),
];
const ALONE = columnsOf(false);
const BESIDE = columnsOf(true);

/** Figures with their units, one per row. */
export const FigureFacts = ({ figures }: { readonly figures: readonly Figure[] }) => (
  <DataTable
    look="facts"
    className={css["figures"]}
    isHeadless
    columns={figures.some(({ deviation }) => deviation !== undefined) ? BESIDE : ALONE}
    rows={figures}
    rowKey={({ name }) => name}
  />
);
