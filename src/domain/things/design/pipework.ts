import type { Port } from "../component/ComponentBody.ts";
import { part, type Solid } from "../component/Solid.ts";
import { cone } from "../component/solids/placed.ts";
import { append, greatest } from "../../base/lists.ts";
import type { Triple } from "../model/displayData.ts";
import type { Arrangement, Connection, Run, RunSize, System } from "./Arrangement.ts";
import { connectionSolids, flangeThickness } from "./arrangementBody.ts";
import { against, type End, isNear, NEAR } from "./joints.ts";
import { halvesOf, isPipe, legsOf, overlapOf, pointOn, stretch, type Leg } from "./legs.ts";

export type PieceKind = "segment" | "bend" | "junction" | "transition" | "flange";

/** A point where a piece of pipework is joined to the next. */
export interface PieceEnd extends End {
  readonly name: string;
  readonly size: RunSize;
}

/** A straight length or a fitting. */
export interface Piece {
  readonly kind: PieceKind;
  readonly system: System;
  readonly size: RunSize;
  /** mm of a straight length; 0 for a fitting. */
  readonly length: number;
  readonly solids: readonly Solid[];
  readonly ends: readonly PieceEnd[];
}

/** Greatest share of a length that a fitting may take. */
const MOST = 1 / 3;
/** mm; length of a reducer. */
const REDUCER = 150;
/** mm of a branch that belong to its tee. */
const STUB = 20;
/** Bend radius divided by the pipe's radius. */
const BEND = 1.5;

const turnedBack = (direction: Triple): Triple => [-direction[0], -direction[1], -direction[2]];
const sizesDiffer = (a: RunSize, b: RunSize) => isPipe(a) && isPipe(b) && Math.abs(a - b) > 0.5;

/** The parts of one length that fittings take: at both ends, and around branches. */
interface Taken {
  readonly leg: Leg;
  start: number;
  end: number;
  readonly tees: Tee[];
}
interface Tee {
  readonly at: number;
  readonly branches: { readonly taken: Taken; readonly isStart: boolean }[];
}

const shareOf = (leg: Leg, wanted: number) => Math.min(wanted, leg.length * MOST);

function meets(taken: readonly Taken[], own: Run, at: Triple): { taken: Taken; offset: number } | null {
  for (const each of taken) {
    const { leg } = each;
    if (leg.run === own || leg.run.system !== own.system) continue;
    const offset = leg.direction.reduce(
      (sum, direction, axis) => sum + direction * (at[axis]! - leg.from[axis]!),
      0,
    );
    if (offset > NEAR && offset < leg.length - NEAR && isNear(pointOn(leg, offset), at))
      return { taken: each, offset };
  }
  return null;
}

/** An end of a run, on its first or last length. */
interface RunEnd {
  readonly taken: Taken;
  readonly isStart: boolean;
  readonly at: Triple;
  /** Unit vector out of the run. */
  readonly direction: Triple;
}

function endsOf(lengths: readonly Taken[]): RunEnd[] {
  const [first, last] = [lengths[0]!, lengths.at(-1)!];
  return [
    { taken: first, isStart: true, at: first.leg.from, direction: turnedBack(first.leg.direction) },
    { taken: last, isStart: false, at: last.leg.to, direction: last.leg.direction },
  ];
}

const take = ({ taken, isStart }: Pick<RunEnd, "taken" | "isStart">, length: number): number => {
  const kept = shareOf(taken.leg, length);
  if (isStart) taken.start = kept;
  else taken.end = kept;
  return kept;
};

/** The part of a length at one of its ends, with its solid, and the point where the remaining length begins. */
function endPart({ taken: { leg }, isStart }: Pick<RunEnd, "taken" | "isStart">, length: number, beyond = 0) {
  const [near, far] = isStart ? [-beyond, length] : [leg.length + beyond, leg.length - length];
  return {
    solid: stretch(leg, Math.min(near, far), Math.max(near, far)),
    at: pointOn(leg, far),
    direction: isStart ? leg.direction : turnedBack(leg.direction),
  };
}

function fitting(
  kind: Exclude<PieceKind, "segment">,
  { system, size }: Run,
  solids: readonly Solid[],
  ends: readonly PieceEnd[],
): Piece {
  return { kind, system, size, length: 0, solids, ends };
}

function bendsOf(lengths: readonly Taken[]): Piece[] {
  return lengths.slice(1).map((after, n) => {
    const before = lengths[n]!;
    const { run } = after.leg;
    const reach = BEND * 2 * halvesOf(run.size)[0];
    const [a, b] = [
      { taken: before, isStart: false },
      { taken: after, isStart: true },
    ].map((end) => endPart(end, take(end, reach), overlapOf(end.taken.leg))) as [
      ReturnType<typeof endPart>,
      ReturnType<typeof endPart>,
    ];
    return fitting(
      "bend",
      run,
      [a.solid, b.solid],
      [
        { name: "端口一", at: a.at, direction: a.direction, size: run.size },
        { name: "端口二", at: b.at, direction: b.direction, size: run.size },
      ],
    );
  });
}

function flangeAt(end: RunEnd, connection: Connection): Piece {
  const { run } = end.taken.leg;
  const inner = endPart(end, take(end, isPipe(run.size) ? flangeThickness(run.size) : STUB));
  return fitting(
    "flange",
    run,
    [...connectionSolids(connection), inner.solid],
    [
      { name: connection.name, at: connection.at, direction: connection.direction, size: connection.size },
      { name: "管道侧", at: inner.at, direction: inner.direction, size: run.size },
    ],
  );
}

