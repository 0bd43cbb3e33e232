import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Endpoint } from "#api/contract/endpoint.ts";
import { allRoutes } from "#server/start/allRoutes.ts";
import { grants, users } from "#server/database/schema/accountSchema.ts";
import { USUAL_BOUNDS } from "#server/process/bounds.ts";
import { at, CALLS, type Needed, type Scene } from "../../support/projectCalls.ts";
import { join, sceneOf } from "../../support/projectScene.ts";
import {
  currentOf,
  PROJECTS,
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
    bounds: USUAL_BOUNDS,
    engine: { selectForRooms: none, roomCandidates: none },
    search: { open: none, dutyColumns: none },
  }).map(({ endpoint }) => endpoint);
});
afterAll(() => server.close());

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
  return who === "stranger" ? server.person() : join(server, owner, projectId, who);
}

const keyOf = ({ method, path }: Endpoint) => `${method} ${path}`;

test("12: every call that needs a user is asked here", () => {
  // Files have no envelope: tests/server/documents tests them with and without a user. Calls for operators are
  // tested in tests/server/operators, those of libraries in tests/server/library.
  const isAsked = ({ path, needsUser, isBinary, needsOperator }: Endpoint) =>
    needsUser === true && isBinary !== true && needsOperator !== true && !path.includes("/librar");
  const needing = endpoints.filter(isAsked).map(keyOf);
  expect(Object.keys(CALLS).toSorted()).toEqual(needing.toSorted());
});

describe("12: calls of", () => {
  test.each(Object.keys(MAY) as Who[])("%s answer what that role may, and nothing else", async (who) => {
    const owner = await server.person();
    const scene = await sceneOf(server, owner);
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
      // Accepting the invitation makes the caller a member, so it comes last.
      if (who === "stranger" && key.endsWith("/accept")) break;
    }
    expect(answered).toEqual(expected);
    // A caller without the right learns nothing about the content.
    expect(told.filter((data) => data !== null)).toEqual([]);
  });

  test("a member find nothing of another project under their own: an id opens it in its own project alone", async () => {
    const [owner, other] = [await server.person(), await server.person()];
    const [scene, own] = [await sceneOf(server, owner), await sceneOf(server, other)];
    const mixed = { ...scene, projectId: own.projectId };
    for (const [key, { needs, path, body }] of Object.entries(CALLS)) {
      const isOfThing = /\{(?:id|versionId|partId|linkId|memberId)\}/u.test(key) && needs !== "signedIn";
      // An equal part with the same id belongs to the other user's own project.
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
    const { projectId } = await sceneOf(server, owner);
    const { queries } = server.database;
    await queries.delete(grants).where(eq(grants.userId, owner.userId));
    expect(await owner.get(`${PROJECTS}/${projectId}`)).toMatchObject({ code: "authentication.failed" });
  });

  test("somebody who is locked, or whose time is over, answer as those of nobody in their own project", async () => {
    const { queries } = server.database;
    const [locked, late] = [await server.person(), await server.person()];
    const own = async (person: Person) => `${PROJECTS}/${await currentOf(person)}`;
    const paths = [await own(locked), await own(late)];
    await queries.update(users).set({ lockedAt: new Date() }).where(eq(users.id, locked.userId));
    await queries.update(grants).set({ expiresAt: new Date() }).where(eq(grants.userId, late.userId));
    for (const [index, person] of [locked, late].entries())
      expect(await person.get(`${paths[index]}/members`)).toMatchObject({ code: "authentication.failed" });
  });
});
