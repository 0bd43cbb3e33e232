import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { MOST_LINKS } from "#domain/desk/project/projectLimits.ts";
import { planParts, projectLinks } from "#server/database/schema/projectSchema.ts";
import { createLog } from "#server/process/log.ts";
import { keepPart } from "#server/project/plans/planParts.ts";
import { pruneHourly } from "#server/start/pruneHourly.ts";
import { roomsPart } from "../../support/planMaker.ts";
import { currentOf, PROJECTS, startProjectServer, type ProjectServer } from "../../support/projectServer.ts";

let server: ProjectServer;
beforeAll(async () => {
  server = await startProjectServer();
});
afterAll(() => server.close());

const part = (id: string) => roomsPart([{ id }]);

test("a project takes no more parts of plans than its bytes, and says so", async () => {
  const { queries } = server.database;
  const projectId = await currentOf(await server.person());
  await keepPart(queries, projectId, part("a"), 100);
  await expect(keepPart(queries, projectId, part("b"), 100)).rejects.toMatchObject({
    code: "invalid.input",
    message: "此项目保存的方案已满 0 MB，另建项目后再保存",
  });
  const yesterday = new Date(Date.now() - 24 * 3_600_000);
  const own = eq(planParts.projectId, projectId);
  await queries.update(planParts).set({ createdAt: yesterday }).where(own);
  // It is there already and takes no space; its age starts anew.
  const hash = await keepPart(queries, projectId, part("a"), 100);
  const [kept] = await queries.select().from(planParts).where(own);
  expect(kept?.hash).toBe(hash);
  expect(kept!.createdAt.getTime()).toBeGreaterThan(yesterday.getTime() + 3_600_000);
  await keepPart(queries, projectId, part("b"));
  expect(await queries.$count(planParts, own)).toBe(2);
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
  const old = await keepPart(queries, projectId, part("old"));
  const fresh = await keepPart(queries, projectId, part("fresh"));
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
