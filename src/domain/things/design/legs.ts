import { part, type Solid } from "../component/Solid.ts";
import { box, rod, type Axis } from "../component/solids/placed.ts";
import { greatest, least } from "../../base/lists.ts";
import type { Triple } from "../model/displayData.ts";
import type { Run, RunSize } from "./Arrangement.ts";

const AXES = ["x", "y", "z"] as const satisfies readonly Axis[];
/** Segments of a pipe's circle: smooth enough at its width in a picture. */
const SEGMENTS = 16;
/** Outer diameter relative to the nominal size, with wall and the first layer of insulation. */
const OUTER = 1.1;

export const isPipe = (size: RunSize): size is number => typeof size === "number";

/** Half the size of a run around its axis: across and upwards, mm. */
export const halvesOf = (size: RunSize): readonly [across: number, up: number] =>
  isPipe(size) ? [(size * OUTER) / 2, (size * OUTER) / 2] : [size[0] / 2, size[1] / 2];

/** One straight length of a run along an axis. */
export interface Leg {
  readonly run: Run;
  /** Index in the run. */
  readonly index: number;
  readonly axis: Axis;
  readonly from: Triple;
  readonly to: Triple;
  /** Unit vector along the run. */
  readonly direction: Triple;
  /** mm */
  readonly length: number;
}

/** The straight lengths of a run, in order. */
export const legsOf = (run: Run): Leg[] =>
  run.points.slice(1).flatMap((to, index): Leg[] => {
    const from = run.points[index]!;
    const along = AXES.findIndex((_, axis) => Math.abs(to[axis]! - from[axis]!) > 1e-6);
    const axis = AXES[along];
    if (axis === undefined) return [];
    const delta = to[along]! - from[along]!;
    const direction = [0, 0, 0].map((zero, at) =>
      at === along ? Math.sign(delta) : zero,
    ) as unknown as Triple;
    return [{ run, index, axis, from, to, direction, length: Math.abs(delta) }];
  });

/** A point of a length, mm from its beginning. */
export const pointOn = ({ from, direction }: Leg, at: number): Triple => [
  from[0] + direction[0] * at,
  from[1] + direction[1] * at,
  from[2] + direction[2] * at,
];

/** How far a length extends beyond a corner, so that two lengths close it. */
export const overlapOf = ({ axis, run }: Leg): number => halvesOf(run.size)[axis === "z" ? 0 : 1];

/** The solid of a part of a length, mm from its beginning. */
export function stretch(leg: Leg, begin: number, end: number): Solid {
  const { axis, run } = leg;
  const [across, up] = halvesOf(run.size);
  const along = AXES.indexOf(axis);
  const ends = [pointOn(leg, begin)[along]!, pointOn(leg, end)[along]!];
  const [low, high] = [least(ends), greatest(ends)];
  if (isPipe(run.size)) {
    const at = leg.from.map((value, at_) => (at_ === along ? 0 : value)) as unknown as Triple;
    return part("管道", "galvanized", rod(axis, across, at, [low, high], SEGMENTS));
  }
  const [x, y, z] = leg.from;
  const spans = {
    x: () => box([low, high], [y - across, y + across], [z - up, z + up]),
    y: () => box([x - across, x + across], [low, high], [z - up, z + up]),
    z: () => box([x - across, x + across], [y - across, y + across], [low, high]),
  };
  return part("风管", "galvanized", spans[axis]());
}

/** The solids of a pipe or duct, length by length. */
export function runSolids(run: Run): Solid[] {
  const legs = legsOf(run);
  return legs.map((leg, n) =>
    stretch(leg, n === 0 ? 0 : -overlapOf(leg), leg.length + (n === legs.length - 1 ? 0 : overlapOf(leg))),
  );
}
