import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Queries } from "#server/database/queries.ts";
import {
  libraries,
  libraryActs,
  libraryLinks,
  libraryMembers,
} from "#server/database/schema/librarySchema.ts";
import { projectLinks, projectMembers } from "#server/database/schema/projectSchema.ts";
import { libraryData } from "#server/library/libraryData.ts";
import { dropDeletedLibraries } from "#server/library/libraryStore.ts";
import * as links from "#server/library/linkStore.ts";
import { deleteProducts } from "#server/library/ownProductChanges.ts";
import { USUAL_BOUNDS } from "#server/process/bounds.ts";
import * as projectLinksOf from "#server/project/sharing/linkStore.ts";
import {
  changeMember as changeProjectMember,
  removeMember as removeProjectMember,
} from "#server/project/sharing/memberStore.ts";
import { imported, joined, LIBRARIES, newLibrary, sentFan } from "../../support/libraryCalls.ts";
import { LIBRARY_CHANGES, memberOf } from "../../support/libraryChanges.ts";
import {
  currentOf,
  startProjectServer,
  type Person,
  type ProjectServer,
} from "../../support/projectServer.ts";

let server: ProjectServer;
beforeAll(async () => {
  server = await startProjectServer();
});
afterAll(() => server.close());

/** A database in which something happens after a call has read its rights and before it gets its lock. */
const meanwhile = (happens: () => Promise<unknown>): Queries =>
  new Proxy(server.database.queries, {
    get: (queries, name) =>
      name === "transaction"
        ? async (act: Parameters<Queries["transaction"]>[0]) => {
            await happens();
            return queries.transaction(act);
          }
        : (Reflect.get(queries, name) as unknown),
  });

describe("26: rights of a library are read under its lock", () => {
  test.each(Object.entries(LIBRARY_CHANGES))(
    "by the call %s: somebody who was removed while it waited changes nothing",
    async (_, prepare) => {
      const owner = await server.person();
      const id = await newLibrary(owner);
      const removed = meanwhile(() =>
        server.database.queries.delete(libraryMembers).where(eq(libraryMembers.userId, owner.userId)),
      );
      const act = await prepare(removed, id, owner, server);
      const done = () => server.database.queries.$count(libraryActs, eq(libraryActs.libraryId, id));
      const before = await done();
      await expect(act()).rejects.toMatchObject({ message: "There is no library of this id" });
      expect(await done()).toBe(before);
      // A user who is still a member is not refused.
      await server.database.queries
        .insert(libraryMembers)
        .values({ of: id, userId: owner.userId, role: "owner" });
      await (
        await prepare(server.database.queries, id, owner, server)
      )();
    },
  );

  test("and a member whose role was lowered meanwhile is refused", async () => {
    const { queries } = server.database;
    const owner = await server.person();
    const id = await newLibrary(owner);
    const editor = await joined(server, owner, id, "editor");
    const lowered = meanwhile(() => queries.update(libraryMembers).set({ role: "viewer" }));
    await expect(deleteProducts(lowered, id, memberOf(editor), ["o-a"])).rejects.toMatchObject({
      code: "forbidden",
    });
  });

  test("links that were revoked while a call waited admit nobody, to a library and to a project", async () => {
    const { queries } = server.database;
    const owner = await server.person();
    const guest = await server.person();
    const id = await newLibrary(owner);
    const made = (await owner.post(`${LIBRARIES}/${id}/links`, { role: "viewer" })).data as {
      secret: string;
    };
    const now = new Date();
    const revoked = meanwhile(() =>
      queries.update(libraryLinks).set({ revokedAt: now }).where(eq(libraryLinks.libraryId, id)),
    );
    await expect(links.acceptLink(revoked, memberOf(guest), made.secret)).rejects.toThrow(/opens nothing/u);
    const projectId = await currentOf(owner);
    const invited = (
      await owner.post(`/private/v1/personal_projects/${projectId}/links`, { purpose: "viewer" })
    ).data as { secret: string };
    const withdrawn = meanwhile(() => queries.update(projectLinks).set({ revokedAt: now }));
    await expect(projectLinksOf.acceptLink(withdrawn, guest.userId, invited.secret)).rejects.toThrow(
      /opens nothing/u,
    );
  });

  test("a library that was restored while the sweep waited stays", async () => {
    const { queries } = server.database;
    const owner = await server.person();
    const id = await newLibrary(owner);
    const one = eq(libraries.id, id);
    await queries
      .update(libraries)
      .set({ deletedAt: sql`now() - interval '40 days'` })
      .where(one);
    await dropDeletedLibraries(
      meanwhile(() => queries.update(libraries).set({ deletedAt: null }).where(one)),
    );
    expect(await queries.$count(libraries, one)).toBe(1);
  });

  test("nobody joins more libraries than a person may have", async () => {
    const { queries } = server.database;
    const owner = await server.person();
    const guest = await server.person();
    const secretOf = async () => {
      const id = await newLibrary(owner);
      const link = (await owner.post(`${LIBRARIES}/${id}/links`, { role: "viewer" })).data as {
        secret: string;
      };
      return link.secret;
    };
    const [first, second] = [await secretOf(), await secretOf()];
    const by = memberOf(guest);
    const one = { libraries: 1 };
    await links.acceptLink(queries, by, first, one);
    await expect(links.acceptLink(queries, by, second, one)).rejects.toMatchObject({ code: "invalid.input" });
    // A user who is already a member is not refused.
    await links.acceptLink(queries, by, first, one);
  });

  test("a member who is no owner gets nothing of a deleted library in their data", async () => {
    const owner = await server.person();
    const id = await newLibrary(owner);
    const editor = await joined(server, owner, id, "editor");
    await imported(editor, id, [sentFan()]);
    await owner.delete(`${LIBRARIES}/${id}`);
    const { queries } = server.database;
    expect(await libraryData.read(queries, editor.userId)).toEqual([]);
    expect(await libraryData.read(queries, owner.userId)).toMatchObject([{ role: "owner", products: [{}] }]);
  });
});

