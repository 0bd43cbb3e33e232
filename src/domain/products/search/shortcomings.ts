import { PROPERTY } from "../../catalogue/properties.ts";
import { lookUp } from "../../base/keyed.ts";
import type { NpshVerdict } from "../../physics/fluid/liquidStates.ts";
import type { ViscosityCorrection } from "../../physics/fluid/viscosityCorrection.ts";
import { BELOW_GRADE_3 } from "../../catalogue/standards/efficiencyGrade.ts";
import { codeNumber } from "./codeNumber.ts";
import type { Duty } from "./Duty.ts";
import type { DutyMatches } from "./matchDuty.ts";
import { motorPowerOf, shaftPowerAtLowest } from "./motorAtLowest.ts";
import { npshOf, pumpMotorOf, shaftPowerInLiquid } from "./pumpInLiquid.ts";
import type { Numbers, SearchColumns } from "./SearchColumns.ts";
import type { Shortcoming } from "./searchTerms.ts";
import { SUITABLE } from "./suitable.ts";

/** Why a product is not one to begin with, each a bit. */
export const SHORTCOMING = {
  /** It moves or lifts less than was asked for. */
  short: 1,
  /** With the stated medium, of air at its lowest temperature, its shaft asks more than its motor gives. */
  motorShort: 16,
  /** At the operating point, or where it runs further out, the stated suction side leaves it too little NPSH. */
  npshShort: 32,
  /** It would run far from its best point. */
  offBest: 2,
  /** Nobody measured where its best point is. */
  bestUnknown: 4,
  /** Of a stated suction side nobody can say whether it is enough: the NPSH it requires was not measured there. */
  npshUnknown: 64,
  /** The liquid's viscosity asks for a correction that cannot be made: its curves are those with water. */
  viscosityUnknown: 128,
  /** The standard's limit (grade 3) is not reached. */
  belowGrade: 8,
} as const satisfies Record<Shortcoming, number>;

const NPSH: Readonly<Record<NpshVerdict, number>> = {
  met: 0,
  short: SHORTCOMING.npshShort,
  unknown: SHORTCOMING.npshUnknown,
};

/** A product exactly at the duty reaches it, whatever the rounding. */
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

/** Whether a rated value that was compared with the duty is less than what was asked for. */
function isRatedShort({ properties }: SearchColumns, { rated }: Duty): (row: number) => boolean {
  const least = rated.map(({ code, value }) => {
    const column = lookUp(properties, code);
    return { values: column?.kind === "number" ? column.values : null, least: value * REACHED };
  });
  return (row) => least.some((target) => target.values !== null && target.values[row]! < target.least);
}

/** m³/h of the best efficiency with a viscous liquid, from that with water. */
export const bestFlowInLiquid = (best: number, correction: ViscosityCorrection | undefined): number =>
  correction?.state === "corrected" ? best * correction.factors.flow : best;

/**
 * What speaks against each match, as bits of `SHORTCOMING`. Flow and pressure of an operating point fall short together,
 * for both lie on the system curve. Where rated values alone were compared nobody knows where the product would run.
 *
 * @param best m³/h of each row's best efficiency with the medium of its record
 */
export function shortcomingsOf(
  columns: SearchColumns,
  best: Numbers,
  duty: Duty,
  matches: DutyMatches,
): Uint8Array<ArrayBuffer> {
  const { rows, flow, corrections } = matches;
  const isBelow = isBelowGrade(columns);
  const isShort = isRatedShort(columns, duty);
  const motor = duty.liquid === null ? motorPowerOf(columns, duty) : pumpMotorOf(columns);
  const asked = shaftPowerAtLowest(columns, duty, matches) ?? shaftPowerInLiquid(columns, duty, matches);
  const npsh = npshOf(columns, duty, matches);
  const least = (duty.point?.flow.value ?? -Infinity) * REACHED;
  return Uint8Array.from(rows, (row, place) => {
    let found = isBelow(row) ? SHORTCOMING.belowGrade : 0;
    // Every place of the matches has a flow: NaN, where rated values were compared, is less than nothing.
    if (flow[place]! < least || isShort(row)) found |= SHORTCOMING.short;
    // What is not known on either side is not held against it.
    if (asked !== null && motor(row) < asked(place) * REACHED) found |= SHORTCOMING.motorShort;
    if (npsh !== null) found |= NPSH[npsh(place).verdict];
    if (duty.point === null) return found;
    const correction = corrections?.[row]?.correction;
    if (correction?.state === "outside" || correction?.state === "unknown")
      found |= SHORTCOMING.viscosityUnknown;
    const share = flow[place]! / bestFlowInLiquid(best[row]!, correction);
    if (Number.isNaN(share)) return found | SHORTCOMING.bestUnknown;
    return share >= SUITABLE.from && share <= SUITABLE.to ? found : found | SHORTCOMING.offBest;
  });
}

/** Of a reached figure over what was asked for: as near as any drawing is. */
const NEARLY_REACHED = 0.98 * REACHED;

/** The least of the duty's figures that each match reaches, over what was asked for, by place; 1 and more is all of it. */
export function reachedShare(
  { properties }: SearchColumns,
  { point, rated }: Duty,
  { rows, flow, value }: DutyMatches,
): (place: number) => number {
  const compared = rated.map((target) => {
    const column = lookUp(properties, target.code);
    return { asked: target.value, values: column?.kind === "number" ? column.values : null };
  });
  return (place) => {
    // Every place of the matches has a row, and with a point a flow and a value.
    let share = point === null ? Infinity : flow[place]! / point.flow.value;
    if (point !== null && point.value.value > 0) share = Math.min(share, value[place]! / point.value.value);
    for (const { asked, values } of compared)
      if (values !== null) share = Math.min(share, values[rows[place]!]! / asked);
    return share;
  };
}

const RESERVED = SHORTCOMING.motorShort | SHORTCOMING.npshShort | SHORTCOMING.offBest;

/**
 * Where a product with such shortcomings stands in a list by best match. Without any reservation: 0 where it gives the duty,
 * or is short of it by 2 % at most, and 1 where it falls shorter. With reservations: 2 where nobody knows the best point, what
 * NPSH it requires, or what it gives with the liquid, 3 where it does it against the standard, 4 for all others, what falls
 * shorter among them. A motor that is too small is one of those, and so is an NPSH that is not there.
 *
 * @param share `reachedShare` of the product
 */
export function suitabilityRank(found: number, share: number): number {
  const isReached = share >= NEARLY_REACHED;
  const reservations = found & ~SHORTCOMING.short;
  if (reservations === 0) return isReached ? 0 : 1;
  if (!isReached || (reservations & RESERVED) !== 0) return 4;
  return (reservations & SHORTCOMING.belowGrade) !== 0 ? 3 : 2;
}

const NAMES = Object.entries(SHORTCOMING) as [Shortcoming, number][];

/** The same by name, in the order in which they weigh. */
export const namedShortcomings = (found: number): Shortcoming[] =>
  NAMES.filter(([, bit]) => (found & bit) !== 0).map(([name]) => name);
