import type { AddressPart } from "../../catalogue/listing/listAddress.ts";

/** A saved plan version that an address links to */
export interface LinkedVersion {
  readonly projectId: string;
  readonly versionId: string;
}

const NAMES = { projectId: "planProject", versionId: "planVersion" } as const;
export const VERSION_NAMES: readonly string[] = Object.values(NAMES);
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

export const versionParts = ({ projectId, versionId }: LinkedVersion): readonly AddressPart[] => [
  [NAMES.projectId, projectId],
  [NAMES.versionId, versionId],
];

/** The version in an address; `null` without one, or if it is not valid. */
export function readVersionAddress(parts: Iterable<AddressPart>): LinkedVersion | null {
  const named = new Map(parts);
  const [projectId = "", versionId = ""] = [NAMES.projectId, NAMES.versionId].map((name) => named.get(name));
  return UUID.test(projectId) && UUID.test(versionId) ? { projectId, versionId } : null;
}
