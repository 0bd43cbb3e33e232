/** The version in a project that a building continues from. */
export interface PlanBase {
  readonly projectId: string;
  readonly versionId: string;
  readonly number: number;
  /** Its full content: equal contents are the same version. */
  readonly content: string;
}

/** Where the versions of a building's plan are stored. */
export interface PlanOrigin {
  /** The id by which projects know the building on any machine. */
  readonly building: string;
  /** One for each project. */
  readonly bases: readonly PlanBase[];
}

export const baseIn = (origin: PlanOrigin | null, projectId: string): PlanBase | undefined =>
  origin?.bases.find((base) => base.projectId === projectId);

export const withBase = ({ building, bases }: PlanOrigin, base: PlanBase): PlanOrigin => ({
  building,
  bases: [...bases.filter(({ projectId }) => projectId !== base.projectId), base],
});
