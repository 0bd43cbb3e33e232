import type { Machine } from "#domain/physics/curve/curveQuantities.ts";
import { answerWords, pointCount } from "#domain/products/claim/answerWords.ts";
import { isSameFigure, type ComparedFigure } from "#domain/products/claim/recomputedState.ts";
import { Panel } from "../../kit/layout/Panel.tsx";
import { figureColumn, rowHeadColumn, textColumn } from "../../kit/table/columns.ts";
import type { DataColumn } from "../../kit/table/DataColumn.ts";
import { DataTable } from "../../kit/table/DataTable.tsx";
import table from "../../kit/table/table.module.css";
import text from "../../kit/styles/text.module.css";
import css from "./Claim.module.css";

export interface FigureTableProps {
  readonly machine: Machine;
  readonly figures: readonly ComparedFigure[];
  /** Whether both answers are shown side by side. */
  readonly isChanged: boolean;
}

/** Shown for a figure that an answer lacks. */
const ABSENT = "无此项";
const WIDTH = 136;
const UNIT_WIDTH = 88;

/** The current figures and, if any differs, those that the link claims. */
export function FigureTable({ machine, figures, isChanged }: FigureTableProps) {
  const points = pointCount(figures.map(({ key }) => key));
  const words = ({ key, now, claimed }: ComparedFigure, said = now ?? claimed ?? "") =>
    answerWords(machine, key, said, points);
  const shown = (figure: ComparedFigure, said: string | null) =>
    said === null ? ABSENT : words(figure, said).value;
  const columns: readonly DataColumn<ComparedFigure>[] = [
    rowHeadColumn("项目", (figure) => words(figure).name, {
      cellClass: (figure) => !isSameFigure(figure) && table["strong"],
    }),
    figureColumn("重新计算", (figure) => shown(figure, figure.now), {
      width: WIDTH,
      cellClass: (figure) => (!isChanged || !isSameFigure(figure)) && table["strong"],
    }),
    ...(isChanged
      ? [
          figureColumn("链接中", (figure: ComparedFigure) => shown(figure, figure.claimed), {
            width: WIDTH,
            cellClass: (figure: ComparedFigure) => (isSameFigure(figure) ? text["dim"] : text["ink2"]),
          }),
        ]
      : []),
    textColumn("单位", (figure) => words(figure).unit, { width: UNIT_WIDTH, className: text["unit"] }),
  ];
  return (
    <Panel className={css["figures"]} title="结论" note={isChanged ? "变化的项目以粗体标出" : undefined}>
      <DataTable
        label="结论"
        isLow
        columns={columns}
        rows={figures}
        rowKey={({ key }) => key}
        rowProps={(figure) => ({ "data-changed": !isSameFigure(figure) || undefined })}
      />
    </Panel>
  );
}
