import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { PlanVersion } from "#api/contract/projectPlans.ts";
import { projectLinks } from "#server/database/schema/projectSchema.ts";
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

interface Link {
  readonly id: string;
  readonly secret: string;
}
interface Member {
  readonly id: string;
  readonly role: string;
}

describe.each(DATABASES)("sharing in $name", ({ open }) => {
  let server: ProjectServer;
  beforeAll(async () => {
    server = await startProjectServer(open);
  });
  afterAll(() => server.close());

  let owner: Person;
  let projectId = "";
  let path = "";
  beforeEach(async () => {
    owner = await server.person();
    projectId = await currentOf(owner);
    path = `${PROJECTS}/${projectId}`;
  });
  const link = async (body: object) => (await owner.post(`${path}/links`, body)).data as Link;
  const join = (person: Person, secret: string) =>
    person.post("/private/v1/project_invitations/accept", { secret });
  const members = async () => (await owner.get(`${path}/members`)).data as Member[];
  async function joined(purpose: "viewer" | "editor") {
    const person = await server.person();
    const answer = await join(person, (await link({ purpose })).secret);
    expect(answer.data).toMatchObject({ id: projectId, role: purpose, isCurrent: false });
    return person;
  }
  async function savedPlan(): Promise<PlanVersion & { readonly roomParts: readonly string[] }> {
    const keep = async (part: object) =>
      ((await owner.post(`${path}/plan_parts`, part)).data as { id: string }).id;
    const saved = await owner.post(`${path}/plans`, {
      saveKey: randomUUID(),
      kind: "fanCoil",
      building: randomUUID(),
      name: "一号楼",
      basedOn: null,
      head: HEAD,
      roomParts: [await keep(roomsPart([{ id: randomUUID() }]))],
      productParts: [await keep(productsPart("fcu-1"))],
    });
    const version = saved.data as PlanVersion;
    const { data } = await owner.get(`${path}/plan_versions/${version.id}`);
    return data as PlanVersion & { readonly roomParts: readonly string[] };
  }

  test("a link lets join as it says; whoever has more keeps it", async () => {
    const editor = await joined("editor");
    expect(await members()).toMatchObject([
      { role: "owner", isYou: true },
      { role: "editor", isYou: false },
    ]);
    const again = await join(editor, (await link({ purpose: "viewer" })).secret);
    expect(again.data).toMatchObject({ role: "editor", members: 2 });
    const asOwner = await join(owner, (await link({ purpose: "viewer" })).secret);
    expect(asOwner.data).toMatchObject({ role: "owner" });
    expect((await editor.get(PROJECTS)).data).toMatchObject([{ id: projectId, role: "editor" }]);
  });

  test("many who join at once by one link are all members", async () => {
    const { secret } = await link({ purpose: "viewer" });
    const people = await Promise.all(Array.from({ length: 4 }, () => server.person()));
    await Promise.all(people.flatMap((person) => [join(person, secret), join(person, secret)]));
    expect(await members()).toHaveLength(5);
  });

  test("an editor's selections go to the shared project, a viewer's cannot", async () => {
    const [editor, viewer] = [await joined("editor"), await joined("viewer")];
    expect(await editor.put(`${PROJECTS}/current`, { projectId })).toMatchObject({ code: "success" });
    expect(await viewer.put(`${PROJECTS}/current`, { projectId })).toMatchObject({ code: "forbidden" });
    const row = await selected(editor, projectId, { productId: "fan-1" });
    expect((await viewer.get(`${path}/personal_products/page`)).data).toMatchObject({
      list: [{ id: row.id, selectedBy: expect.any(String) }],
    });
  });

  test("whoever becomes a viewer, leaves or is taken out has their selections elsewhere", async () => {
    for (const part of ["role", "leave", "remove"] as const) {
      const editor = await joined("editor");
      await editor.put(`${PROJECTS}/current`, { projectId });
      const member = `${path}/members/${editor.userId}`;
      const act = {
        role: () => owner.patch(member, { role: "viewer" }),
        leave: () => editor.delete(member),
        remove: () => owner.delete(member),
      }[part];
      expect((await act()).code).toBe("success");
      expect(await currentOf(editor)).not.toBe(projectId);
      expect((await editor.get(path)).code).toBe(part === "role" ? "success" : "not.found");
    }
  });

  test("whoever was taken out comes back by no link of before, and by one that is made afterwards", async () => {
    const [first, second] = [await link({ purpose: "editor" }), await link({ purpose: "viewer" })];
    const person = await server.person();
    await join(person, first.secret);
    await owner.delete(`${path}/members/${person.userId}`);
    for (const { secret } of [first, second])
      expect(await join(person, secret)).toMatchObject({ code: "not.found", data: { reason: "removed" } });
    expect((await person.get(path)).code).toBe("not.found");
    expect(await owner.delete(`${path}/members/${person.userId}`)).toMatchObject({
      code: "not.found",
      data: { missing: "member" },
    });
    expect(await person.delete(`${path}/members/${person.userId}`)).toMatchObject({
      code: "not.found",
      data: null,
    });
    // The link still works for everybody else.
    expect((await join(await server.person(), first.secret)).code).toBe("success");
    const later = await link({ purpose: "viewer" });
    expect((await join(person, later.secret)).data).toMatchObject({ id: projectId, role: "viewer" });
    // Somebody who has returned as a viewer does not become an editor by an earlier editor's link.
    expect((await join(person, first.secret)).data).toMatchObject({ role: "viewer" });
  });

  test("whoever was lowered stays so by every link of before, and rises by one that is made afterwards", async () => {
    const { secret } = await link({ purpose: "editor" });
    const person = await server.person();
    await join(person, secret);
    await owner.patch(`${path}/members/${person.userId}`, { role: "viewer" });
    expect((await join(person, secret)).data).toMatchObject({ role: "viewer" });
    expect((await join(person, (await link({ purpose: "editor" })).secret)).data).toMatchObject({
      role: "editor",
    });
  });

  test("whoever left by themselves comes back by a link that still holds", async () => {
    const { secret } = await link({ purpose: "viewer" });
    const person = await server.person();
    await join(person, secret);
    await person.delete(`${path}/members/${person.userId}`);
    expect((await join(person, secret)).data).toMatchObject({ role: "viewer" });
  });

  test("of a link for one the first who joins is the last, and may send the same again", async () => {
    const { id, secret } = await link({ purpose: "editor", isForOne: true });
    const people = await Promise.all(Array.from({ length: 4 }, () => server.person()));
    const answers = await Promise.all(people.map((person) => join(person, secret)));
    expect(answers.filter(({ code }) => code === "success")).toHaveLength(1);
    const used = { code: "not.found", data: { reason: "used" } };
    for (const answer of answers.filter(({ code }) => code !== "success")) expect(answer).toMatchObject(used);
    expect(await members()).toHaveLength(2);
    const joiner = people[answers.findIndex(({ code }) => code === "success")];
    if (joiner === undefined) throw new Error("nobody joined");
    expect((await join(joiner, secret)).data).toMatchObject({ role: "editor" });
    expect(await server.nobody.post("/shared/v1/project", { secret })).toMatchObject(used);
    expect((await owner.get(`${path}/links`)).data).toMatchObject([
      { id, isForOne: true, usedAt: expect.any(Number) },
    ]);
    await joiner.delete(`${path}/members/${joiner.userId}`);
    expect(await join(joiner, secret)).toMatchObject(used);
    expect((await owner.post(`${path}/links`, { purpose: "read", isForOne: true })).code).toBe(
      "invalid.input",
    );
  });

  test("there is always an owner, also where two leave at once", async () => {
    const own = `${path}/members/${owner.userId}`;
    expect(await owner.delete(own)).toMatchObject({ code: "conflict" });
    expect(await owner.patch(own, { role: "editor" })).toMatchObject({ code: "conflict" });
    const second = await joined("editor");
    await owner.patch(`${path}/members/${second.userId}`, { role: "owner" });
    const left = await Promise.all([owner.delete(own), second.delete(`${path}/members/${second.userId}`)]);
    expect(left.map(({ code }) => code).toSorted()).toEqual(["conflict", "success"]);
  });

  test("a link to look shows products, counts and plans, and nobody's name", async () => {
    await selected(owner, projectId, { productId: "fan-1", equipmentNum: 3 });
    const plan = await savedPlan();
    const { secret } = await link({ purpose: "read" });
    const { nobody } = server;
    expect((await nobody.post("/shared/v1/project", { secret })).data).toMatchObject({
      name: "我的项目",
      purpose: "read",
      planVersionId: null,
      sharedAt: expect.any(Number),
      expiresAt: null,
      categories: [{ code: "C000001", count: 1, equipmentNum: 3 }],
    });
    const page = await nobody.post("/shared/v1/personal_products/page", { secret });
    expect(page.data).toMatchObject({ totalCount: 1, list: [{ model: "T35-11-6.3", selectedBy: null }] });
    const versions = await nobody.post("/shared/v1/plan_versions", { secret });
    expect(versions.data).toMatchObject({ list: [{ id: plan.id, author: null }] });
    const opened = await nobody.post("/shared/v1/plan_version", { secret, versionId: plan.id });
    expect(opened.data).toEqual({ ...plan, author: null });
    const part = { secret, versionId: plan.id, partId: plan.roomParts[0] };
    expect((await nobody.post("/shared/v1/plan_part", part)).data).toMatchObject({ kind: "rooms" });
    expect(JSON.stringify([page, versions, opened])).not.toContain("设计师");
  });

  test("a link to one version leads there and nowhere else", async () => {
    const [shared, other] = [await savedPlan(), await savedPlan()];
    const { secret } = await link({ purpose: "read", planVersionId: shared.id });
    const { nobody } = server;
    expect((await nobody.post("/shared/v1/project", { secret })).data).toMatchObject({
      planVersionId: shared.id,
      categories: [],
    });
    const ask = async (call: string, body: object) =>
      (await nobody.post(`/shared/v1/${call}`, { secret, ...body })).code;
    expect(await ask("plan_version", { versionId: shared.id })).toBe("success");
    expect(await ask("plan_part", { versionId: shared.id, partId: shared.roomParts[0] })).toBe("success");
    expect(await ask("plan_part", { versionId: shared.id, partId: other.roomParts[0] })).toBe("not.found");
    expect(await ask("plan_version", { versionId: other.id })).toBe("not.found");
    expect(await ask("plan_versions", {})).toBe("not.found");
    expect(await ask("personal_products/page", {})).toBe("not.found");
    expect(await join(owner, secret)).toMatchObject({ code: "not.found" });
  });

  test("a link that was revoked or is too old opens nothing, and says which", async () => {
    const revoked = await link({ purpose: "read" });
    await owner.delete(`${path}/links/${revoked.id}`);
    const late = await link({ purpose: "editor", days: 1 });
    const { queries } = server.database;
    await queries.update(projectLinks).set({ expiresAt: new Date() }).where(eq(projectLinks.id, late.id));
    const dead = [
      [revoked.secret, "revoked"],
      [late.secret, "expired"],
      ["x".repeat(43), "unknown"],
    ] as const;
    for (const [secret, reason] of dead) {
      const answer = { code: "not.found", data: { reason } };
      expect(await server.nobody.post("/shared/v1/project", { secret })).toMatchObject(answer);
      expect(await join(await server.person(), secret)).toMatchObject(answer);
    }
    expect((await owner.get(`${path}/links`)).data).toMatchObject([
      { id: late.id, purpose: "editor", revokedAt: null },
      { id: revoked.id, purpose: "read", revokedAt: expect.any(Number) },
    ]);
  });

  test("of a link's secret only the hash is kept, and it is told once", async () => {
    const { secret, id } = await link({ purpose: "read" });
    const [row] = await server.database.queries.select().from(projectLinks).where(eq(projectLinks.id, id));
    expect(JSON.stringify(row)).not.toContain(secret);
    expect(JSON.stringify(await owner.get(`${path}/links`))).not.toContain(secret);
    // A stolen dump gives no access.
    expect(await server.nobody.post("/shared/v1/project", { secret: row?.hash })).toMatchObject({
      code: "not.found",
    });
  });

  test("a link is to one of the project's own versions, and not to join a version", async () => {
    const stranger = await server.person();
    const plan = await savedPlan();
    const foreign = `${PROJECTS}/${await currentOf(stranger)}/links`;
    expect(await stranger.post(foreign, { purpose: "read", planVersionId: plan.id })).toMatchObject({
      code: "not.found",
    });
    expect(await owner.post(`${path}/links`, { purpose: "editor", planVersionId: plan.id })).toMatchObject({
      code: "invalid.input",
    });
    expect(await owner.post(`${path}/links`, { purpose: "owner" })).toMatchObject({ faults: ["purpose"] });
  });
});
