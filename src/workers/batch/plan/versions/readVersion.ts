import type { Api } from "#api/client/createApi.ts";
import type { Answer } from "#api/contract/endpoint.ts";
import { openPlanVersion, readPlanPart, type PlanPart } from "#api/contract/projectPlans.ts";
import { joinPlanParts } from "#domain/building/plan/joinPlanParts.ts";
import type { PlanContent } from "#domain/building/plan/PlanContent.ts";
import { inLanes } from "../../run/inLanes.ts";

export interface ReadVersion {
  readonly version: Answer<typeof openPlanVersion>;
  readonly content: PlanContent;
}

const productsOf = (part: PlanPart) => (part.kind === "products" ? part.products : []);
const roomsOf = (part: PlanPart) => (part.kind === "rooms" ? [part.rooms] : []);

/** A version with all its parts, which are fetched a few at a time */
export async function readVersion(
  api: Api,
  projectId: string,
  versionId: string,
  signal?: AbortSignal,
): Promise<ReadVersion> {
  const options = signal ? { signal } : {};
  const version = await api.call(openPlanVersion, { params: { projectId, versionId } }, options);
  const ids = [...version.productParts, ...version.roomParts];
  const parts = await inLanes(ids, (partId) =>
    api.call(readPlanPart, { params: { projectId, partId } }, options),
  );
  return {
    version,
    content: { products: parts.flatMap(productsOf), rooms: joinPlanParts(parts.flatMap(roomsOf)) },
  };
}
