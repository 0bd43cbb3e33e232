import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { PlanPart } from "#api/contract/projectPlans.ts";
import { MOST_LINKS } from "#domain/desk/project/projectLimits.ts";
import { rateLimits } from "#server/database/schema/accountSchema.ts";
import { planParts, projectLinks, projectMembers } from "#server/database/schema/projectSchema.ts";
import { USUAL_BOUNDS, type Bounds } from "#server/process/bounds.ts";
import { createLog } from "#server/process/log.ts";
import { copiedProject } from "#server/project/copyProject.ts";
import { projectData } from "#server/project/projectData.ts";
import { pruneHourly } from "#server/start/pruneHourly.ts";
import { callerOf } from "../../support/caller.ts";
import { keptPart } from "../../support/keptPart.ts";
import { HEAD, productsPart, roomsPart } from "../../support/planMaker.ts";
import {
  currentOf,
  PROJECTS,
  startProjectServer,
  type Person,
  type ProjectServer,
} from "../../support/projectServer.ts";

let server: ProjectServer;
beforeAll(async () => {
  server = await startProjectServer();
});
afterAll(() => server.close());

const part = (id: string) => roomsPart([{ id }]);

/** Limit in megabytes so small that a project with one small part is full. */
const TINY = { ...USUAL_BOUNDS, projectMegabytes: 100 / 1024 ** 2 };

test("a project takes no more parts of plans than its bytes, and says so", async () => {
  const { queries } = server.database;
  const projectId = await currentOf(await server.person());
  await keptPart(queries, projectId, part("a"), TINY);
  await expect(keptPart(queries, projectId, part("b"), TINY)).rejects.toMatchObject({
    code: "invalid.input",
    message: expect.stringMatching(/^此项目保存的方案已满 [\d.]+ MB，另建项目后再保存$/u) as string,
  });
  const yesterday = new Date(Date.now() - 24 * 3_600_000);
  const own = eq(planParts.projectId, projectId);
  await queries.update(planParts).set({ createdAt: yesterday }).where(own);
  // The part exists already and needs no space; its age starts anew.
  const hash = await keptPart(queries, projectId, part("a"), TINY);
  const [kept] = await queries.select().from(planParts).where(own);
  expect(kept?.hash).toBe(hash);
  expect(kept!.createdAt.getTime()).toBeGreaterThan(yesterday.getTime() + 3_600_000);
  await keptPart(queries, projectId, part("b"), USUAL_BOUNDS);
  expect(await queries.$count(planParts, own)).toBe(2);
});

test("all projects of an account together take so many bytes, whoever sends them", async () => {
  const { queries } = server.database;
  const owner = await server.person();
  const editor = await server.person();
  const one = await currentOf(owner);
  const other = ((await owner.post(PROJECTS, { name: "二号楼" })).data as { id: string }).id;
  const bounds = { ...USUAL_BOUNDS, accountMegabytes: 100 / 1024 ** 2 };
  await keptPart(queries, one, part("a"), bounds);
  await expect(keptPart(queries, other, part("b"), bounds)).rejects.toMatchObject({ code: "invalid.input" });
  // Projects owned by others do not count for the user.
  await queries.insert(projectMembers).values({ of: one, userId: editor.userId, role: "editor" });
  const own = ((await editor.post(PROJECTS, { name: "三号楼" })).data as { id: string }).id;
  await keptPart(queries, own, part("b"), bounds);
});

test("of two owners the first one's account is charged, and nobody else's", async () => {
  const { queries } = server.database;
  const [first, second] = [await server.person(), await server.person()];
  const bounds = { ...USUAL_BOUNDS, accountMegabytes: 100 / 1024 ** 2 };
  const shared = await currentOf(first);
  await keptPart(queries, shared, part("a"), bounds);
  await queries.insert(projectMembers).values({ of: shared, userId: second.userId, role: "owner" });
  const own = ((await second.post(PROJECTS, { name: "自己的" })).data as { id: string }).id;
  await keptPart(queries, own, part("a"), bounds);
  const another = ((await first.post(PROJECTS, { name: "二号楼" })).data as { id: string }).id;
  await expect(keptPart(queries, another, part("a"), bounds)).rejects.toMatchObject({
    code: "invalid.input",
  });
});

