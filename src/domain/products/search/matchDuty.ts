import { Crossings } from "../../physics/curve/Crossings.ts";
import { deviationRate } from "../../catalogue/duty/deviationRate.ts";
import { operatingPointPacked } from "../../physics/curve/operatingPointPacked.ts";
import { isClosed, systemFlowAt, systemValueAt, type SystemCurve } from "../../physics/curve/systemCurve.ts";
import type { SettingCorrection } from "../../catalogue/machine/viscousCurves.ts";
import type { Duty, DutyTarget } from "./Duty.ts";
import { reachable, type DutyIndex } from "./DutyIndex.ts";
import { figureReader } from "./Figures.ts";
import type { Numbers, Indices, NarrowedColumns } from "./SearchColumns.ts";
import { isOfSpeed } from "./speedOf.ts";
import { lookUp } from "../../base/keyed.ts";

/** The products that meet a duty: index n of each array is one product. */
export interface DutyMatches {
  readonly rows: Indices;
  /** m³/h of the operating point; NaN where only rated values were compared. */
  readonly flow: Numbers;
  /** Pa or m at the operating point. */
  readonly value: Numbers;
  /** %: the largest deviation of the entered figures, without its sign. */
  readonly worst: Numbers;
  /** 1 if the curve meets the system curve more than once. */
  readonly isUnstable: Uint8Array<ArrayBuffer>;
  /** For every row, if the curves of pumps were corrected for a viscous liquid (`matchInLiquid`). */
  readonly corrections?: RowCorrections;
  /** `TOLERANCE_STATE`, if the duty names an acceptance grade (`withTolerances`). */
  readonly tolerances?: Uint8Array<ArrayBuffer>;
}

/** The effect of a liquid's viscosity on the curves of each row. */
export type RowCorrections = readonly SettingCorrection[];

/** Tolerance so that a product exactly at its limit matches: in %, and as a share of a flow. */
const ROUNDING = 1e-9;

/** Both targets of a point are met in a range of flows, because the operating point lies on the system curve. */
export function flowRange({ flow, value, system }: NonNullable<Duty["point"]>): { from: number; to: number } {
  if (!isClosed(system)) return openFlowRange(flow, value, system);
  const least = Math.max(1 - flow.rate / 100, Math.sqrt(Math.max(1 - value.rate / 100, 0)));
  const most = Math.min(1 + flow.rate / 100, Math.sqrt(1 + value.rate / 100));
  return { from: flow.value * least * (1 - ROUNDING), to: flow.value * most * (1 + ROUNDING) };
}

/**
 * For an open system, the flow range that the value's deviation rate allows depends on the static part; a system
 * that is all static sets no limit to the flow.
 */
function openFlowRange(flow: DutyTarget, value: DutyTarget, system: SystemCurve) {
  const share = (value.rate + 2 * ROUNDING) / 100;
  const least = systemFlowAt(system, value.value * (1 - share));
  const most = systemFlowAt(system, value.value * (1 + share));
  return {
    // Below its static head a system needs no flow; a level one leaves the limit to the flow's own rate.
    from: Math.max(flow.value * (1 - flow.rate / 100), Number.isNaN(least) ? 0 : least) * (1 - ROUNDING),
    to: Math.min(flow.value * (1 + flow.rate / 100), Number.isNaN(most) ? Infinity : most) * (1 + ROUNDING),
  };
}

/** The size of a deviation in %; NaN if it is beyond the rate, or the value is not stated. */
export function deviationWithin(stated: number, { value, rate }: DutyTarget): number {
  const size = Math.abs(deviationRate(stated, value));
  return size <= rate + ROUNDING ? size : NaN;
}

/** The largest deviation of rated values; NaN if one is beyond its rate or not stated. */
export function worstRated(
  columns: NarrowedColumns,
  targets: readonly DutyTarget[],
): (row: number) => number {
  const rated = targets.map((target) => {
    const column = lookUp(columns.properties, target.code);
    return { target, figure: column?.kind === "number" ? figureReader(column.values) : () => NaN };
  });
  return (row) => {
    let worst = 0;
    // Math.max returns NaN if any of its arguments is NaN.
    for (const { target, figure } of rated) worst = Math.max(worst, deviationWithin(figure(row), target));
    return worst;
  };
}

/** Collects matches. */
export class Found {
  readonly #columns: { row: number[]; flow: number[]; value: number[]; worst: number[]; unstable: number[] } =
    {
      row: [],
      flow: [],
      value: [],
      worst: [],
      unstable: [],
    };

  add(row: number, flow: number, value: number, worst: number, isUnstable: boolean): void {
    const { row: rows, flow: flows, value: values, worst: worsts, unstable } = this.#columns;
    rows.push(row);
    flows.push(flow);
    values.push(value);
    worsts.push(worst);
    unstable.push(Number(isUnstable));
  }

  matches(): DutyMatches {
    const { row, flow, value, worst, unstable } = this.#columns;
    return {
      rows: new Uint32Array(row),
      flow: new Float64Array(flow),
      value: new Float64Array(value),
      worst: new Float64Array(worst),
      isUnstable: new Uint8Array(unstable),
    };
  }
}

/**
 * The products whose operating point or rated values deviate from no target by more than its rate. The index
 * excludes rows that cannot meet the system curve within the allowed range of flows; the exact crossing decides on
 * the others.
 *
 * @param index of the curves that the duty's form names; null if the category has none
 */
export function matchDuty(columns: NarrowedColumns, index: DutyIndex | null, duty: Duty): DutyMatches {
  const { form, point, rated } = duty;
  const isMeant = form.speed === null ? () => true : isOfSpeed(columns, form.speed);
  const ratedOf = worstRated(columns, rated);
  const found = new Found();
  if (point === null) {
    for (let row = 0; row < columns.size; row++) {
      const worst = ratedOf(row);
      if (!Number.isNaN(worst) && isMeant(row)) found.add(row, NaN, NaN, worst, false);
    }
    return found.matches();
  }
  const curves = lookUp(columns.curves, form.quantity);
  if (index === null || curves === undefined) return found.matches();
  const { system } = point;
  const { from, to } = flowRange(point);
  const crossings = new Crossings();
  for (const row of reachable(index, curves, system, from, to)) {
    if (!isMeant(row)) continue;
    const flow = operatingPointPacked(curves, row, system, crossings);
    const value = systemValueAt(system, flow);
    const worst = Math.max(
      deviationWithin(flow, point.flow),
      deviationWithin(value, point.value),
      ratedOf(row),
    );
    if (!Number.isNaN(worst)) found.add(row, flow, value, worst, crossings.count > 1);
  }
  return found.matches();
}
