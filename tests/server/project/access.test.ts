import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Endpoint } from "#api/contract/endpoint.ts";
import type { PlanVersion } from "#api/contract/projectPlans.ts";
import { allRoutes } from "#server/start/allRoutes.ts";
import { grants } from "#server/database/schema/accountSchema.ts";
import { productsPart, roomsPart } from "../../support/planMaker.ts";
import { at, CALLS, planOf, type Needed, type Scene } from "../../support/projectCalls.ts";
import {
  currentOf,
  PROJECTS,
  selected,
  startProjectServer,
  type Person,
  type ProjectServer,
} from "../../support/projectServer.ts";

let server: ProjectServer;
let endpoints: readonly Endpoint[] = [];
beforeAll(async () => {
  server = await startProjectServer();
  const { database } = server;
  const none = () => Promise.reject(new Error("not asked"));
  endpoints = allRoutes({
    database,
    engine: { selectForRooms: none, roomCandidates: none },
    search: { open: none, dutyColumns: none },
  }).map(({ endpoint }) => endpoint);
});
afterAll(() => server.close());

const join = async (owner: Person, projectId: string, purpose: "viewer" | "editor") => {
  const { secret } = (await owner.post(`${PROJECTS}/${projectId}/links`, { purpose })).data as {
    secret: string;
  };
  const person = await server.person();
  await person.post("/private/v1/project_invitations/accept", { secret });
  return person;
};

/** A project of an owner with everything in it that a call may be about. */
async function sceneOf(owner: Person): Promise<Scene> {
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
  const guest = await join(owner, projectId, "viewer");
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

type Who = "nobody" | "stranger" | "viewer" | "editor" | "owner";
const MAY: Readonly<Record<Who, readonly Needed[]>> = {
  nobody: [],
  stranger: ["signedIn"],
  viewer: ["signedIn", "read"],
  editor: ["signedIn", "read", "edit"],
  owner: ["signedIn", "read", "edit", "manage"],
};
const REFUSED: Readonly<Record<Who, string>> = {
  nobody: "authentication.failed",
  stranger: "not.found",
  viewer: "forbidden",
  editor: "forbidden",
  owner: "none",
};

async function callerFor(who: Who, owner: Person, { projectId }: Scene) {
  if (who === "nobody") return server.nobody;
  if (who === "owner") return owner;
  return who === "stranger" ? server.person() : join(owner, projectId, who);
}

const keyOf = ({ method, path }: Endpoint) => `${method} ${path}`;

test("12: every call that needs a user is asked here", () => {
  // A file has no envelope: tests/server/documents asks for it as nobody and as somebody. Calls for operators
  // are asked in tests/server/operators.
  const isAsked = ({ needsUser, isBinary, needsOperator }: Endpoint) =>
    needsUser === true && isBinary !== true && needsOperator !== true;
  const needing = endpoints.filter(isAsked).map(keyOf);
  expect(Object.keys(CALLS).toSorted()).toEqual(needing.toSorted());
});

describe("12: calls of", () => {
  test.each(Object.keys(MAY) as Who[])("%s answer what that role may, and nothing else", async (who) => {
    const owner = await server.person();
    const scene = await sceneOf(owner);
    const caller = await callerFor(who, owner, scene);
    const expected: Record<string, string> = {};
    const answered: Record<string, string> = {};
    const told: unknown[] = [];
    for (const [key, { needs, path, body }] of Object.entries(CALLS)) {
      const method = key.split(" ")[0] as Endpoint["method"];
      const answer = await caller.call(method, path(scene), body?.(scene));
      expected[key] = MAY[who].includes(needs) ? "success" : REFUSED[who];
      answered[key] = answer.code;
      if (answer.code !== "success") told.push(answer.data);
      // The invitation makes a member of whoever takes it; it is the last of all.
      if (who === "stranger" && key.endsWith("/accept")) break;
    }
    expect(answered).toEqual(expected);
    // Whoever may not is told nothing of what is there.
    expect(told.filter((data) => data !== null)).toEqual([]);
  });

  test("a member find nothing of another project under their own: an id opens it in its own project alone", async () => {
    const [owner, other] = [await server.person(), await server.person()];
    const [scene, own] = [await sceneOf(owner), await sceneOf(other)];
    const mixed = { ...scene, projectId: own.projectId };
    for (const [key, { needs, path, body }] of Object.entries(CALLS)) {
      const isOfThing = /\{(?:id|versionId|partId|linkId|memberId)\}/u.test(key) && needs !== "signedIn";
      // A part of the same rooms is there under the same id: it is the other's own.
      if (!isOfThing || key.includes("{partId}")) continue;
      const answer = await other.call(key.split(" ")[0] as Endpoint["method"], path(mixed), body?.(mixed));
      expect([key, answer.code]).toEqual([key, "not.found"]);
    }
    const batch = { ids: [scene.rowId, scene.deletedId] };
    expect((await other.delete(at("/personal_products")(mixed), batch)).data).toEqual({ ids: [] });
    expect((await other.post(at("/personal_products/restore")(mixed), batch)).data).toEqual({ ids: [] });
    const arranged = { projectId: own.projectId, ids: [scene.rowId] };
    expect((await other.post(`${PROJECTS}/arrangement_info`, arranged)).data).toEqual([]);
    const page = await owner.get(at("/personal_products/page")(scene));
    expect(page.data).toMatchObject({ totalCount: 2 });
  });

  test("somebody whose session has ended answer as those of nobody, at once", async () => {
    const owner = await server.person();
    const { projectId } = await sceneOf(owner);
    const { queries } = server.database;
    await queries.delete(grants).where(eq(grants.userId, owner.userId));
    expect(await owner.get(`${PROJECTS}/${projectId}`)).toMatchObject({ code: "authentication.failed" });
  });
});
