import type { Machine } from "#domain/physics/curve/curveQuantities.ts";
import { answerWords, pointCount } from "#domain/products/claim/answerWords.ts";
import { isSameFigure, type ComparedFigure } from "#domain/products/claim/recomputedState.ts";
import { Panel } from "../../kit/layout/Panel.tsx";
import type { DataColumn } from "../../kit/table/DataColumn.ts";
import { DataTable } from "../../kit/table/DataTable.tsx";
import table from "../../kit/table/table.module.css";
import text from "../../kit/styles/text.module.css";
import css from "./Verdict.module.css";

export interface FigureTableProps {
  readonly machine: Machine;
  readonly figures: readonly ComparedFigure[];
  /** Both answers stand side by side. */
  readonly isChanged: boolean;
}

/** In an answer that has no such figure. */
const ABSENT = "无此项";
const WIDTH = 136;
const UNIT_WIDTH = 88;

/** The figures of now; where any differs, beside those that the address claims. */
export function FigureTable({ machine, figures, isChanged }: FigureTableProps) {
  const points = pointCount(figures.map(({ key }) => key));
  const words = ({ key, now, claimed }: ComparedFigure, said = now ?? claimed ?? "") =>
    answerWords(machine, key, said, points);
  const told = (figure: ComparedFigure, said: string | null) =>
    said === null ? ABSENT : words(figure, said).value;
  const columns: readonly DataColumn<ComparedFigure>[] = [
    {
      id: "name",
      header: "项目",
      accessorFn: (figure) => words(figure).name,
      meta: { isRowHead: true, cellClass: (figure) => !isSameFigure(figure) && table["strong"] },
    },
    {
      id: "now",
      header: "重新计算",
      accessorFn: (figure) => told(figure, figure.now),
      meta: {
        width: WIDTH,
        isFigure: true,
        cellClass: (figure) => (!isChanged || !isSameFigure(figure)) && table["strong"],
      },
    },
    ...(isChanged
      ? [
          {
            id: "claimed",
            header: "链接中",
            accessorFn: (figure: ComparedFigure) => told(figure, figure.claimed),
            meta: {
              width: WIDTH,
              isFigure: true,
              cellClass: (figure: ComparedFigure) => (isSameFigure(figure) ? text["dim"] : text["ink2"]),
            },
          },
        ]
      : []),
    {
      id: "unit",
      header: "单位",
      accessorFn: (figure) => words(figure).unit,
      meta: { width: UNIT_WIDTH, className: text["unit"] },
    },
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
