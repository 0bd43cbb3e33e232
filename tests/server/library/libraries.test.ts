import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Library } from "#api/contract/libraries.ts";
import { forgetUser, readMyData } from "#server/account/myData.ts";
import { libraries } from "#server/database/schema/librarySchema.ts";
import { dropDeletedLibraries } from "#server/library/libraryStore.ts";
import { USUAL_BOUNDS } from "#server/process/bounds.ts";
import { PERSONAL_DATA } from "#server/start/personalParts.ts";
import {
  imported,
  joined,
  LIBRARIES,
  newLibrary,
  productsIn,
  SECRET,
  sentFan,
} from "../../support/libraryCalls.ts";
import { startProjectServer, type Person, type ProjectServer } from "../../support/projectServer.ts";

const BOUNDS = { ...USUAL_BOUNDS, libraries: 4, libraryProducts: 5, links: 5 };
let server: ProjectServer;
beforeAll(async () => {
  server = await startProjectServer(undefined, { bounds: BOUNDS });
});
afterAll(() => server.close());

const at = (libraryId: string, rest = "") => `${LIBRARIES}/${libraryId}${rest}`;
const listOf = async (person: Person) => (await person.get(LIBRARIES)).data as Library[];

describe("26: a library", () => {
  test("is there for everybody at first use, and once", async () => {
    const person = await server.person();
    const [one, two] = await Promise.all([listOf(person), listOf(person)]);
    expect(one).toHaveLength(1);
    expect(one).toEqual(two);
    expect(one[0]).toMatchObject({ isPersonal: true, role: "owner", name: "我的产品", products: 0 });
    const { id } = one[0]!;
    expect((await person.delete(at(id))).code).toBe("conflict");
    expect((await person.delete(at(id, `/members/${person.userId}`))).code).toBe("conflict");
    const guest = await joined(server, person, id, "editor");
    expect((await listOf(guest)).map(({ isPersonal }) => isPersonal)).toEqual([true, false]);
    const handed = await person.patch(at(id, `/members/${guest.userId}`), { role: "owner" });
    expect(handed.code).toBe("conflict");
  });

  test("is named, handed over, left and deleted with a way back for thirty days", async () => {
    const owner = await server.person();
    const id = await newLibrary(owner, "甲队");
    const editor = await joined(server, owner, id, "editor");
    expect((await owner.patch(at(id), { name: "乙队", version: 1 })).data).toMatchObject({ name: "乙队" });
    expect((await owner.patch(at(id), { name: "丙队", version: 1 })).code).toBe("conflict");
    expect((await owner.delete(at(id, `/members/${owner.userId}`))).code).toBe("conflict");
    await owner.patch(at(id, `/members/${editor.userId}`), { role: "owner" });
    expect((await owner.delete(at(id, `/members/${owner.userId}`))).code).toBe("success");
    expect((await owner.get(at(id))).code).toBe("not.found");
    const viewer = await joined(server, editor, id, "viewer");
    expect((await editor.delete(at(id))).code).toBe("success");
    expect((await viewer.get(at(id))).code).toBe("not.found");
    expect((await editor.get(at(id, "/products"))).code).toBe("not.found");
    expect((await editor.get(at(id))).data).toMatchObject({ deletedAt: expect.any(Number) as number });
    expect((await editor.post(at(id, "/restore"), undefined)).data).toMatchObject({ deletedAt: null });
    const acts = (await viewer.get(at(id, "/acts"))).data as { list: { act: string }[] };
    expect(acts.list.map(({ act }) => act)).toEqual([
      "restored",
      "deleted",
      "joined",
      "left",
      "role",
      "renamed",
      "joined",
      "founded",
    ]);
    await editor.delete(at(id));
    const { queries } = server.database;
    await queries
      .update(libraries)
      .set({ deletedAt: sql`now() - interval '29 days'` })
      .where(eq(libraries.id, id));
    await dropDeletedLibraries(queries);
    expect((await editor.post(at(id, "/restore"), undefined)).code).toBe("success");
    await queries
      .update(libraries)
      .set({ deletedAt: sql`now() - interval '31 days'` })
      .where(eq(libraries.id, id));
    await dropDeletedLibraries(queries);
    expect((await editor.post(at(id, "/restore"), undefined)).code).toBe("not.found");
  });

  test("is no longer joined by old links by whom somebody took out or lowered", async () => {
    const owner = await server.person();
    const id = await newLibrary(owner);
    const { secret } = (await owner.post(at(id, "/links"), { role: "editor" })).data as { secret: string };
    const guest = await server.person();
    const accept = () => guest.post("/private/v1/library_invitations/accept", { secret });
    const open = (caller: Person) => caller.post("/private/v1/library_invitations/open", { secret });
    expect((await open(guest)).data).toMatchObject({ name: SECRET.library, role: "editor" });
    expect((await accept()).data).toMatchObject({ role: "editor" });
    await owner.patch(at(id, `/members/${guest.userId}`), { role: "viewer" });
    expect((await accept()).data).toMatchObject({ role: "viewer" });
    await owner.delete(at(id, `/members/${guest.userId}`));
    expect(await accept()).toMatchObject({ code: "not.found", data: { reason: "removed" } });
    const [link] = (await owner.get(at(id, "/links"))).data as { id: string }[];
    await owner.delete(at(id, `/links/${link?.id}`));
    expect(await open(await server.person())).toMatchObject({
      code: "not.found",
      data: { reason: "revoked" },
    });
  });

  test("is one of no more than the bounds allow, with no more products and links", async () => {
    const owner = await server.person();
    await listOf(owner);
    const id = await newLibrary(owner, "一");
    await newLibrary(owner, "二");
    await newLibrary(owner, "三");
    expect((await owner.post(LIBRARIES, { name: "四" })).code).toBe("invalid.input");
    const models = ["A", "B", "C", "D", "E", "F"].map((model) => sentFan(model));
    await expect(imported(owner, id, models)).rejects.toThrow("invalid.input");
    expect(await productsIn(owner, id)).toEqual([]);
    expect((await imported(owner, id, models.slice(1))).import.counts.added).toBe(5);
    for (let at5 = 0; at5 < 5; at5++) await owner.post(at(id, "/links"), { role: "viewer" });
    expect((await owner.post(at(id, "/links"), { role: "viewer" })).code).toBe("invalid.input");
  });

  test("counts for its owners alone, and as long as it stands", async () => {
    const { queries } = server.database;
    const owner = await server.person();
    const guest = await server.person();
    await listOf(owner);
    const found = async (name: string) => (await owner.post(LIBRARIES, { name })).code;
    const [one, two] = [await newLibrary(owner, "一"), await newLibrary(owner, "二")];
    const secretOf = async (id: string) =>
      ((await owner.post(at(id, "/links"), { role: "viewer" })).data as { secret: string }).secret;
    const join = async (secret: string) =>
      (await guest.post("/private/v1/library_invitations/accept", { secret })).code;
    const secrets = [await secretOf(one), await secretOf(two)];
    await newLibrary(owner, "三");
    expect(await found("四")).toBe("invalid.input");
    for (const secret of secrets) expect(await join(secret)).toBe("success");
    await owner.delete(at(one));
    // A deleted library no longer counts, for its owner and for its members.
    expect(await found("四")).toBe("success");
    expect((await owner.post(at(one, "/restore"), undefined)).code).toBe("invalid.input");
    for (let own = 0; own < 4; own++)
      expect((await guest.post(LIBRARIES, { name: "己" })).code).toBe("success");
    expect((await guest.post(LIBRARIES, { name: "己" })).code).toBe("invalid.input");
    // Repeated creating and deleting is stopped.
    for (let again = 0; again < 3; again++) {
      const last = (await listOf(owner)).find(({ name }) => name === "四")!;
      await owner.delete(at(last.id));
      expect(await found("四")).toBe("success");
    }
    const last = (await listOf(owner)).find(({ name, deletedAt }) => name === "四" && deletedAt === null)!;
    await owner.delete(at(last.id));
    expect(await owner.post(LIBRARIES, { name: "四" })).toMatchObject({
      code: "invalid.input",
      message: "近 30 天删除的产品库太多，暂不能再建",
    });
    expect(await queries.$count(libraries, eq(libraries.name, "四"))).toBe(4);
  });

  test("is searched as before when it has another name, or is restored: none of its products has changed", async () => {
    const owner = await server.person();
    const id = await newLibrary(owner);
    await imported(owner, id, [sentFan()]);
    const question = {
      ...{ gjwCategoryCode: "C000001", brandCode: null, productSeriesId: null, speedControl: "SINGLE_SPEED" },
      ...{ curveProperties: [], productProperties: [], origin: "own", pageNo: 1, pageSize: 20 },
    };
    const found = async () => {
      const { data } = await owner.post("/search/selection/v1/products/query", question);
      return (data as { list: { library: { name: string } }[] }).list.map(({ library }) => library.name);
    };
    const revision = async () => {
      const [row] = await server.database.queries.select().from(libraries).where(eq(libraries.id, id));
      return row?.revision;
    };
    expect(await found()).toEqual([SECRET.library]);
    const before = await revision();
    await owner.patch(at(id), { name: "新名" });
    expect(await found()).toEqual(["新名"]);
    await owner.delete(at(id));
    expect(await found()).toEqual([]);
    await owner.post(at(id, "/restore"), undefined);
    expect(await found()).toEqual(["新名"]);
    expect(await revision()).toBe(before);
  });

  test("goes to another member, or with the account", async () => {
    const owner = await server.person();
    const { queries } = server.database;
    const [personal] = await listOf(owner);
    const [alone, shared] = [await newLibrary(owner, "独"), await newLibrary(owner, "共")];
    const editor = await joined(server, owner, shared, "editor");
    const guest = await joined(server, owner, personal!.id, "viewer");
    await imported(owner, alone, [sentFan()]);
    const mine = JSON.stringify(await readMyData(queries, owner.userId, PERSONAL_DATA));
    expect(mine).toContain(SECRET.model);
    await forgetUser(queries, owner.userId, PERSONAL_DATA);
    expect(await queries.$count(libraries, eq(libraries.id, alone))).toBe(0);
    expect((await editor.get(at(shared))).data).toMatchObject({ role: "owner", members: 1 });
    expect((await guest.get(at(personal!.id))).data).toMatchObject({ role: "owner", isPersonal: false });
  });
});