/** A user's project with a plan version that names two parts, and a part that no version names. */
async function plannedProject(person: Person): Promise<string> {
  const projectId = await currentOf(person);
  const path = `${PROJECTS}/${projectId}`;
  const keep = async (sent: PlanPart) =>
    ((await person.post(`${path}/plan_parts`, sent)).data as { id: string }).id;
  const saved = await person.post(`${path}/plans`, {
    saveKey: randomUUID(),
    kind: "fanCoil",
    building: "fanCoil",
    name: "一号楼",
    basedOn: null,
    head: HEAD,
    roomParts: [await keep(part("a"))],
    productParts: [await keep(productsPart("fcu-1"))],
  });
  expect(saved.status).toBe(200);
  await keep(part("unnamed"));
  return projectId;
}

test("a copy takes room as if its parts were sent: whoever makes it must have it", async () => {
  const { queries } = server.database;
  const [owner, viewer] = [await server.person(), await server.person()];
  const projectId = await plannedProject(owner);
  const sizes = await queries
    .select({ hash: planParts.hash, bytes: sql`octet_length(${planParts.packed})`.mapWith(Number) })
    .from(planParts)
    .where(eq(planParts.projectId, projectId));
  const all = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  const copy = (userId: number, bounds: Partial<Bounds>) =>
    copiedProject(queries, projectId, userId, "副本", { ...USUAL_BOUNDS, ...bounds });
  const isFull = { code: "invalid.input", message: expect.stringContaining("已满") as string };
  const account = { accountMegabytes: all / 1024 ** 2 };
  await expect(copy(owner.userId, account)).rejects.toMatchObject(isFull);
  await expect(copy(viewer.userId, { projectMegabytes: 1 / 1024 ** 2 })).rejects.toMatchObject(isFull);
  expect(((await owner.get(PROJECTS)).data as unknown[]).length).toBe(1);
  const made = await copy(viewer.userId, account);
  const copied = await queries
    .select({ hash: planParts.hash })
    .from(planParts)
    .where(eq(planParts.projectId, made));
  const unnamed = await keptPart(queries, projectId, part("unnamed"), USUAL_BOUNDS);
  expect(copied.map(({ hash }) => hash).toSorted()).toEqual(
    sizes.flatMap(({ hash }) => (hash === unnamed ? [] : [hash])).toSorted(),
  );
  // A copy for which there is no space has no plans.
  const empty = ((await owner.post(PROJECTS, { name: "空" })).data as { id: string }).id;
  await copiedProject(queries, empty, owner.userId, "副本", { ...USUAL_BOUNDS, ...account });
});

