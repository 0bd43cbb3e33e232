import { PROPERTY } from "../../catalogue/properties.ts";
import { lookUp } from "../../base/keyed.ts";
import type { NpshVerdict } from "../../physics/fluid/liquidStates.ts";
import type { ViscosityCorrection } from "../../physics/fluid/viscosityCorrection.ts";
import { BELOW_GRADE_3 } from "../../catalogue/standards/efficiencyGrade.ts";
import { codeNumber } from "./codeNumber.ts";
import type { Duty } from "./Duty.ts";
import { figureReader } from "./Figures.ts";
import type { DutyMatches } from "./matchDuty.ts";
import { motorPowerOf, shaftPowerAtLowest } from "./motorAtLowest.ts";
import { npshOf, pumpMotorOf, shaftPowerInLiquid } from "./pumpInLiquid.ts";
import type { Numbers, SearchColumns } from "./SearchColumns.ts";
import { TOLERANCE_STATE } from "./toleranceStates.ts";
import type { Shortcoming } from "./searchTerms.ts";
import { SUITABLE } from "./suitable.ts";

/** Reservations about a product, each a bit. */
export const SHORTCOMING = {
  /** It gives less flow or pressure than the duty asks for. */
  short: 1,
  /** With the stated fluid (air at its lowest temperature), its shaft needs more power than its motor gives. */
  motorShort: 16,
  /** At the operating point, or where it gives more flow, the stated suction side leaves too little NPSH. */
  npshShort: 32,
  /** It would run far from its best point. */
  offBest: 2,
  /** Its best point was not measured. */
  bestUnknown: 4,
  /** It is unknown whether the stated suction side is enough: the required NPSH was not measured there. */
  npshUnknown: 64,
  /** The liquid's viscosity needs a correction that is not possible: its curves are those with water. */
  viscosityUnknown: 128,
  /** It meets the duty by its stated curve only, not under all tolerances of its acceptance grade. */
  nominalOnly: 256,
  /** The curve is not measured far enough to judge the tolerances of its acceptance grade. */
  toleranceUnknown: 512,
  /** It does not reach the standard's limit (grade 3). */
  belowGrade: 8,
} as const satisfies Record<Shortcoming, number>;

const NPSH: Readonly<Record<NpshVerdict, number>> = {
  met: 0,
  short: SHORTCOMING.npshShort,
  unknown: SHORTCOMING.npshUnknown,
};

const ofTolerance = (state: number | undefined): number => {
  if (state === TOLERANCE_STATE.nominal) return SHORTCOMING.nominalOnly;
  return state === TOLERANCE_STATE.unknown ? SHORTCOMING.toleranceUnknown : 0;
};

/** Tolerance so that a product exactly at the duty reaches it. */
const REACHED = 1 - 1e-9;

/** The rows that the standard does not allow. */
export function isBelowGrade({ properties }: SearchColumns): (row: number) => boolean {
  const column = lookUp(properties, PROPERTY.efficiencyGrade);
  if (column?.kind !== "enum") return () => false;
  const { rows } = column.coded;
  const below = codeNumber(column.coded, BELOW_GRADE_3);
  // 0 is "not stated".
  return below === 0 ? () => false : (row) => rows[row] === below;
}

/** Whether a rated value that was compared with the duty is below it. */
function isRatedShort({ properties }: SearchColumns, { rated }: Duty): (row: number) => boolean {
  const least = rated.map(({ code, value }) => {
    const column = lookUp(properties, code);
    return { figure: column?.kind === "number" ? figureReader(column.values) : null, least: value * REACHED };
  });
  return (row) => least.some((target) => target.figure !== null && target.figure(row) < target.least);
}

/** m³/h of the best efficiency with a viscous liquid, from that with water. */
export const bestFlowInLiquid = (best: number, correction: ViscosityCorrection | undefined): number =>
  correction?.state === "corrected" ? best * correction.factors.flow : best;

/**
 * The reservations about each match, as bits of `SHORTCOMING`. Flow and pressure of an operating point are too
 * small together, because both lie on the system curve. If only rated values were compared, the operating point is
 * unknown.
 *
 * @param best m³/h of each row's best efficiency with the fluid of its record
 */
