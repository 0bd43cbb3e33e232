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
 * (1 + x)·h(Q/(1 + y)) meets Y_s + K·Qⁿ where h meets Y_s/(1 + x) + K·(1 + y)ⁿ/(1 + x)·qⁿ at q = Q/(1 + y): a corner
 * is another system on the stated curve.
 */
const cornerAt = ({ staticValue, exponent, k }: SystemCurve, x: number, y: number): Corner => ({
  system: {
    staticValue: staticValue / (1 + x),
    exponent,
    k: resistance((k * (1 + y) ** exponent) / (1 + x)),
  },
  share: 1 + y,
});

/** Corners at the value's lower end, where the least flow is, and at its upper end. */
interface Corners {
  readonly low: readonly Corner[];
  readonly high: readonly Corner[];
}

const sharesOf = ([low, high]: Ends, steps: number): readonly number[] =>
  Array.from({ length: steps + 1 }, (_, step) => low + ((high - low) * step) / steps);

function cornersOf(system: SystemCurve, { flow, value }: Tolerances, steps: number): Corners {
  const [low, high] = value;
  const shares = sharesOf(flow, steps);
  return {
    low: shares.map((y) => cornerAt(system, low, y)),
    high: shares.map((y) => cornerAt(system, high, y)),
  };
}

type Tolerances = Pick<AcceptanceGrade, "flow" | "value">;

/** Judges rows of a category's curves within a grade's tolerances on one system. */
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

  constructor(
    curves: PackedCurves,
    corrections: RowCorrections | undefined,
    system: SystemCurve,
    tolerances: Tolerances,
  ) {
    this.#curves = curves;
    this.#corrections = corrections;
    this.#corners = cornersOf(system, tolerances, 1);
    this.#steps = cornersOf(system, tolerances, STEPS);
    this.#isClosed = isClosed(system);
    const resistances = [...this.#corners.low, ...this.#corners.high].map((corner) => corner.system.k);
    this.#leastK = least(resistances);
    this.#mostK = greatest(resistances);
  }

  /** Whether the duty's flow in m³/h is reached at every corner; null where one leaves the measured range. */
  isMet(row: number, duty: number): boolean | null {
    const { leastResistance, greatestResistance, hasSingleCrossing } = this.#curves;
    const move = moveOf(this.#corrections?.[row]);
    if (this.#isClosed && move === null && hasSingleCrossing[row] === 1) {
      // Every closed system with a K in the curve's range meets it once.
      const isKnown = this.#leastK >= leastResistance[row]! && this.#mostK <= greatestResistance[row]!;
      return isKnown ? this.#isAboveSystem(row, duty) : null;
    }
    const reached = this.#leastFlow(row, duty, move);
    return Number.isNaN(reached) ? null : reached >= duty * REACHED;
  }

  /** Before its only crossing a curve lies above the system, so its value at the duty tells on which side that is. */
  #isAboveSystem(row: number, duty: number): boolean {
    const isAbove = ({ system, share }: Corner): boolean => {
      const flow = duty / share;
      const value = valueAtPacked(this.#curves, row, flow);
      if (!Number.isNaN(value)) return value >= systemValueAt(system, flow) * REACHED;
      return flow < this.#curves.knots[this.#curves.firstKnot[row]!]!;
    };
    const { low } = this.#corners;
    if (!low.every(isAbove)) return false;
    const [from, to] = [duty / low[1]!.share, duty / low[0]!.share];
    return fallsBetween(this.#curves, row, from, to) || this.#steps.low.every(isAbove);
  }

  /** The least flow in m³/h within the tolerances; NaN where a corner leaves the measured range. */
  #leastFlow(row: number, duty: number, move: CurveMove | null): number {
    const { low, high } = this.#fallsNear(row, duty, move) ? this.#corners : this.#steps;
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
 * Matches with what the acceptance grade of the duty leaves of each (ENGINEERING-2 F.3); without a grade, or where only
 * rated values were compared, the matches as they are.
 */
export function withTolerances(columns: NarrowedColumns, duty: Duty, matches: DutyMatches): DutyMatches {
  const { point, form, tolerance = null } = duty;
  const curves = lookUp(columns.curves, form.quantity);
  if (point === null || tolerance === null || curves === undefined) return matches;
  const judge = new Judge(curves, matches.corrections, point.system, tolerance.grade);
  const asked = point.flow.value;
  const stateOf = (row: number, place: number): number => {
    if (matches.flow[place]! < asked * REACHED) return TOLERANCE_STATE.short;
    const isMet = judge.isMet(row, asked);
    if (isMet === null) return TOLERANCE_STATE.unknown;
    return isMet ? TOLERANCE_STATE.met : TOLERANCE_STATE.nominal;
  };
  return { ...matches, tolerances: Uint8Array.from(matches.rows, stateOf) };
}
