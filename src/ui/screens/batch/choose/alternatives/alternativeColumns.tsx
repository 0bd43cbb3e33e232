import type { ReactNode } from "react";
import type { Alternative } from "#domain/building/batch/state/batchState.ts";
import { power, toWatts } from "#domain/base/units.ts";
import { categoryIcon } from "../../../../search/categoryIcon.tsx";
import text from "../../../../kit/styles/text.module.css";
import { drawnColumn } from "../../../../kit/table/columns.ts";
import type { DataColumn, DataColumnMeta } from "../../../../kit/table/DataColumn.ts";
import { HeadNote } from "../../../../kit/table/HeadNote.tsx";
import { OwnTag } from "../../../../kit/tags/OwnTag.tsx";
import table from "../../../../kit/table/table.module.css";
import type { WidthClass } from "../../../../page/browser/useWidthClass.ts";
import type { BatchScreenKind } from "../../context/BatchScreenKind.ts";
import { LongText } from "../../table/LongText.tsx";
import { Figure } from "../../table/Figure.tsx";
import { SoundJudged, SoundLevel } from "../../table/SoundCells.tsx";
import { otherSurpluses, SurplusFigure } from "../../table/SurplusFigure.tsx";
import css from "./Alternatives.module.css";

export type AlternativeColumn = DataColumn<Alternative>;

/** px per percent: alternatives far exceed the requirement, so the meter is full at 200 %. */
const SURPLUS_PER_PERCENT = 0.22;
const UNKNOWN_FIGURE = 76;
/** px of a typical text and of a typical figure. */
const TEXT_BAR = 96;
const FIGURE_BAR = 40;
const STEPS: readonly WidthClass[] = ["narrow", "middle", "wide"];

const figureColumn = (
  id: string,
  header: string,
  cell: (alternative: Alternative) => ReactNode,
  meta: DataColumnMeta<Alternative>,
): AlternativeColumn => ({
  ...drawnColumn(header, cell, { ...meta, isFigure: true, barWidth: FIGURE_BAR }),
  // A figure's title comes from data.
  id,
});

const OF_FAN: readonly AlternativeColumn[] = [
  figureColumn(
    "staticPressure",
    "机外静压",
    ({ staticPressure }) => <Figure value={staticPressure} digits={0} />,
    { unit: "Pa", width: 68 },
  ),
  figureColumn(
    "inputPower",
    "输入功率",
    ({ inputPower }) => <Figure value={inputPower === null ? null : toWatts(power(inputPower))} digits={0} />,
    { unit: "W", width: 68 },
  ),
  // Noise of a single unit, above the level of as many units as the room has: a product that is too loud is
  // recognised before it is chosen.
  figureColumn(
    "noise",
    "单台噪声",
    ({ noise, sound = null }) => (
      <>
        <Figure value={noise} digits={1} />
        {sound !== null && (
          <>
            <small className={css["others"]}>
              室内 <SoundLevel sound={sound} />
            </small>
            <small className={css["others"]}>
              <SoundJudged sound={sound} />
            </small>
          </>
        )}
      </>
    ),
    { unit: "dB(A)", width: 100 },
  ),
];

const SURPLUS = figureColumn(
  "surplus",
  "余量",
  ({ surpluses }) => (
    <>
      <SurplusFigure surpluses={surpluses} perPercent={SURPLUS_PER_PERCENT} />
      {surpluses.length > 1 && <small className={css["others"]}>{otherSurpluses(surpluses)}</small>}
    </>
  ),
  { unit: "%", width: 120 },
);

/** The columns: model, brand and series, the kind's figures, those of its fan, excess. */
export function alternativeColumns<Filter>(
  { kind, figureLayout, hasFan }: BatchScreenKind<Filter>,
  filter: Filter,
  shown: "corrected" | "rated",
  width: WidthClass,
): readonly AlternativeColumn[] {
  const figures = kind.figures(filter).flatMap((figure, at): AlternativeColumn[] => {
    const { key, title, unit, digits, note, isHidden } = figure;
    const layout = figureLayout[key];
    if (isHidden || STEPS.indexOf(layout?.alternativesFrom ?? "narrow") > STEPS.indexOf(width)) return [];
    return [
      figureColumn(
        key,
        title,
        ({ corrected, figures: rated }) => (
          <Figure value={(shown === "corrected" ? corrected : rated)[at]} digits={digits} />
        ),
        {
          unit,
          mark: note && <HeadNote note={note} />,
          width: layout?.alternativesWidth ?? UNKNOWN_FIGURE,
          className: at === kind.surplusFigure ? table["strong"] : undefined,
        },
      ),
    ];
  });
  return [
    drawnColumn(
      kind.words.model,
      (row) => (
        <span className={css["modelCell"]} title={row.model}>
          <span className={table["thumb"]}>{categoryIcon(kind.categoryCode)}</span>
          <LongText>{row.model}</LongText>
          <OwnTag library={row.library} isShort />
        </span>
      ),
      { width: 156, barWidth: TEXT_BAR },
    ),
    drawnColumn(
      "品牌 · 系列",
      (row) => (
        <span className={css["series"]}>{[row.brandName, row.seriesName].filter(Boolean).join(" · ")}</span>
      ),
      { className: text["ink2"], barWidth: TEXT_BAR },
    ),
    ...figures,
    ...(hasFan ? OF_FAN : []),
    ...(kind.surplusFigure === null ? [] : [SURPLUS]),
  ];
}