export function shortcomingsOf(
  columns: SearchColumns,
  best: Numbers,
  duty: Duty,
  matches: DutyMatches,
): Uint16Array<ArrayBuffer> {
  const { rows, flow, corrections, tolerances } = matches;
  const isBelow = isBelowGrade(columns);
  const isShort = isRatedShort(columns, duty);
  const motor = duty.liquid === null ? motorPowerOf(columns, duty) : pumpMotorOf(columns);
  const asked = shaftPowerAtLowest(columns, duty, matches) ?? shaftPowerInLiquid(columns, duty, matches);
  const npsh = npshOf(columns, duty, matches);
  const least = (duty.point?.flow.value ?? -Infinity) * REACHED;
  const foundOf = (row: number, index: number): number => {
    let found = isBelow(row) ? SHORTCOMING.belowGrade : 0;
    // Every match has a flow; NaN, where rated values were compared, is below no limit.
    if (flow[index]! < least || isShort(row)) found |= SHORTCOMING.short;
    // Unknown figures on either side are no reservation.
    if (asked !== null && motor(row) < asked(index) * REACHED) found |= SHORTCOMING.motorShort;
    found |= ofTolerance(tolerances?.[index]);
    if (npsh !== null) found |= NPSH[npsh(index).verdict];
    if (duty.point === null) return found;
    const correction = corrections?.[row]?.correction;
    if (correction?.state === "outside" || correction?.state === "unknown")
      found |= SHORTCOMING.viscosityUnknown;
    const share = flow[index]! / bestFlowInLiquid(best[row]!, correction);
    if (Number.isNaN(share)) return found | SHORTCOMING.bestUnknown;
    return share >= SUITABLE.from && share <= SUITABLE.to ? found : found | SHORTCOMING.offBest;
  };
  const all = new Uint16Array(rows.length);
  for (let index = 0; index < rows.length; index++) all[index] = foundOf(rows[index]!, index);
  return all;
}

/** Ratio of a figure to the duty that still counts as reached: as near as a drawing shows. */
const NEARLY_REACHED = 0.98 * REACHED;

/** The least ratio of each match's figures to the duty's, by index; 1 and above reaches the duty. */
export function reachedShare(
  { properties }: SearchColumns,
  { point, rated }: Duty,
  { rows, flow, value }: DutyMatches,
): (index: number) => number {
  const compared = rated.map((target) => {
    const column = lookUp(properties, target.code);
    return { asked: target.value, figure: column?.kind === "number" ? figureReader(column.values) : null };
  });
  return (index) => {
    // Every match has a row, and with a point a flow and a value.
    let share = point === null ? Infinity : flow[index]! / point.flow.value;
    if (point !== null && point.value.value > 0) share = Math.min(share, value[index]! / point.value.value);
    for (const { asked, figure } of compared)
      if (figure !== null) share = Math.min(share, figure(rows[index]!) / asked);
    return share;
  };
}

const RESERVED = SHORTCOMING.motorShort | SHORTCOMING.npshShort | SHORTCOMING.offBest;

/**
 * Rank of a product with these reservations in a list by best match. Without reservation: 0 if it gives the duty
 * or at most 2 % less, 1 if it gives still less. With reservations: 2 if its best point, its required NPSH or its
 * performance with the liquid is unknown; 3 if it meets the duty but not the standard; 4 for all others, including
 * products that give still less, a motor that is too small, and missing NPSH. Within tolerances and without other
 * reservations: 0 if the duty is met under all of them, 1 if only the stated curve meets it, 2 if it gives less or
 * this is unknown.
 *
 * @param share `reachedShare` of the product
 * @param isWithinTolerances the duty names an acceptance grade
 */
export function suitabilityRank(found: number, share: number, isWithinTolerances = false): number {
  const isReached = share >= NEARLY_REACHED;
  const reservations = found & ~(SHORTCOMING.short | SHORTCOMING.nominalOnly | SHORTCOMING.toleranceUnknown);
  if (reservations === 0 && isWithinTolerances)
    return found === 0 ? 0 : (found & SHORTCOMING.nominalOnly) !== 0 ? 1 : 2;
  if (reservations === 0) return isReached ? 0 : 1;
  if (!isReached || (reservations & RESERVED) !== 0) return 4;
  return (reservations & SHORTCOMING.belowGrade) !== 0 ? 3 : 2;
}

const NAMES = Object.entries(SHORTCOMING) as [Shortcoming, number][];

/** The reservations by name, in the order of their weight. */
export const namedShortcomings = (found: number): Shortcoming[] =>
  NAMES.filter(([, bit]) => (found & bit) !== 0).map(([name]) => name);