test("an account sends so many parts in a minute, and is told when it may go on", async () => {
  const own = await startProjectServer(undefined, { bounds: { ...USUAL_BOUNDS, partsAMinute: 3 } });
  const [person, other] = [await own.person(), await own.person()];
  const send = async (sender: Person, id: string) =>
    sender.post(`${PROJECTS}/${await currentOf(sender)}/plan_parts`, part(id));
  const together = await Promise.all(["a", "b", "c", "d", "e"].map((id) => send(person, id)));
  expect(together.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([
    200, 200, 200, 429, 429,
  ]);
  expect(together.find(({ status }) => status === 429)).toMatchObject({
    code: "too.many.requests",
    message: expect.stringMatching(/^操作过于频繁，\d+ 秒后可再试$/u) as string,
  });
  expect((await send(other, "a")).status).toBe(200);
  const { queries } = own.database;
  await queries.update(rateLimits).set({ expire: new Date() });
  expect((await send(person, "f")).status).toBe(200);
  await projectData.forget(queries, person.userId);
  expect(await queries.$count(rateLimits)).toBe(1);
  await own.close();
});

test("a network sends so many events and messages, whatever cookies it deletes; nobody else pays for it", async () => {
  const bounds = { ...USUAL_BOUNDS, tracksAMinute: 100, networkMessagesAnHour: 2 };
  const own = await startProjectServer(undefined, { bounds });
  const from = (network: string) => callerOf(own.app, { "X-Forwarded-For": network });
  const event = { event: "pageView", platform: "web", at: 1_763_000_000_123, properties: {} };
  const tracks = (count: number) => ({ tracks: Array.from({ length: count }, () => event) });
  const [one, other] = [from("192.0.2.1"), from("192.0.2.2")];
  expect((await one.post("/tracks", tracks(99))).status).toBe(200);
  expect((await one.post("/tracks", tracks(2))).status).toBe(429);
  expect((await other.post("/tracks", tracks(2))).status).toBe(200);
  const message = { title: "好", description: "好用", type: "wish" };
  expect((await one.post("/feedback", message)).status).toBe(200);
  expect((await one.post("/feedback", message)).status).toBe(200);
  expect((await one.post("/feedback", message)).status).toBe(429);
  expect((await other.post("/feedback", message)).status).toBe(200);
  await own.close();
});

test("projects and links are as many as the settings say", async () => {
  const own = await startProjectServer(undefined, { bounds: { ...USUAL_BOUNDS, projects: 1, links: 1 } });
  const person = await own.person();
  const projectId = await currentOf(person);
  expect(await person.post(PROJECTS, { name: "二号楼" })).toMatchObject({
    code: "invalid.input",
    message: "项目已有 1 个，不能再建",
  });
  expect(await person.post(`${PROJECTS}/${projectId}/copy`, { name: "副本" })).toMatchObject({
    code: "invalid.input",
  });
  const link = () => person.post(`${PROJECTS}/${projectId}/links`, { purpose: "read" });
  expect([(await link()).status, (await link()).status]).toEqual([200, 400]);
  await own.close();
});

test("a project has so many links in force; one that was revoked leaves its place to another", async () => {
  const { queries } = server.database;
  const person = await server.person();
  const projectId = await currentOf(person);
  const link = () => person.post(`${PROJECTS}/${projectId}/links`, { purpose: "read" });
  const first = (await link()).data as { id: string };
  await queries.execute(sql`insert into project_links (project_id, purpose, hash, created_by)
    select ${projectId}::uuid, 'read', 'hash-' || n, ${person.userId} from generate_series(2, ${MOST_LINKS}) n`);
  expect(await link()).toMatchObject({ status: 400, code: "invalid.input" });
  await queries.update(projectLinks).set({ revokedAt: new Date() }).where(eq(projectLinks.id, first.id));
  const together = await Promise.all([link(), link(), link(), link()]);
  expect(together.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(together.filter(({ status }) => status === 400)).toHaveLength(3);
});

test("parts that no version has named within a day are cleared hourly, of all projects", async () => {
  const { queries } = server.database;
  const projectId = await currentOf(await server.person());
  const old = await keptPart(queries, projectId, part("old"), USUAL_BOUNDS);
  const fresh = await keptPart(queries, projectId, part("fresh"), USUAL_BOUNDS);
  await queries
    .update(planParts)
    .set({ createdAt: new Date(Date.now() - 25 * 3_600_000) })
    .where(eq(planParts.hash, old));
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const stop = pruneHourly(queries, createLog("silent"));
  vi.advanceTimersByTime(3_600_000);
  stop();
  vi.useRealTimers();
  await vi.waitFor(async () => {
    const left = await queries
      .select({ hash: planParts.hash })
      .from(planParts)
      .where(eq(planParts.projectId, projectId));
    expect(left).toEqual([{ hash: fresh }]);
  });
});
