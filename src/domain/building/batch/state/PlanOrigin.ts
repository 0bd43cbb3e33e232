/** The version in a project that a building goes on from. */
export interface PlanBase {
  readonly projectId: string;
  readonly versionId: string;
  readonly number: number;
  /** All that it says: what says the same is no other version. */
  readonly content: string;
}

/** Where the versions of a building's plan are. */
export interface PlanOrigin {
  /** By which projects know the building, on whichever machine it is open. */
  readonly building: string;
  /** One a project. */
  readonly bases: readonly PlanBase[];
}

export const baseIn = (origin: PlanOrigin | null, projectId: string): PlanBase | undefined =>
  origin?.bases.find((base) => base.projectId === projectId);

export const withBase = ({ building, bases }: PlanOrigin, base: PlanBase): PlanOrigin => ({
  building,
  bases: [...bases.filter(({ projectId }) => projectId !== base.projectId), base],
});
