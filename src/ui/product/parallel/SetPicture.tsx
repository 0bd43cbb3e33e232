import { flowAxis, valueAxis } from "#domain/products/chart/axes.ts";
import { axisMark } from "#domain/products/drawing/axisMark.ts";
import type { AxisMark } from "#domain/products/drawing/ChartDrawing.ts";
import { placeNames } from "#domain/products/drawing/placeNames.ts";
import { plotScale, type PlotArea, type PlotScale } from "#domain/products/drawing/PlotArea.ts";
import { systemPoints } from "#domain/products/drawing/systemPoints.ts";
import {
  factsOf,
  flowFactsOf,
  PRESSURE_QUANTITY,
  type Machine,
} from "#domain/physics/curve/curveQuantities.ts";
import type { SystemCurve } from "#domain/physics/curve/systemCurve.ts";
import { SYSTEM_NAMES, type OtherSystem } from "#domain/catalogue/duty/systemFigures.ts";
import { greatest, least } from "#domain/base/lists.ts";
import { FlowLines, ValueLines } from "../../chart/GridLines.tsx";
import css from "./SetPicture.module.css";

/** A pressure or head curve of one machine, or of several together. */
export interface DrawnLine {
  readonly name: string;
  /** `single` and `whole` are thick: the curve of one of equal machines, and of all unequal ones together. */
  readonly kind: "single" | "combined" | "member" | "whole";
  readonly points: readonly { readonly flow: number; readonly value: number }[];
}

/** A possible state of the machines; it is an operating point only if it is the only one. */
export interface DrawnState {
  readonly key: string;
  readonly flow: number;
  readonly value: number;
  readonly isSure: boolean;
}

export interface SetPictureProps {
  readonly machine: Machine;
  /** Text alternative of the picture. */
  readonly label: string;
  /** Name of the x axis. */
  readonly flowName: string;
  readonly duty: { readonly flow: number; readonly value: number };
  readonly lines: readonly DrawnLine[];
  readonly systems: readonly { readonly name: OtherSystem["name"] | null; readonly system: SystemCurve }[];
  readonly states: readonly DrawnState[];
}

const SIZE = { width: 460, height: 260 } as const;
const AREA: PlotArea = { left: 44, top: 26, width: 368, height: 200 };
/** px that a curve's name takes, and from the curve's end to it. */
const NAME = { height: 13, width: 30, beside: 3, base: 4 } as const;

type Point = readonly [flow: number, value: number];

const pathOf = (points: readonly Point[], { x, y }: PlotScale) =>
  points.map(([q, value], at) => `${at === 0 ? "M" : "L"}${x(q).toFixed(1)} ${y(value).toFixed(1)}`).join("");

/** A picture of single machines, all of them together, the systems, and all possible states. */
export function SetPicture({ machine, label, flowName, duty, lines, systems, states }: SetPictureProps) {
  const facts = factsOf(PRESSURE_QUANTITY[machine]);
  const points = lines.flatMap((line) => line.points);
  const values = [
    ...points.map(({ value }) => value),
    ...systems.map(({ system }) => system.staticValue),
    duty.value,
  ];
  const flows = flowAxis({ min: 0, max: Math.max(greatest(points.map(({ flow }) => flow)), duty.flow) });
  const heights = valueAxis(facts.axis, { min: least(values), max: greatest(values) });
  const scale = plotScale(AREA, flows, heights);
  return (
    <svg
      className={css["picture"]}
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      role="img"
      aria-label={label}
    >
      <Axes
        flow={axisMark(flows, { name: flowName, unit: flowFactsOf(machine).unit })}
        value={axisMark(heights, facts)}
      />
      {systems.map(({ name, system }) => (
        <path
          key={name ?? ""}
          className={css["system"]}
          d={pathOf(systemPoints(system, flows, heights), scale)}
        >
          <title>{name === null ? "设计管网" : SYSTEM_NAMES[name]}</title>
        </path>
      ))}
      <Lines lines={lines} scale={scale} />
      {states.map(({ key, flow, value, isSure }) => (
        <circle
          key={key}
          className={css[isSure ? "point" : "state"]}
          cx={scale.x(flow)}
          cy={scale.y(value)}
          r={isSure ? 3.5 : 4}
        />
      ))}
    </svg>
  );
}

/** Curves with their names at the end, moved apart where two end together. */
function Lines({ lines, scale }: { readonly lines: readonly DrawnLine[]; readonly scale: PlotScale }) {
  const ended = lines.flatMap((line) => {
    const end = line.points.at(-1);
    return end === undefined
      ? []
      : [{ ...line, x: scale.x(end.flow) + NAME.beside, y: scale.y(end.value) - AREA.top }];
  });
  const middles = placeNames(
    ended.map(({ x, y }) => ({ x, y, width: NAME.width })),
    AREA.height,
    NAME.height,
  );
  return ended.map(({ name, kind, points, x }, at) => (
    <g key={name}>
      <path
        className={css[kind]}
        d={pathOf(
          points.map(({ flow, value }): Point => [flow, value]),
          scale,
        )}
      >
        <title>{name}</title>
      </path>
      <text className={css["name"]} x={x} y={AREA.top + middles[at]! + NAME.base}>
        {name}
      </text>
    </g>
  ));
}

function Axes({ flow, value }: { readonly flow: AxisMark; readonly value: AxisMark }) {
  const [right, bottom] = [AREA.left + AREA.width, AREA.top + AREA.height];
  return (
    <>
      <ValueLines area={AREA} axis={value} />
      <FlowLines area={AREA} axis={flow} />
      <text className={css["name"]} x={AREA.left} y={AREA.top - 12} textAnchor="middle">
        {value.name} {value.unit}
      </text>
      <text className={css["name"]} x={right} y={bottom + 28} textAnchor="end">
        {flow.name} {flow.unit}
      </text>
    </>
  );
}
