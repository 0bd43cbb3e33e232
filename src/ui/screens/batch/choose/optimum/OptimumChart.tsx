import { useRef, type KeyboardEvent, type PointerEvent } from "react";
import type { Objective } from "#domain/building/batch/optimum/objective.ts";
import type { PlanStep } from "#domain/building/batch/optimum/FoundPlans.ts";
import { scaleText, shownCost, shownCostText } from "#domain/building/batch/optimum/optimumWords.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { greatest } from "#domain/base/lists.ts";
import { CHART, gridOf, heightOf, namedSteps, placeOf, PLOT_WIDTH, stepFrom } from "./chartScale.ts";
import css from "./Optimum.module.css";

interface OptimumChartProps {
  readonly steps: readonly PlanStep[];
  readonly objective: Objective;
  readonly rooms: number;
  /** 平均余量, or what the objective counts. */
  readonly title: string;
  /** As the steps are measured. */
  readonly today: { readonly models: number; readonly value: number } | null;
  readonly place: number;
  readonly onPlace: (place: number) => void;
}

const PAGE = 10;

/** Steps of the plans over their number of models, with what no plan can fall below; dragged, or moved by keys. */
export function OptimumChart(props: OptimumChartProps) {
  const { steps, objective, rooms, title, today, place, onPlace } = props;
  const box = useRef<HTMLDivElement>(null);
  const count = steps.length;
  const values = steps.map(({ cost }) => shownCost(objective, cost, rooms));
  const bounds = steps.map(({ bound }) => shownCost(objective, bound, rooms));
  const grid = gridOf(Math.max(greatest(values), today?.value ?? 0));
  const most = grid.at(-1) ?? 1;
  const step = steps[place]!;
  const stairs = (at: readonly number[]) =>
    at
      .map(
        (value, one) =>
          `${stepFrom(one, count)},${heightOf(value, most)} ${stepFrom(one + 1, count)},${heightOf(value, most)}`,
      )
      .join(" ");
  const back = bounds
    .map(
      (value, one) =>
        `${stepFrom(one + 1, count)},${heightOf(value, most)} ${stepFrom(one, count)},${heightOf(value, most)}`,
    )
    .toReversed()
    .join(" ");

  const move = (to: number) => onPlace(Math.max(0, Math.min(count - 1, to)));
  const drag = (event: PointerEvent) => {
    const from = box.current?.getBoundingClientRect().left ?? 0;
    move(Math.floor(((event.clientX - from - CHART.left) / PLOT_WIDTH) * count));
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
  const middle = (stepFrom(place, count) + stepFrom(place + 1, count)) / 2;

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
      <svg width={CHART.width} height={CHART.height} aria-hidden>
        {grid.map((value) => (
          <g key={value}>
            <line
              className={css["grid"]}
              x1={CHART.left}
              x2={CHART.width - CHART.right}
              y1={heightOf(value, most)}
              y2={heightOf(value, most)}
            />
            <text className={css["scale"]} x={CHART.left - 6} y={heightOf(value, most) + 4} textAnchor="end">
              {scaleText(objective, value, grid[1]! - grid[0]!, most)}
            </text>
          </g>
        ))}
        {namedSteps(count).map((at) => (
          <text
            key={at}
            className={css["scale"]}
            x={stepFrom(at + 0.5, count)}
            y={CHART.height - CHART.bottom + 16}
            textAnchor="middle"
          >
            {steps[at]!.models}
          </text>
        ))}
        <text
          className={css["scale"]}
          x={CHART.left + PLOT_WIDTH / 2}
          y={CHART.height - CHART.bottom + 33}
          textAnchor="middle"
        >
          型号种数
        </text>
        <polygon className={css["band"]} points={`${stairs(values)} ${back}`} />
        <polyline className={css["line"]} points={stairs(values)} />
        <line
          className={css["handle"]}
          x1={middle}
          x2={middle}
          y1={CHART.top}
          y2={CHART.height - CHART.bottom}
        />
        <circle className={css["knob"]} cx={middle} cy={heightOf(values[place]!, most)} r={5} />
        {today && (
          <g>
            <circle
              className={css["today"]}
              cx={stepFrom(placeOf(today.models, steps), count)}
              cy={heightOf(today.value, most)}
              r={4}
            />
            <title>当前方案</title>
          </g>
        )}
      </svg>
    </div>
  );
}
