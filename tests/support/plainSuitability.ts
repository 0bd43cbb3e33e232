import { BELOW_GRADE_3 } from "#domain/catalogue/standards/efficiencyGrade.ts";

/** A product that matched a duty, as one would write it down first. */
export interface PlainCandidate {
  /** Each reached figure and the one that was asked for. */
  readonly reached: readonly (readonly [reached: number, asked: number])[];
  /** m³/h of the operating point; null where rated values alone were compared. */
  readonly flow: number | null;
  /** m³/h of the best efficiency; null where nobody measured it. */
  readonly best: number | null;
  readonly grade: string | null;
  /** The shaft asks more of the motor than it gives, where the air of a site is stated. */
  readonly isMotorShort?: boolean;
}

/** Short of the duty by more than rounding. */
export const isShort = ({ reached }: PlainCandidate) =>
  reached.some(([is, asked]) => is < asked * (1 - 1e-9));

export function isOffBest({ flow, best }: PlainCandidate): boolean {
  if (flow === null || best === null) return false;
  return flow / best < 0.7 || flow / best > 1.2;
}

/**
 * Without a reservation 0, or 1 where it falls more than 2 % short; with one 2 where that it suits is not known for certain,
 * 3 below the standard's limit, 4 for the rest.
 */
export function plainRank(candidate: PlainCandidate): number {
  const isTooShort = candidate.reached.some(([is, asked]) => is < asked * 0.98 * (1 - 1e-9));
  const isUnfit = isOffBest(candidate) || candidate.isMotorShort === true;
  const isBelow = candidate.grade === BELOW_GRADE_3;
  const isUnknown = candidate.flow !== null && candidate.best === null;
  if (!isUnfit && !isBelow && !isUnknown) return isTooShort ? 1 : 0;
  if (isUnfit || isTooShort) return 4;
  return isBelow ? 3 : 2;
}
