import { axisTicks } from "#domain/drawing/axisTicks.ts";
import { flowAxis, valueAxis, type Axis } from "#domain/curve/axes.ts";
import type { MachineSet } from "#domain/curve/ChartModel.ts";
import { factsOf, flowFactsOf, PRESSURE_QUANTITY, type Machine } from "#domain/curve/curveQuantities.ts";
import { systemValueAt } from "#domain/curve/systemCurve.ts";
import { SYSTEM_NAMES } from "#domain/duty/systemFigures.ts";
import { formatPlain } from "#domain/formatNumber.ts";
import css from "./SetPicture.module.css";

export interface SetPictureProps {
  readonly machine: Machine;
  readonly set: MachineSet;
}

const SIZE = { width: 460, height: 260, left: 44, right: 48, top: 26, bottom: 34 } as const;
const SYSTEM_POINTS = 60;

interface Place {
  readonly x: (flow: number) => number;
  readonly y: (value: number) => number;
}

const along =
  ({ min, max }: Axis, from: number, to: number) =>
  (at: number) =>
    from + ((at - min) / (max - min)) * (to - from);

const pathOf = (points: readonly (readonly [number, number])[], { x, y }: Place) =>
  points.map(([q, value], at) => `${at === 0 ? "M" : "L"}${x(q).toFixed(1)} ${y(value).toFixed(1)}`).join("");

/** One machine's curve, those of two and more side by side, the systems, and every state that they can take. */
export function SetPicture({ machine, set }: SetPictureProps) {
  const { single, count, systems } = set;
  const flowFacts = flowFactsOf(machine);
  const facts = factsOf(PRESSURE_QUANTITY[machine]);
  const last = count * (single.at(-1)?.flow ?? 0);
  const values = [...single.map(({ value }) => value), ...systems.map(({ system }) => system.staticValue)];
  const flows = flowAxis({ min: 0, max: Math.max(last, set.duty.flow) });
  const heights = valueAxis(facts.axis, {
    min: Math.min(...values, set.duty.value),
    max: Math.max(...values, set.duty.value),
  });
  const place: Place = {
    x: along(flows, SIZE.left, SIZE.width - SIZE.right),
    y: along(heights, SIZE.height - SIZE.bottom, SIZE.top),
  };
  const numbers = Array.from({ length: count }, (_, at) => at + 1);
  return (
    <svg
      className={css["picture"]}
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      role="img"
      aria-label={`单台与 ${count} 台并联的${facts.name}曲线、管网曲线和工况`}
    >
      <Axes flows={flows} heights={heights} place={place} names={[flowFacts, facts]} />
      {systems.map(({ name, system }) => {
        const points = Array.from({ length: SYSTEM_POINTS + 1 }, (_, at) => {
          const q = (flows.max * at) / SYSTEM_POINTS;
          return [q, systemValueAt(system, q)] as const;
        }).filter(([, value]) => value >= heights.min && value <= heights.max);
        return (
          <path key={name ?? ""} className={css["system"]} d={pathOf(points, place)}>
            <title>{name === null ? "设计管网" : SYSTEM_NAMES[name]}</title>
          </path>
        );
      })}
      {numbers.map((running) => {
        const points = single.map(({ flow, value }) => [flow * running, value] as const);
        const end = points.at(-1) ?? [0, 0];
        return (
          <g key={running}>
            <path className={css[running === 1 ? "single" : "combined"]} d={pathOf(points, place)} />
            <text className={css["name"]} x={place.x(end[0]) + 3} y={place.y(end[1]) + 4}>
              {running} 台
            </text>
          </g>
        );
      })}
      {systems.flatMap(({ name, stages }) =>
        stages.flatMap(({ running, each, mixed }) =>
          [
            ...(each === null
              ? []
              : [{ flow: each.flow * running, value: each.value, isSure: mixed.length === 0 }]),
            ...mixed.map(({ flow, value }) => ({ flow, value, isSure: false })),
          ].map(({ flow, value, isSure }) => (
            <circle
              key={`${name}:${running}:${flow}`}
              className={css[isSure ? "point" : "state"]}
              cx={place.x(flow)}
              cy={place.y(value)}
              r={isSure ? 3.5 : 4}
            />
          )),
        ),
      )}
    </svg>
  );
}

interface AxesProps {
  readonly flows: Axis;
  readonly heights: Axis;
  readonly place: Place;
  readonly names: readonly [flow: Named, value: Named];
}
interface Named {
  readonly name: string;
  readonly unit: string;
}

function Axes({ flows, heights, place, names: [flow, value] }: AxesProps) {
  const [left, right] = [SIZE.left, SIZE.width - SIZE.right];
  const bottom = SIZE.height - SIZE.bottom;
  return (
    <>
      {axisTicks(heights).map((tick) => (
        <g key={tick}>
          <line className={css["grid"]} x1={left} x2={right} y1={place.y(tick)} y2={place.y(tick)} />
          <text className={css["tick"]} x={left - 6} y={place.y(tick) + 4} textAnchor="end">
            {formatPlain(tick)}
          </text>
        </g>
      ))}
      {axisTicks(flows).map((tick) => (
        <g key={tick}>
          <line className={css["grid"]} x1={place.x(tick)} x2={place.x(tick)} y1={SIZE.top} y2={bottom} />
          <text className={css["tick"]} x={place.x(tick)} y={bottom + 14} textAnchor="middle">
            {formatPlain(tick)}
          </text>
        </g>
      ))}
      <text className={css["tick"]} x={left} y={SIZE.top - 12} textAnchor="middle">
        {value.name} {value.unit}
      </text>
      <text className={css["tick"]} x={right} y={bottom + 28} textAnchor="end">
        总{flow.name} {flow.unit}
      </text>
    </>
  );
}
