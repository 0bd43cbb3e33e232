import { lookUp } from "../../base/keyed.ts";
import { greatest, least } from "../../base/lists.ts";
import { resistance } from "../../base/units.ts";
import type { AcceptanceGrade, Ends } from "../../catalogue/standards/acceptanceGrades.ts";
import { Crossings } from "../../physics/curve/Crossings.ts";
import { fallsNear } from "../../physics/curve/MeasuredCurve.ts";
import { valueAtPacked } from "../../physics/curve/operatingPointPacked.ts";
import type { PackedCurves } from "../../physics/curve/PackedCurves.ts";
import { fallsBetween } from "../../physics/curve/fallsBetween.ts";
import { piecesPacked } from "../../physics/curve/piecesPacked.ts";
import { isClosed, systemValueAt, type SystemCurve } from "../../physics/curve/systemCurve.ts";
import { valueOrNaN } from "../../physics/curve/valueAt.ts";
import { movedPieces, type CurveMove } from "../../physics/fluid/movedPieces.ts";
import type { Duty } from "./Duty.ts";
import type { DutyMatches, RowCorrections } from "./matchDuty.ts";
import { operatingPointInLiquid } from "./matchInLiquid.ts";
import { moveOf } from "./moveOf.ts";
import type { NarrowedColumns } from "./SearchColumns.ts";
import { TOLERANCE_STATE } from "./toleranceStates.ts";

/** Share of a flow that counts as reaching it. */
const REACHED = 1 - 1e-9;

/** Steps of the flow's tolerance where a curve does not fall near the duty. */
const STEPS = 20;

/** A corner of the tolerances: the system that the stated curve meets there, and the flow's share 1 + y. */
interface Corner {
  readonly system: SystemCurve;
  readonly share: number;
}

/**
 * (1 + x)·h(Q/(1 + y)) meets Y_s + K·Qⁿ where h meets Y_s/(1 + x) + K·(1 + y)ⁿ/(1 + x)·qⁿ at q = Q/(1 + y). So a
 * corner is another system on the stated curve. For a curve that lies `off` higher, that system lies `off` lower.
 */
const cornerAt = (
  { staticValue, exponent, k }: SystemCurve,
  x: number,
  { y, off }: { readonly y: number; readonly off: number },
): Corner => ({
  system: {
    staticValue: staticValue / (1 + x) - off,
    exponent,
    k: resistance((k * (1 + y) ** exponent) / (1 + x)),
  },
  share: 1 + y,
});

/** Corners at the lower end of the value, where the flow is least, and at its upper end. */
interface Corners {
  readonly low: readonly Corner[];
  readonly high: readonly Corner[];
}

const sharesOf = ([low, high]: Ends, steps: number): readonly number[] =>
  Array.from({ length: steps + 1 }, (_, step) => low + ((high - low) * step) / steps);

function cornersOf(system: SystemCurve, { flow, value }: Tolerances, steps: number, off = 0): Corners {
  const [low, high] = value;
  const shares = sharesOf(flow, steps);
  return {
    low: shares.map((y) => cornerAt(system, low, { y, off: -off })),
    high: shares.map((y) => cornerAt(system, high, { y, off })),
  };
}

type Tolerances = Pick<AcceptanceGrade, "flow" | "value">;

/** The value that a stated curve must reach at a flow so that a corner meets the duty. */
interface Reached {
  readonly flow: number;
  readonly value: number;
}

const reachedAt =
  (duty: number) =>
  ({ system, share }: Corner): Reached => ({
    flow: duty / share,
    value: systemValueAt(system, duty / share) * REACHED,
  });

/** Judges rows of a category's curves within a grade's tolerances at one duty. */
class Judge {
  readonly #corners: Corners;
  readonly #steps: Corners;
  readonly #isClosed: boolean;
  /** K of the corners with the least and the greatest resistance. */
  readonly #leastK: number;
  readonly #mostK: number;
  readonly #crossings = new Crossings();

  readonly #curves: PackedCurves;
  readonly #corrections: RowCorrections | undefined;
  readonly #system: SystemCurve;
  /** m³/h. */
  readonly #duty: number;
  readonly #tolerances: Tolerances;
  /** At the lower ends of the flow and of the value, at the upper end of the flow, and at all steps between. */
  readonly #lowest: Reached;
  readonly #upper: Reached;
  readonly #between: readonly Reached[];

