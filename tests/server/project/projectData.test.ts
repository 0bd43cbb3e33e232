import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { PlanVersion } from "#api/contract/projectPlans.ts";
import { forgetUser, readMyData } from "#server/account/myData.ts";
import { PERSONAL_DATA } from "#server/start/personalParts.ts";
import {
  planParts,
  projectLinks,
  projects,
  selectedProducts,
} from "#server/database/schema/projectSchema.ts";
import { DATABASES } from "../../support/eachDatabase.ts";
import { HEAD, productsPart, roomsPart } from "../../support/planMaker.ts";
import {
  currentOf,
  PROJECTS,
  selected,
  startProjectServer,
  type Person,
  type ProjectServer,
} from "../../support/projectServer.ts";

describe.each(DATABASES)("14: what projects hold of a user in $name", ({ open }) => {
  let server: ProjectServer;
  beforeAll(async () => {
    server = await startProjectServer(open);
  });
  afterAll(() => server.close());

  const entries = async ({ userId }: Person) =>
    JSON.parse(JSON.stringify(await readMyData(server.database.queries, userId, PERSONAL_DATA))) as object;
  const forget = ({ userId }: Person) => forgetUser(server.database.queries, userId, PERSONAL_DATA);
  const linkOf = async (owner: Person, projectId: string, body: object) =>
    (await owner.post(`${PROJECTS}/${projectId}/links`, body)).data as { id: string; secret: string };
  async function joined(owner: Person, projectId: string, purpose: "viewer" | "editor") {
    const person = await server.person();
    const { secret } = await linkOf(owner, projectId, { purpose });
    await person.post("/private/v1/project_invitations/accept", { secret });
    return person;
  }
  async function save(person: Person, projectId: string, room: string, note = "") {
    const path = `${PROJECTS}/${projectId}`;
    const keep = async (part: object) =>
      ((await person.post(`${path}/plan_parts`, part)).data as { id: string }).id;
    const plan = { saveKey: randomUUID(), kind: "fanCoil", building: room, name: "一号楼", basedOn: null };
    const roomParts = [await keep(roomsPart([{ id: room }]))];
    const productParts = [await keep(productsPart("fcu-1"))];
    const body = { ...plan, note, head: HEAD, roomParts, productParts };
    return (await person.post(`${path}/plans`, body)).data as PlanVersion;
  }
  const exists = async (projectId: string) =>
    (await server.database.queries.$count(projects, eq(projects.id, projectId))) === 1;

  test("is told whole: of own projects everything, of others what one has put there", async () => {
    const [owner, other] = [await server.person(), await server.person()];
    const [own, shared] = [await currentOf(owner), await currentOf(other)];
    const editor = await joined(other, shared, "editor");
    await selected(owner, own, { productId: "fan-1", equipmentNum: 3 });
    const { id } = await selected(owner, own, { productId: "pump-1" });
    await owner.patch(`${PROJECTS}/${own}/personal_products/${id}`, { remark: "屋面", equipmentCode: "P-7" });
    await save(owner, own, "room-of-owner", "初稿");
    await linkOf(owner, own, { purpose: "read" });
    expect(await entries(owner)).toMatchObject({
      projects: [
        {
          name: "我的项目",
          role: "owner",
          members: [{ role: "owner", isYou: true }],
          selectedProducts: [
            { model: "T35-11-6.3", brandName: "朗源", equipmentNum: 3 },
            { model: "KQL 50/32", remark: "屋面", equipmentCode: "P-7" },
          ],
          plans: [
            {
              note: "初稿",
              head: HEAD,
              parts: [productsPart("fcu-1"), roomsPart([{ id: "room-of-owner" }])],
            },
          ],
          links: [{ purpose: "read" }],
        },
      ],
    });
    await selected(other, shared, { productId: "fan-1" });
    await save(other, shared, "room-of-other");
    await selected(editor, shared, { productId: "fan-2" });
    await save(editor, shared, "room-of-editor");
    const data = await entries(editor);
    expect(data).toMatchObject({
      projects: [
        {
          role: "editor",
          selectedProducts: [{ model: "T35-11-8" }],
          plans: [{ building: "room-of-editor" }],
          links: [],
        },
      ],
    });
    expect(JSON.stringify(data)).not.toContain("room-of-other");
  });

  test("goes with its owner where nobody else is there", async () => {
    const owner = await server.person();
    const projectId = await currentOf(owner);
    await selected(owner, projectId, { productId: "fan-1" });
    const version = await save(owner, projectId, "gone");
    const whole = await linkOf(owner, projectId, { purpose: "read" });
    const revoked = await linkOf(owner, projectId, { purpose: "read", planVersionId: version.id });
    await owner.delete(`${PROJECTS}/${projectId}/links/${revoked.id}`);
    await forget(owner);
    expect(await exists(projectId)).toBe(false);
    const { queries } = server.database;
    for (const table of [selectedProducts, planParts, projectLinks])
      expect(await queries.$count(table, eq(table.projectId, projectId))).toBe(0);
    expect(await server.nobody.post("/shared/v1/project", { secret: whole.secret })).toMatchObject({
      code: "not.found",
    });
  });

  test("leaves the version that somebody was given a link to, without a name", async () => {
    const owner = await server.person("张三丰");
    const projectId = await currentOf(owner);
    await owner.patch(`${PROJECTS}/${projectId}`, { name: "张三丰的项目" });
    await selected(owner, projectId, { productId: "fan-1" });
    const [kept, dropped] = [await save(owner, projectId, "kept"), await save(owner, projectId, "dropped")];
    const { secret } = await linkOf(owner, projectId, { purpose: "read", planVersionId: kept.id });
    await forget(owner);
    const opened = await server.nobody.post("/shared/v1/plan_version", { secret, versionId: kept.id });
    expect(opened).toMatchObject({ code: "success", data: { rooms: 1, author: null } });
    const { roomParts } = opened.data as { roomParts: string[] };
    const part = { secret, versionId: kept.id, partId: roomParts[0] };
    expect(await server.nobody.post("/shared/v1/plan_part", part)).toMatchObject({ code: "success" });
    const { queries } = server.database;
    expect(await queries.$count(selectedProducts, eq(selectedProducts.projectId, projectId))).toBe(0);
    expect(await queries.$count(planParts, eq(planParts.projectId, projectId))).toBe(2);
    const [project] = await queries.select().from(projects).where(eq(projects.id, projectId));
    const shared = await server.nobody.post("/shared/v1/project", { secret });
    expect(JSON.stringify([project, shared, opened])).not.toContain("张三丰");
    // Nobody can revoke it any more, so it expires by itself; its target is deleted when the next user leaves.
    expect(shared.data).toMatchObject({ expiresAt: expect.any(Number) });
    await queries
      .update(projectLinks)
      .set({ expiresAt: new Date() })
      .where(eq(projectLinks.projectId, projectId));
    await forget(await server.person());
    expect(await exists(projectId)).toBe(false);
    expect(dropped.id).not.toBe(kept.id);
  });

  test("stays with those who work on it: the one who may most owns it then, and no name is left", async () => {
    const owner = await server.person("李四光");
    const projectId = await currentOf(owner);
    const viewer = await joined(owner, projectId, "viewer");
    const editor = await joined(owner, projectId, "editor");
    await selected(owner, projectId, { productId: "fan-1" });
    const version = await save(owner, projectId, "shared");
    await forget(owner);
    const path = `${PROJECTS}/${projectId}`;
    expect((await editor.get(path)).data).toMatchObject({ role: "owner", members: 2 });
    expect((await viewer.get(path)).data).toMatchObject({ role: "viewer" });
    const page = await editor.get(`${path}/personal_products/page`);
    expect(page.data).toMatchObject({ list: [{ model: "T35-11-6.3", selectedBy: null }] });
    const opened = await editor.get(`${path}/plan_versions/${version.id}`);
    expect(opened.data).toMatchObject({ author: null });
    expect(JSON.stringify([page, opened, await editor.get(`${path}/members`)])).not.toContain("李四光");
    await forget(editor);
    expect((await viewer.get(path)).data).toMatchObject({ role: "owner" });
  });
});
