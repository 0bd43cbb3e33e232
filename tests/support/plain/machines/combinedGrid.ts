import type { FittedCurve } from "#domain/physics/curve/FittedCurve.ts";

/** A machine h = a + b·q − c·q², measured from `first` to `last`. */
export interface Parabola {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly first: number;
  readonly last: number;
}

/** The same as a curve of t = −1 … 1, q = m + h·t. */
export function parabolaCurve({ a, b, c, first, last }: Parabola): FittedCurve {
  const [middle, half] = [(first + last) / 2, (last - first) / 2];
  return {
    kind: "polynomial",
    hasFormula: true,
    residual: 0,
    first,
    last,
    knots: Float64Array.of(first, last),
    coefficients: Float64Array.of(
      a + b * middle - c * middle * middle,
      (b - 2 * c * middle) * half,
      -c * half * half,
    ),
    stride: 3,
  };
}

export const parabolaAt = ({ a, b, c }: Parabola, q: number): number => a + b * q - c * q * q;

const topOf = (machine: Parabola): number => {
  const top = machine.b / (2 * machine.c);
  const within = Math.min(Math.max(top, machine.first), machine.last);
  return parabolaAt(machine, within);
};

type Line = "rising" | "falling" | "shut";
const LINES: readonly Line[] = ["rising", "falling", "shut"];

/** The flow of a machine on one of its lines at a head; NaN if it has none there. */
function flowOn(machine: Parabola, line: Line, head: number): number {
  const { a, b, c, first, last } = machine;
  if (line === "shut") return first === 0 && head > a ? 0 : Number.NaN;
  const root = Math.sqrt(b * b - 4 * c * (head - a));
  const q = (b + (line === "rising" ? -root : root)) / (2 * c);
  return q >= first && q <= last ? q : Number.NaN;
}

/** Every choice of lines for machines, with equal machines in one order only. */
function choices(machines: readonly Parabola[]): readonly (readonly Line[])[] {
  let found: readonly (readonly Line[])[] = [[]];
  for (const [at, machine] of machines.entries())
    found = found.flatMap((taken) =>
      LINES.filter(
        (line) => machines[at - 1] !== machine || LINES.indexOf(taken.at(-1)!) <= LINES.indexOf(line),
      ).map((line) => [...taken, line]),
    );
  return found;
}

export interface WalkedState {
  readonly head: number;
  readonly flow: number;
}

const HEADS = 2_000;
const HALVINGS = 60;

/** Bisects for the last position at which `holds` is true, which it is at the first and not at the second. */
function halved(first: number, second: number, holds: (place: number) => boolean): number {
  let [from, to] = [first, second];
  for (let at = 0; at < HALVINGS; at++) {
    const middle = (from + to) / 2;
    if (holds(middle)) from = middle;
    else to = middle;
  }
  return from;
}

/**
 * All states of parallel machines: every head from the least to the greatest is tried, on every choice of lines.
 */
export function walkedStates(
  machines: readonly Parabola[],
  systemAt: (flow: number) => number,
): { readonly states: readonly WalkedState[]; readonly step: number } {
  const ends = machines.flatMap((machine) => [
    parabolaAt(machine, machine.first),
    parabolaAt(machine, machine.last),
    topOf(machine),
  ]);
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const step = (high - low) / HEADS;
  const heads = Array.from({ length: HEADS + 1 }, (_, at) => low + step * at);
  const tables = machines.map(
    (machine) => new Map(LINES.map((line) => [line, heads.map((head) => flowOn(machine, line, head))])),
  );
  const states: WalkedState[] = [];
  for (const lines of choices(machines)) {
    const flowAt = (head: number) =>
      lines.reduce((sum, line, place) => sum + flowOn(machines[place]!, line, head), 0);
    const columns = lines.map((line, place) => tables[place]!.get(line)!);
    let before = Number.NaN;
    for (const [at, head] of heads.entries()) {
      let flow = 0;
      for (const column of columns) flow += column[at]!;
      const over = systemAt(flow) - head;
      if (flow > 0 && before > 0 !== over > 0 && !Number.isNaN(before) && !Number.isNaN(over)) {
        // Near its peak a curve has very different flows within one step.
        const met = halved(
          head - step,
          head,
          (between) => systemAt(flowAt(between)) > between === before > 0,
        );
        states.push({ head: met, flow: flowAt(met) });
      }
      before = over;
    }
  }
  return { states, step };
}

const FLOWS = 20_000;

/** Flows at which a combined curve, as a function, meets a system: every flow of its range is tried. */
export function walkedCrossings(
  [first, last]: readonly [number, number],
  valueAt: (flow: number) => number,
  systemAt: (flow: number) => number,
): readonly number[] {
  const found: number[] = [];
  let before = Number.NaN;
  for (let at = 0; at <= FLOWS; at++) {
    const q = first + ((last - first) * at) / FLOWS;
    const over = valueAt(q) - systemAt(q);
    if (!Number.isNaN(before) && before > 0 !== over > 0) found.push(q);
    before = over;
  }
  return found;
}