  constructor(
    curves: PackedCurves,
    corrections: RowCorrections | undefined,
    { system, flow }: NonNullable<Duty["point"]>,
    tolerances: Tolerances,
  ) {
    this.#curves = curves;
    this.#corrections = corrections;
    this.#system = system;
    this.#duty = flow.value;
    this.#tolerances = tolerances;
    this.#corners = cornersOf(system, tolerances, 1);
    this.#steps = cornersOf(system, tolerances, STEPS);
    this.#isClosed = isClosed(system);
    const reached = reachedAt(this.#duty);
    this.#lowest = reached(this.#corners.low[0]!);
    this.#upper = reached(this.#corners.low[1]!);
    this.#between = this.#steps.low.map(reached);
    const resistances = [...this.#corners.low, ...this.#corners.high].map((corner) => corner.system.k);
    this.#leastK = least(resistances);
    this.#mostK = greatest(resistances);
  }

  /**
   * Whether the duty's flow is reached at every corner; null where a corner leaves the measured range.
   * @param off possible error of the row's curve, if it was read from a chart
   */
  isMet(row: number, off: number): boolean | null {
    const { leastResistance, greatestResistance, hasSingleCrossing } = this.#curves;
    const move = moveOf(this.#corrections?.[row]);
    if (off > 0) return this.#isReached(this.#leastFlow(row, move, off));
    if (this.#isClosed && move === null && hasSingleCrossing[row] === 1) {
      // Every closed system with a K in the curve's range meets it once.
      const isKnown = this.#leastK >= leastResistance[row]! && this.#mostK <= greatestResistance[row]!;
      return isKnown ? this.#isAboveSystem(row) : null;
    }
    return this.#isReached(this.#leastFlow(row, move));
  }

  #isReached(reached: number): boolean | null {
    return Number.isNaN(reached) ? null : reached >= this.#duty * REACHED;
  }

  /** The corners for a row whose curve may itself be off. */
  #cornersOf(isFalling: boolean, off: number): Corners {
    if (off > 0) return cornersOf(this.#system, this.#tolerances, isFalling ? 1 : STEPS, off);
    return isFalling ? this.#corners : this.#steps;
  }

  /**
   * Before its only crossing a curve lies above the system, so its value at the duty shows on which side the
   * crossing is.
   */
  #isAboveSystem(row: number): boolean {
    if (!this.#isAbove(row, this.#lowest)) return false;
    // A falling curve has its least value at the end.
    if (fallsBetween(this.#curves, row, this.#upper.flow, this.#lowest.flow)) return true;
    return this.#isAbove(row, this.#upper) && this.#between.every((reached) => this.#isAbove(row, reached));
  }

  #isAbove(row: number, { flow, value: needed }: Reached): boolean {
    const value = valueAtPacked(this.#curves, row, flow);
    if (!Number.isNaN(value)) return value >= needed;
    return flow < this.#curves.knots[this.#curves.firstKnot[row]!]!;
  }

  /** The least flow in m³/h within the tolerances; NaN where a corner leaves the measured range. */
  #leastFlow(row: number, move: CurveMove | null, off = 0): number {
    const { low, high } = this.#cornersOf(this.#fallsNear(row, this.#duty, move), off);
    for (const corner of high) if (Number.isNaN(this.#flowAt(row, corner))) return Number.NaN;
    let lowest = Infinity;
    // Math.min returns NaN if one of its arguments is NaN.
    for (const corner of low) lowest = Math.min(lowest, this.#flowAt(row, corner));
    return lowest;
  }

  #flowAt(row: number, { system, share }: Corner): number {
    return (
      share * operatingPointInLiquid(this.#curves, row, this.#corrections?.[row], system, this.#crossings)
    );
  }

  #fallsNear(row: number, duty: number, move: CurveMove | null): boolean {
    const pieces = piecesPacked(this.#curves, row);
    if (pieces === null) return false;
    if (move !== null) {
      const moved = movedPieces(pieces, "head", move);
      return fallsNear({ from: moved.first, to: moved.last, at: (q) => valueOrNaN(moved, q) }, duty);
    }
    const at = (q: number) => valueAtPacked(this.#curves, row, q);
    return fallsNear({ from: pieces.first, to: pieces.last, at }, duty);
  }
}

/**
 * Matches with their state within the duty's acceptance grade (ENGINEERING-2 F.3). Without a grade, or where only
 * rated values were compared, the matches are returned unchanged.
 *
 * @param offOf possible error in Pa or m of a row's curve, if it was read from a chart; 0 for others
 */
export function withTolerances(
  columns: NarrowedColumns,
  duty: Duty,
  matches: DutyMatches,
  offOf: (row: number) => number = () => 0,
): DutyMatches {
  const { point, form, tolerance = null } = duty;
  const curves = lookUp(columns.curves, form.quantity);
  if (point === null || tolerance === null || curves === undefined) return matches;
  const judge = new Judge(curves, matches.corrections, point, tolerance.grade);
  const asked = point.flow.value;
  const stateOf = (row: number, index: number): number => {
    if (matches.flow[index]! < asked * REACHED) return TOLERANCE_STATE.short;
    const isMet = judge.isMet(row, offOf(row));
    if (isMet === null) return TOLERANCE_STATE.unknown;
    return isMet ? TOLERANCE_STATE.met : TOLERANCE_STATE.nominal;
  };
  // A loop, because `Uint8Array.from` uses an iterator, which takes longer than the judging.
  const tolerances = new Uint8Array(matches.rows.length);
  for (let index = 0; index < tolerances.length; index++)
    tolerances[index] = stateOf(matches.rows[index]!, index);
  return { ...matches, tolerances };
}