const SHARED_ACTS: Readonly<
  Record<string, (queries: Queries, projectId: string, by: Person, other: Person) => unknown>
> = {
  role: (queries, id, by, { userId }) =>
    changeProjectMember(queries, id, { memberId: userId, by, role: "editor" }),
  remove: (queries, id, by, { userId }) => removeProjectMember(queries, id, { memberId: userId, by }),
  link: (queries, id, by) => projectLinksOf.createLink(queries, id, by, { purpose: "read" }, USUAL_BOUNDS),
  revoke: async (queries, id, by) => {
    const wanted = { purpose: "read" } as const;
    const made = await projectLinksOf.createLink(server.database.queries, id, by, wanted, USUAL_BOUNDS);
    return projectLinksOf.revokeLink(queries, id, by, made.id);
  },
};

describe("rights of a project are read under its lock", () => {
  test.each(Object.entries(SHARED_ACTS))(
    "by the call %s on its members or links: an owner who was removed while it waited changes nothing",
    async (_, act) => {
      const [owner, other] = [await server.person(), await server.person()];
      const id = await currentOf(owner);
      const { queries } = server.database;
      await queries.insert(projectMembers).values({ of: id, userId: other.userId, role: "viewer" });
      // A caller whose rights were read with the call.
      const by = { ...owner, membership: { projectId: id, role: "owner", isArchived: false } };
      const mine = and(eq(projectMembers.of, id), eq(projectMembers.userId, owner.userId));
      const removed = meanwhile(() => queries.delete(projectMembers).where(mine));
      await expect(act(removed, id, by, other)).rejects.toMatchObject({
        message: "There is no project of this id",
      });
      expect(
        await queries.$count(
          projectMembers,
          and(eq(projectMembers.of, id), eq(projectMembers.role, "viewer")),
        ),
      ).toBe(1);
    },
  );
});
