import { axisTicks } from "#domain/products/drawing/axisTicks.ts";
import { flowAxis, valueAxis, type Axis } from "#domain/products/chart/axes.ts";
import {
  factsOf,
  flowFactsOf,
  PRESSURE_QUANTITY,
  type Machine,
} from "#domain/physics/curve/curveQuantities.ts";
import { systemValueAt, type SystemCurve } from "#domain/physics/curve/systemCurve.ts";
import { SYSTEM_NAMES, type OtherSystem } from "#domain/catalogue/duty/systemFigures.ts";
import { formatPlain } from "#domain/base/formatNumber.ts";
import { greatest, least } from "#domain/base/lists.ts";
import css from "./SetPicture.module.css";

/** A pressure or head curve of one machine, or of several together. */
export interface DrawnLine {
  readonly name: string;
  /** Of equal machines one is thick, of unequal ones all together. */
  readonly kind: "single" | "combined" | "member" | "whole";
  readonly points: readonly { readonly flow: number; readonly value: number }[];
}

/** A state that machines can take; only one by itself is an operating point. */
export interface DrawnState {
  readonly key: string;
  readonly flow: number;
  readonly value: number;
  readonly isSure: boolean;
}

export interface SetPictureProps {
  readonly machine: Machine;
  /** What is seen, for who cannot. */
  readonly label: string;
  /** Of the x axis. */
  readonly flowName: string;
  readonly duty: { readonly flow: number; readonly value: number };
  readonly lines: readonly DrawnLine[];
  readonly systems: readonly { readonly name: OtherSystem["name"] | null; readonly system: SystemCurve }[];
  readonly states: readonly DrawnState[];
}

const SIZE = { width: 460, height: 260, left: 44, right: 48, top: 26, bottom: 34 } as const;
const SYSTEM_POINTS = 60;
/** px that the name of a curve takes. */
const NAME_STEP = 13;
const NAME_WIDTH = 30;

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

/** Single machines, all of them together, the systems, and every state that they can take. */
export function SetPicture({ machine, label, flowName, duty, lines, systems, states }: SetPictureProps) {
  const flowFacts = flowFactsOf(machine);
  const facts = factsOf(PRESSURE_QUANTITY[machine]);
  const points = lines.flatMap((line) => line.points);
  const values = [
    ...points.map(({ value }) => value),
    ...systems.map(({ system }) => system.staticValue),
    duty.value,
  ];
  const flows = flowAxis({ min: 0, max: Math.max(greatest(points.map(({ flow }) => flow)), duty.flow) });
  const heights = valueAxis(facts.axis, { min: least(values), max: greatest(values) });
  const place: Place = {
    x: along(flows, SIZE.left, SIZE.width - SIZE.right),
    y: along(heights, SIZE.height - SIZE.bottom, SIZE.top),
  };
  return (
    <svg
      className={css["picture"]}
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      role="img"
      aria-label={label}
    >
      <Axes flows={flows} heights={heights} place={place} names={[{ ...flowFacts, name: flowName }, facts]} />
      {systems.map(({ name, system }) => {
        const drawn = Array.from({ length: SYSTEM_POINTS + 1 }, (_, at) => {
          const q = (flows.max * at) / SYSTEM_POINTS;
          return [q, systemValueAt(system, q)] as const;
        }).filter(([, value]) => value >= heights.min && value <= heights.max);
        return (
          <path key={name ?? ""} className={css["system"]} d={pathOf(drawn, place)}>
            <title>{name === null ? "设计管网" : SYSTEM_NAMES[name]}</title>
          </path>
        );
      })}
      <Lines lines={lines} place={place} />
      {states.map(({ key, flow, value, isSure }) => (
        <circle
          key={key}
          className={css[isSure ? "point" : "state"]}
          cx={place.x(flow)}
          cy={place.y(value)}
          r={isSure ? 3.5 : 4}
        />
      ))}
    </svg>
  );
}

/** Curves with their names at the end, one above the other where two end together. */
function Lines({ lines, place }: { readonly lines: readonly DrawnLine[]; readonly place: Place }) {
  const taken: { readonly x: number; readonly y: number }[] = [];
  return lines.map(({ name, kind, points }) => {
    const end = points.at(-1);
    if (end === undefined) return null;
    const x = place.x(end.flow) + 3;
    let y = place.y(end.value) + 4;
    while (taken.some((other) => Math.abs(other.x - x) < NAME_WIDTH && Math.abs(other.y - y) < NAME_STEP))
      y -= NAME_STEP;
    taken.push({ x, y });
    return (
      <g key={name}>
        <path
          className={css[kind]}
          d={pathOf(
            points.map(({ flow, value }) => [flow, value] as const),
            place,
          )}
        >
          <title>{name}</title>
        </path>
        <text className={css["name"]} x={x} y={y}>
          {name}
        </text>
      </g>
    );
  });
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
        {flow.name} {flow.unit}
      </text>
    </>
  );
}
