import type { PlanVersion } from "#api/contract/projectPlans.ts";
import { productsPart, roomsPart } from "./planMaker.ts";
import { planOf, type Scene } from "./projectCalls.ts";
import { currentOf, PROJECTS, selected, type Person, type ProjectServer } from "./projectServer.ts";

/** A person who joins a project by a link. */
export const join = async (
  server: ProjectServer,
  owner: Person,
  projectId: string,
  purpose: "viewer" | "editor",
) => {
  const { secret } = (await owner.post(`${PROJECTS}/${projectId}/links`, { purpose })).data as {
    secret: string;
  };
  const person = await server.person();
  await person.post("/private/v1/project_invitations/accept", { secret });
  return person;
};

/** A project of an owner with everything in it that a call may be about. */
export async function sceneOf(server: ProjectServer, owner: Person): Promise<Scene> {
  const projectId = await currentOf(owner);
  const path = `${PROJECTS}/${projectId}`;
  const rowId = (await selected(owner, projectId, { productId: "fan-1" })).id;
  const deletedId = (await selected(owner, projectId, { productId: "fan-2" })).id;
  const idOf = async (call: string, body: object) =>
    ((await owner.post(`${path}/${call}`, body)).data as { id: string }).id;
  const partId = await idOf("plan_parts", roomsPart([{ id: "1" }]));
  const productPartId = await idOf("plan_parts", productsPart("fcu-1"));
  const version = (await owner.post(`${path}/plans`, planOf(partId, productPartId))).data as PlanVersion;
  const otherVersionId = await idOf("plans", planOf(partId, productPartId));
  const link = (await owner.post(`${path}/links`, { purpose: "viewer" })).data as {
    id: string;
    secret: string;
  };
  const guest = await join(server, owner, projectId, "viewer");
  const { id: versionId, planId } = version;
  const linkId = await idOf("links", { purpose: "read" });
  return {
    projectId,
    rowId,
    deletedId,
    versionId,
    otherVersionId,
    partId,
    productPartId,
    planId,
    linkId,
    secret: link.secret,
    guestId: guest.userId,
  };
}
