import { useRef, type KeyboardEvent, type PointerEvent } from "react";
import type { Objective } from "#domain/building/batch/optimum/objective.ts";
import type { PlanStep } from "#domain/building/batch/optimum/FoundPlans.ts";
import { scaleText, shownCost, shownCostText } from "#domain/building/batch/optimum/optimumWords.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { greatest } from "#domain/base/lists.ts";
import { axisTicks } from "#domain/products/drawing/axisTicks.ts";
import { plotY } from "#domain/products/drawing/PlotArea.ts";
import { ValueLines } from "../../../../chart/GridLines.tsx";
import { AREA, costAxis, namedSteps, PICTURE, placeOf, stepFrom } from "./chartScale.ts";
import css from "./Optimum.module.css";

interface OptimumChartProps {
  readonly steps: readonly PlanStep[];
  readonly objective: Objective;
  readonly rooms: number;
  /** 平均余量, or the name of the objective's sum. */
  readonly title: string;
  /** The current plan, measured like the steps. */
  readonly today: { readonly models: number; readonly value: number } | null;
  readonly place: number;
  readonly onPlace: (place: number) => void;
}

const PAGE = 10;

/**
 * The objective of the plans over their number of models, as steps, with the bound that no plan can fall below;
 * the choice is dragged or moved by keys.
 */
export function OptimumChart(props: OptimumChartProps) {
  const { steps, objective, rooms, title, today, place, onPlace } = props;
  const box = useRef<HTMLDivElement>(null);
  const count = steps.length;
  const values = steps.map(({ cost }) => shownCost(objective, cost, rooms));
  const bounds = steps.map(({ bound }) => shownCost(objective, bound, rooms));
  const range = costAxis(Math.max(greatest(values), today?.value ?? 0));
  const ticks = axisTicks(range).map((value) => ({
    value,
    text: scaleText(objective, value, range.interval, range.max),
  }));
  const heightOf = (value: number) => plotY(AREA, range, value);
  const step = steps[place]!;
  const stairs = (at: readonly number[]) =>
    at
      .map(
        (value, one) =>
          `${stepFrom(one, count)},${heightOf(value)} ${stepFrom(one + 1, count)},${heightOf(value)}`,
      )
      .join(" ");
  const back = bounds
    .map(
      (value, one) =>
        `${stepFrom(one + 1, count)},${heightOf(value)} ${stepFrom(one, count)},${heightOf(value)}`,
    )
    .toReversed()
    .join(" ");

  const move = (to: number) => onPlace(Math.max(0, Math.min(count - 1, to)));
  const drag = (event: PointerEvent) => {
    const from = box.current?.getBoundingClientRect().left ?? 0;
    move(Math.floor(((event.clientX - from - AREA.left) / AREA.width) * count));
  };
  const press = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: PAGE, PageDown: -PAGE }[
      event.key
    ];
    const to =
      event.key === "Home" ? 0 : event.key === "End" ? count - 1 : by === undefined ? null : place + by;
    if (to === null) return;
    event.preventDefault();
    move(to);
  };
  const middle = stepFrom(place + 0.5, count);
  const bottom = AREA.top + AREA.height;

  return (
    <div
      ref={box}
      className={css["chart"]}
      role="slider"
      aria-label="型号种数"
      tabIndex={0}
      aria-valuemin={steps[0]!.models}
      aria-valuemax={steps.at(-1)!.models}
      aria-valuenow={step.models}
      aria-valuetext={`${formatNumber(step.models, 0)} 种型号，${title} ${shownCostText(objective, values[place]!)}`}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        drag(event);
      }}
      onPointerMove={(event) => event.buttons === 1 && drag(event)}
    >
      <svg width={PICTURE.width} height={PICTURE.height} aria-hidden>
        <ValueLines area={AREA} axis={{ range, ticks }} />
        {namedSteps(count).map((at) => (
          <text
            key={at}
            className={css["scale"]}
            x={stepFrom(at + 0.5, count)}
            y={bottom + 16}
            textAnchor="middle"
          >
            {steps[at]!.models}
          </text>
        ))}
        <text className={css["scale"]} x={AREA.left + AREA.width / 2} y={bottom + 33} textAnchor="middle">
          型号种数
        </text>
        <polygon className={css["band"]} points={`${stairs(values)} ${back}`} />
        <polyline className={css["line"]} points={stairs(values)} />
        <line className={css["handle"]} x1={middle} x2={middle} y1={AREA.top} y2={bottom} />
        <circle className={css["knob"]} cx={middle} cy={heightOf(values[place]!)} r={5} />
        {today && (
          <g>
            <circle
              className={css["today"]}
              cx={stepFrom(placeOf(today.models, steps), count)}
              cy={heightOf(today.value)}
              r={4}
            />
            <title>当前方案</title>
          </g>
        )}
      </svg>
    </div>
  );
}
