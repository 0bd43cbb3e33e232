import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MOST_PROJECTS } from "#domain/desk/project/projectLimits.ts";
import { projectMembers, projects } from "#server/database/schema/projectSchema.ts";
import { DATABASES } from "../../support/eachDatabase.ts";
import {
  currentOf,
  PROJECTS,
  selected,
  startProjectServer,
  type ProjectServer,
} from "../../support/projectServer.ts";

describe.each(DATABASES)("projects in $name", ({ open }) => {
  let server: ProjectServer;
  beforeAll(async () => {
    server = await startProjectServer(open);
  });
  afterAll(() => server.close());

  test("the current one is made at first use, and is the same from then on", async () => {
    const person = await server.person();
    const first = await person.get(`${PROJECTS}/current`);
    expect(first).toMatchObject({
      code: "success",
      data: { name: "我的项目", role: "owner", isCurrent: true, isArchived: false, members: 1, version: 1 },
    });
    expect(await person.get(`${PROJECTS}/current`)).toEqual(first);
    expect((await person.get(PROJECTS)).data).toEqual([first.data]);
  });

  test("of many first uses at once all find one project", async () => {
    const person = await server.person();
    const ids = await Promise.all(Array.from({ length: 8 }, () => currentOf(person)));
    expect(new Set(ids).size).toBe(1);
    expect((await person.get(PROJECTS)).data).toHaveLength(1);
  });

  test.each(["科技园\r\nSet-Cookie: x=1", "\u202E科技园", "科技\u2028园"])(
    "is not called %j: a name stands in one line and is read as it is written",
    async (name) => {
      const person = await server.person();
      expect(await person.post(PROJECTS, { name })).toMatchObject({ code: "invalid.parameter" });
    },
  );

  test("several are named, listed and chosen from; selections go to the one chosen", async () => {
    const person = await server.person();
    const first = await currentOf(person);
    const made = await person.post(PROJECTS, { name: "  一号楼 " });
    expect(made.data).toMatchObject({ name: "一号楼", isCurrent: false, role: "owner" });
    const { id } = made.data as { id: string };
    expect(await currentOf(person)).toBe(first);
    expect((await person.put(`${PROJECTS}/current`, { projectId: id })).data).toMatchObject({
      id,
      isCurrent: true,
    });
    expect((await person.get(PROJECTS)).data).toMatchObject([{ id, isCurrent: true }, { id: first }]);
    const renamed = await person.patch(`${PROJECTS}/${id}`, { name: "二号楼", version: 1 });
    expect(renamed.data).toMatchObject({ name: "二号楼", version: 2 });
  });

  test("a change of what somebody else has changed meanwhile is a conflict that shows it", async () => {
    const person = await server.person();
    const id = await currentOf(person);
    await person.patch(`${PROJECTS}/${id}`, { name: "甲", version: 1 });
    expect(await person.patch(`${PROJECTS}/${id}`, { name: "乙", version: 1 })).toMatchObject({
      status: 409,
      code: "conflict",
      data: { current: { name: "甲", version: 2 } },
    });
    expect((await person.get(`${PROJECTS}/${id}`)).data).toMatchObject({ name: "甲" });
  });

  test("an archived one is current no more, is read and not changed, and comes back", async () => {
    const person = await server.person();
    const id = await currentOf(person);
    const row = await selected(person, id, { productId: "fan-1" });
    await person.patch(`${PROJECTS}/${id}`, { isArchived: true });
    const other = await currentOf(person);
    expect(other).not.toBe(id);
    expect((await person.get(PROJECTS)).data).toMatchObject([{ id: other }, { id, isArchived: true }]);
    expect(await person.post(`${PROJECTS}/${id}/personal_products`, { productId: "fan-1" })).toMatchObject({
      code: "conflict",
    });
    expect(await person.put(`${PROJECTS}/current`, { projectId: id })).toMatchObject({ code: "conflict" });
    expect((await person.get(`${PROJECTS}/${id}/personal_products/page`)).data).toMatchObject({
      list: [{ id: row.id }],
    });
    expect((await person.patch(`${PROJECTS}/${id}`, { isArchived: false })).data).toMatchObject({
      isArchived: false,
      isCurrent: false,
    });
  });

  test("a copy has the same products in the same order, and goes its own way", async () => {
    const person = await server.person();
    const id = await currentOf(person);
    for (const productId of ["fan-2", "pump-1", "fan-1"]) await selected(person, id, { productId });
    const deleted = await selected(person, id, { productId: "fan-1" });
    await person.delete(`${PROJECTS}/${id}/personal_products`, { ids: [deleted.id] });
    const copy = await person.post(`${PROJECTS}/${id}/copy`, { name: "副本" });
    expect(copy.data).toMatchObject({ name: "副本", isCurrent: false, role: "owner" });
    const copyId = (copy.data as { id: string }).id;
    const page = async (projectId: string) =>
      (
        (await person.get(`${PROJECTS}/${projectId}/personal_products/page`)).data as {
          list: { id: string; productId: string }[];
        }
      ).list;
    const [own, copied] = [await page(id), await page(copyId)];
    expect(copied.map(({ productId }) => productId)).toEqual(["fan-2", "pump-1", "fan-1"]);
    expect(copied.map((row) => row.id)).not.toEqual(own.map((row) => row.id));
    await person.patch(`${PROJECTS}/${copyId}/personal_products/${copied[0]?.id}`, { equipmentNum: 9 });
    expect(await page(id)).toEqual(own);
  });

  test.each([
    ["no name", { name: " " }, "name"],
    ["a name without end", { name: "长".repeat(61) }, "name"],
    ["more than a name", { name: "一", role: "owner" }, "role"],
  ])("one of %s is refused", async (_what, body, path) => {
    const person = await server.person();
    expect(await person.post(PROJECTS, body)).toMatchObject({ code: "invalid.parameter", faults: [path] });
  });

  test(`nobody has more than ${MOST_PROJECTS}`, async () => {
    const person = await server.person();
    const { queries } = server.database;
    const made = await queries
      .insert(projects)
      .values(Array.from({ length: MOST_PROJECTS }, () => ({ name: "又一个" })))
      .returning();
    await queries
      .insert(projectMembers)
      .values(made.map(({ id }) => ({ of: id, userId: person.userId, role: "owner" as const })));
    expect(await person.post(PROJECTS, { name: "太多" })).toMatchObject({ code: "invalid.input" });
  });
});
