import type { ReactNode } from "react";
import type { Alternative } from "#domain/building/batch/state/batchState.ts";
import { power, toWatts } from "#domain/base/units.ts";
import { categoryIcon } from "../../../../search/categoryIcon.tsx";
import table from "../../../../kit/table/table.module.css";
import type { WidthClass } from "../../../../page/browser/useWidthClass.ts";
import type { BatchScreenKind } from "../../context/BatchScreenKind.ts";
import { LongText } from "../../table/LongText.tsx";
import { Figure } from "../../table/Figure.tsx";
import { otherSurpluses, SurplusFigure } from "../../table/SurplusFigure.tsx";
import css from "./Alternatives.module.css";

export interface AlternativeColumn {
  readonly key: string;
  readonly title: string;
  readonly unit?: string;
  readonly note?: string | undefined;
  /** px; the column without one takes what is left. */
  readonly width?: number;
  readonly isNumber?: boolean;
  readonly isStrong?: boolean;
  readonly isQuiet?: boolean;
  readonly sort?: "ascending";
  readonly cell: (alternative: Alternative) => ReactNode;
}

export const ACTIONS = "actions";
/** px for one percent: alternatives reach far beyond the need, the meter is full at 200 %. */
const SURPLUS_PER_PERCENT = 0.22;
const UNKNOWN_FIGURE = 76;
const STEPS: readonly WidthClass[] = ["narrow", "middle", "wide"];

const OF_FAN: readonly AlternativeColumn[] = [
  {
    key: "staticPressure",
    title: "机外静压",
    unit: "Pa",
    width: 68,
    isNumber: true,
    cell: ({ staticPressure }) => <Figure value={staticPressure} digits={0} />,
  },
  {
    key: "inputPower",
    title: "输入功率",
    unit: "W",
    width: 68,
    isNumber: true,
    cell: ({ inputPower }) => (
      <Figure value={inputPower === null ? null : toWatts(power(inputPower))} digits={0} />
    ),
  },
  {
    key: "noise",
    // Of each: what several of them come to in a room depends on how far each is.
    title: "单台噪声",
    unit: "dB(A)",
    width: 72,
    isNumber: true,
    cell: ({ noise }) => <Figure value={noise} digits={1} />,
  },
];

const SURPLUS: AlternativeColumn = {
  key: "surplus",
  title: "余量",
  unit: "%",
  width: 128,
  isNumber: true,
  cell: ({ surpluses }) => (
    <>
      <SurplusFigure surpluses={surpluses} perPercent={SURPLUS_PER_PERCENT} />
      {surpluses.length > 1 && <small className={css["others"]}>{otherSurpluses(surpluses)}</small>}
    </>
  ),
};

/** Model, brand and series, the kind's figures, those of its fan, surplus, actions. */
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
      {
        key,
        title,
        unit,
        note,
        width: layout?.alternativesWidth ?? UNKNOWN_FIGURE,
        isNumber: true,
        isStrong: at === kind.surplusFigure,
        cell: ({ corrected, figures: rated }) => (
          <Figure value={(shown === "corrected" ? corrected : rated)[at]} digits={digits} />
        ),
      },
    ];
  });
  return [
    {
      key: "model",
      title: kind.words.model,
      width: 164,
      cell: ({ model }) => (
        <span className={css["modelCell"]} title={model}>
          <span className={table["thumb"]}>{categoryIcon(kind.categoryCode)}</span>
          <LongText>{model}</LongText>
        </span>
      ),
    },
    {
      key: "series",
      title: "品牌 · 系列",
      isQuiet: true,
      cell: ({ brandName, seriesName }) => {
        const whole = [brandName, seriesName].filter(Boolean).join(" · ");
        return <span className={css["series"]}>{whole}</span>;
      },
    },
    ...figures,
    ...(hasFan ? OF_FAN : []),
    ...(kind.surplusFigure === null ? [] : [SURPLUS]),
    { key: ACTIONS, title: "操作", width: 136, isNumber: true, cell: () => null },
  ];
}
