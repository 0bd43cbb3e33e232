import type { Batch } from "#domain/building/batch/Batch.ts";
import type { SavedAs } from "./SystemSheet.ts";

/** The version that a building was last saved as; null before that. */
export function savedAs({ origin }: Pick<Batch<unknown>, "origin">): SavedAs | null {
  const base = origin?.bases.at(-1);
  return base === undefined
    ? null
    : { projectId: base.projectId, versionId: base.versionId, number: base.number };
}

/** Name of the building in drawings */
export const nameOfBuilding = ({
  givenName,
  buildingName,
}: Pick<Batch<unknown>, "givenName" | "buildingName">): string =>
  givenName || buildingName.replace(/\.xlsx$/iu, "");
