import { BELOW_GRADE_3 } from "#domain/catalogue/standards/efficiencyGrade.ts";

/** A product that matched a duty, in its simplest form. */
export interface PlainCandidate {
  /** Each reached figure with the required one. */
  readonly reached: readonly (readonly [reached: number, asked: number])[];
  /** m³/h of the operating point; null if only rated values were compared. */
  readonly flow: number | null;
  /** m³/h of the best efficiency; null if it was not measured. */
  readonly best: number | null;
  readonly grade: string | null;
  /** Whether the shaft needs more power than the motor has, if the site air is stated. */
  readonly isMotorShort?: boolean;
}

/** Whether a product is short of the duty by more than rounding. */
export const isShort = ({ reached }: PlainCandidate) =>
  reached.some(([is, asked]) => is < asked * (1 - 1e-9));

export function isOffBest({ flow, best }: PlainCandidate): boolean {
  if (flow === null || best === null) return false;
  return flow / best < 0.7 || flow / best > 1.2;
}

/**
 * Rank of a product. Without a reservation it is 0, or 1 if the product falls more than 2 % short. With a reservation
 * it is 4 if the product is unfit or falls more than 2 % short, otherwise 3 below the standard's limit, and 2 if only
 * its suitability is uncertain.
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
