import type { LibraryImport } from "#api/contract/libraryImports.ts";
import type { Queries } from "#server/database/queries.ts";
import { beginImport, endImport } from "#server/library/importStore.ts";
import { deleteLibrary, renameLibrary, restoreLibrary } from "#server/library/libraryStore.ts";
import * as links from "#server/library/linkStore.ts";
import { changeMember, removeMember } from "#server/library/memberStore.ts";
import { deleteProducts, markDrafts } from "#server/library/ownProductChanges.ts";
import { takeBatch } from "#server/library/takeBatch.ts";
import { undoImport } from "#server/library/undoImport.ts";
import { imported, joined, LIBRARIES, productsIn, sentFan } from "./libraryCalls.ts";
import type { Person, ProjectServer } from "./projectServer.ts";

export const memberOf = ({ userId }: Person) => ({ userId, name: "某人" });

/** Does what comes before, and returns the change itself. */
type Prepare = (
  queries: Queries,
  libraryId: string,
  by: Person,
  server: ProjectServer,
) => Promise<() => Promise<unknown>>;

async function idsOf(by: Person, libraryId: string): Promise<readonly string[]> {
  await imported(by, libraryId, [sentFan()]);
  return (await productsIn(by, libraryId)).map(({ id }) => id);
}

/** Every change of a library, as one of its owners makes it. */
export const LIBRARY_CHANGES: Readonly<Record<string, Prepare>> = {
  begin: async (queries, id, by) => () => beginImport(queries, id, memberOf(by), { fileName: "f" }),
  batch: async (queries, id, by) => {
    const { id: importId } = (await by.post(`${LIBRARIES}/${id}/imports`, { fileName: "f" }))
      .data as LibraryImport;
    const sent = { batch: 0, isDraft: false, duplicates: "replace" as const, products: [sentFan("R1")] };
    return () => takeBatch(queries, id, memberOf(by), { importId, sent, bounds: undefined });
  },
  end: async (queries, id, by) => {
    const { id: importId } = (await by.post(`${LIBRARIES}/${id}/imports`, { fileName: "f" }))
      .data as LibraryImport;
    return () => endImport(queries, id, memberOf(by), importId);
  },
  undo: async (queries, id, by) => {
    const { id: importId } = (await imported(by, id, [sentFan()])).import;
    return () => undoImport(queries, id, memberOf(by), importId);
  },
  state: async (queries, id, by) => {
    const ids = await idsOf(by, id);
    return () => markDrafts(queries, id, memberOf(by), { ids, isDraft: true });
  },
  products: async (queries, id, by) => {
    const ids = await idsOf(by, id);
    return () => deleteProducts(queries, id, memberOf(by), ids);
  },
  rename: async (queries, id, by) => () => renameLibrary(queries, id, memberOf(by), { name: "other" }),
  delete: async (queries, id, by) => () => deleteLibrary(queries, id, memberOf(by)),
  restore: async (queries, id, by) => {
    await by.delete(`${LIBRARIES}/${id}`);
    return () => restoreLibrary(queries, id, memberOf(by));
  },
  role: async (queries, id, by, server) => {
    const { userId } = await joined(server, by, id, "viewer");
    return () => changeMember(queries, id, userId, { role: "editor", by: memberOf(by) });
  },
  remove: async (queries, id, by, server) => {
    const { userId } = await joined(server, by, id, "viewer");
    return () => removeMember(queries, id, userId, memberOf(by));
  },
  link: async (queries, id, by) => () => links.createLink(queries, id, memberOf(by), { role: "viewer" }),
  revoke: async (queries, id, by) => {
    const link = (await by.post(`${LIBRARIES}/${id}/links`, { role: "viewer" })).data as { id: string };
    return () => links.revokeLink(queries, id, memberOf(by), link.id);
  },
};
