import type { Machine } from "#domain/physics/curve/curveQuantities.ts";
import { answerWords, pointCount } from "#domain/products/claim/answerWords.ts";
import { isSameFigure, type ComparedFigure } from "#domain/products/claim/recomputedState.ts";
import { classNames } from "../../kit/layout/classNames.ts";
import { Panel } from "../../kit/layout/Panel.tsx";
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

/** The figures of now; where any differs, beside those that the address claims. */
export function FigureTable({ machine, figures, isChanged }: FigureTableProps) {
  const points = pointCount(figures.map(({ key }) => key));
  return (
    <Panel className={css["figures"]} title="结论" note={isChanged ? "变化的项目以粗体标出" : undefined}>
      <table className={table["vt"]} aria-label="结论">
        <thead>
          <tr>
            <th scope="col">项目</th>
            <th scope="col" className={table["num"]}>
              重新计算
            </th>
            {isChanged && (
              <th scope="col" className={table["num"]}>
                链接中
              </th>
            )}
            <th scope="col" className={css["unit"]}>
              单位
            </th>
          </tr>
        </thead>
        <tbody>
          {figures.map((figure) => {
            const { key, now, claimed } = figure;
            const words = (said: string) => answerWords(machine, key, said, points);
            const { name, unit } = words(now ?? claimed ?? "");
            const isSame = isSameFigure(figure);
            return (
              <tr key={key} data-changed={!isSame || undefined}>
                <th scope="row" className={classNames(css["name"], !isSame && text["strong"])}>
                  {name}
                </th>
                <td className={classNames(table["num"], (!isChanged || !isSame) && table["strong"])}>
                  {now === null ? ABSENT : words(now).value}
                </td>
                {isChanged && (
                  <td className={classNames(table["num"], isSame ? text["dim"] : text["ink2"])}>
                    {claimed === null ? ABSENT : words(claimed).value}
                  </td>
                )}
                <td className={text["unit"]}>{unit}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Panel>
  );
}
