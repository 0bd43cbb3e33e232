import { part, type Solid } from "../component/Solid.ts";
import { box, rod, type Axis } from "../component/solids/placed.ts";
import { greatest, least } from "../../base/lists.ts";
import type { Triple } from "../model/displayData.ts";
import type { Run, RunSize } from "./Arrangement.ts";

const AXES = ["x", "y", "z"] as const satisfies readonly Axis[];
/** Of a pipe: smooth enough at the width it has in a picture. */
const SEGMENTS = 16;
/** Pipes are as wide as their designation says, with their wall and their insulation's first layer. */
const OUTER = 1.1;

export const isPipe = (size: RunSize): size is number => typeof size === "number";

/** Half of what a length takes up beside its axis: across, and upwards, mm. */
export const halvesOf = (size: RunSize): readonly [across: number, up: number] =>
  isPipe(size) ? [(size * OUTER) / 2, (size * OUTER) / 2] : [size[0] / 2, size[1] / 2];

/** One straight length of a run along an axis. */
export interface Leg {
  readonly run: Run;
  /** Which of the run's. */
  readonly index: number;
  readonly axis: Axis;
  readonly from: Triple;
  readonly to: Triple;
  /** Along the way of the run, of length 1. */
  readonly direction: Triple;
  /** mm */
  readonly length: number;
}

/** The lengths of a run, in its order. */
export const legsOf = (run: Run): Leg[] =>
  run.points.slice(1).flatMap((to, index): Leg[] => {
    const from = run.points[index]!;
    const along = AXES.findIndex((_, axis) => Math.abs(to[axis]! - from[axis]!) > 1e-6);
    const axis = AXES[along];
    if (axis === undefined) return [];
    const way = to[along]! - from[along]!;
    const direction = [0, 0, 0].map((zero, at) =>
      at === along ? Math.sign(way) : zero,
    ) as unknown as Triple;
    return [{ run, index, axis, from, to, direction, length: Math.abs(way) }];
  });

/** A place on a length, mm from its beginning. */
export const placeOn = ({ from, direction }: Leg, at: number): Triple => [
  from[0] + direction[0] * at,
  from[1] + direction[1] * at,
  from[2] + direction[2] * at,
];

/** By how much a length goes beyond a corner, so that two of them close it. */
export const overlapOf = ({ axis, run }: Leg): number => halvesOf(run.size)[axis === "z" ? 0 : 1];

/** What a part of a length looks like, mm from its beginning. */
export function stretch(leg: Leg, begin: number, end: number): Solid {
  const { axis, run } = leg;
  const [across, up] = halvesOf(run.size);
  const along = AXES.indexOf(axis);
  const ends = [placeOn(leg, begin)[along]!, placeOn(leg, end)[along]!];
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

/** A pipe or duct length by length. */
export function runSolids(run: Run): Solid[] {
  const legs = legsOf(run);
  return legs.map((leg, n) =>
    stretch(leg, n === 0 ? 0 : -overlapOf(leg), leg.length + (n === legs.length - 1 ? 0 : overlapOf(leg))),
  );
}