/** A reducer at the end of a run, to another size. */
function transitionAt(end: RunEnd, to: number): Piece {
  const { leg } = end.taken;
  const { run } = leg;
  const length = take(end, REDUCER);
  const { at, direction } = endPart(end, length);
  const along = ["x", "y", "z"].indexOf(leg.axis);
  const [near, far] = [end.at[along]!, at[along]!];
  const radii = [halvesOf(to)[0], halvesOf(run.size)[0]] as const;
  const middle = end.at.map((value, axis) => (axis === along ? 0 : value)) as unknown as Triple;
  const body =
    near < far
      ? cone(leg.axis, radii, middle, [near, far])
      : cone(leg.axis, [radii[1], radii[0]], middle, [far, near]);
  return fitting(
    "transition",
    run,
    [part("变径", "galvanized", body)],
    [
      { name: "端口一", at: end.at, direction: end.direction, size: to },
      { name: "端口二", at, direction, size: run.size },
    ],
  );
}

function junction(
  { leg, start, end, tees }: Taken,
  n: number,
): { readonly span: readonly [number, number]; readonly piece: Piece } {
  const { at, branches } = tees[n]!;
  const [before, after] = [tees[n - 1]?.at, tees[n + 1]?.at];
  const wanted = greatest(branches.map(({ taken }) => halvesOf(taken.leg.run.size)[0])) + STUB;
  const half = Math.min(
    wanted,
    before === undefined ? at - start : (at - before) / 2,
    after === undefined ? leg.length - end - at : (after - at) / 2,
  );
  const { run } = leg;
  const span = [at - half, at + half] as const;
  const stubs = branches.map((branch) => ({
    size: branch.taken.leg.run.size,
    ...endPart(branch, branch.isStart ? branch.taken.start : branch.taken.end),
  }));
  return {
    span,
    piece: fitting(
      "junction",
      run,
      [stretch(leg, ...span), ...stubs.map(({ solid }) => solid)],
      [
        { name: "端口一", at: pointOn(leg, span[0]), direction: turnedBack(leg.direction), size: run.size },
        { name: "端口二", at: pointOn(leg, span[1]), direction: leg.direction, size: run.size },
        ...stubs.map(({ at: place, direction, size }) => ({ name: "支管", at: place, direction, size })),
      ],
    ),
  };
}

/** The straight pieces of a length between its fittings. */
function segmentsOf({ leg, start, end }: Taken, spans: readonly (readonly [number, number])[]): Piece[] {
  const { run } = leg;
  const begins = [start, ...spans.map(([, to]) => to)];
  const ends = [...spans.map(([from]) => from), leg.length - end];
  return begins.flatMap((from, n): Piece[] => {
    const to = ends[n]!;
    if (to - from < 1e-6) return [];
    return [
      {
        kind: "segment",
        system: run.system,
        size: run.size,
        length: to - from,
        solids: [stretch(leg, from, to)],
        ends: [
          { name: "端口一", at: pointOn(leg, from), direction: turnedBack(leg.direction), size: run.size },
          { name: "端口二", at: pointOn(leg, to), direction: leg.direction, size: run.size },
        ],
      },
    ];
  });
}

/**
 * Pipes and ducts of an arrangement as purchased: straight lengths, bends at corners, tees where a run ends on
 * another, reducers where sizes change, and the flanges of the outer connections. Together they look like the
 * runs.
 * @param ports of the products, at their positions
 */
export function pipework({ runs, connections }: Arrangement, ports: readonly Port[]): Piece[] {
  const byRun = runs
    .map((run) => legsOf(run).map((leg): Taken => ({ leg, start: 0, end: 0, tees: [] })))
    .filter((lengths) => lengths.length > 0);
  const all = byRun.flat();
  const pieces = byRun.flatMap(bendsOf);
  const runEnds = byRun.flatMap(endsOf);
  for (const end of runEnds) {
    const { run } = end.taken.leg;
    const met = meets(all, run, end.at);
    if (met !== null) {
      take(end, halvesOf(met.taken.leg.run.size)[0] + STUB);
      const known = met.taken.tees.find(({ at }) => Math.abs(at - met.offset) <= NEAR);
      if (known === undefined) met.taken.tees.push({ at: met.offset, branches: [end] });
      else known.branches.push(end);
      continue;
    }
    const connection = connections.find(
      (each) => isNear(each.at, end.at) && !against(each.direction, end.direction),
    );
    if (connection !== undefined) {
      pieces.push(flangeAt(end, connection));
      continue;
    }
    const facing = [
      ...ports,
      ...runEnds
        .filter((other) => other !== end)
        .map((other) => ({ at: other.at, direction: other.direction, size: other.taken.leg.run.size })),
    ].find((other) => isNear(other.at, end.at) && against(other.direction, end.direction));
    // Where two pipes meet, the wider one is reduced; a product's port keeps its size.
    const isOurs =
      facing !== undefined &&
      sizesDiffer(facing.size, run.size) &&
      ("flow" in facing || facing.size < run.size);
    if (isOurs) pieces.push(transitionAt(end, facing.size as number));
  }
  for (const taken of all) {
    taken.tees.sort((a, b) => a.at - b.at);
    const tees = taken.tees.map((_, n) => junction(taken, n));
    const segments = segmentsOf(
      taken,
      tees.map(({ span }) => span),
    );
    append(pieces, [...segments, ...tees.map(({ piece }) => piece)]);
  }
  return pieces;
}
