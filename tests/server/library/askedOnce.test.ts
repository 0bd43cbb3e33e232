import { PglitePreparedQuery } from "drizzle-orm/pglite/session";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { askingFor } from "#server/library/access/productTables.ts";
import { arrangementInfo } from "#server/project/arrangementInfo.ts";
import { projectModel } from "#server/project/export/projectModel.ts";
import { imported, newLibrary, productsIn, sentFan } from "../../support/libraryCalls.ts";
import {
  currentOf,
  selected,
  startProjectServer,
  type Person,
  type ProjectServer,
} from "../../support/projectServer.ts";

let server: ProjectServer;
let owner: Person;
let ids: readonly string[] = [];
beforeAll(async () => {
  server = await startProjectServer();
  owner = await server.person();
  const libraryId = await newLibrary(owner);
  await imported(
    owner,
    libraryId,
    ["A", "B", "C", "D"].map((model) => sentFan(model)),
  );
  ids = (await productsIn(owner, libraryId)).map(({ id }) => id);
});
afterAll(() => server.close());

/** How often a call queries the caller, and the products that the caller may see. */
async function asked(work: () => Promise<unknown>) {
  const asking = vi.spyOn(PglitePreparedQuery.prototype, "execute");
  await work();
  const texts = asking.mock.contexts.map((query) => (query as { queryString?: string }).queryString ?? "");
  asking.mockRestore();
  const count = (isIt: (text: string) => boolean) => texts.filter(isIt).length;
  return {
    caller: count((text) => text.includes('from "grants"')),
    rights: count((text) => text.includes("library_members")),
  };
}
const ONCE = { caller: 1, rights: 1 };

describe("26: a call asks once who asks and what they see", () => {
  const product = () => ids[0]!;
  const calls: Readonly<Record<string, () => Promise<{ readonly code: string }>>> = {
    "for the parameters of many": () => owner.post("/selection/products/product_params", { productIds: ids }),
    "for the files of one, with how many of its series they hold": () =>
      owner.get(`/selection/products/${product()}/product_components`),
    "for its drawings": () => owner.get(`/selection/products/${product()}/cad_blocks`),
    "for the size of a file": () => owner.get(`/v1/component_files/${product()}~ifc/weight`),
    "for a file of the whole series": () =>
      owner.get(`/general/v1/general_components/${product()}~library/download_url`),
  };
  test.each(Object.entries(calls))("%s", async (_, call) => {
    const counted = asked(async () => expect(await call()).toMatchObject({ code: "success" }));
    expect(await counted).toEqual(ONCE);
  });

  test("for an own product that is selected", async () => {
    const path = `/private/v1/personal_projects/${await currentOf(owner)}/personal_products`;
    const counted = asked(async () =>
      expect(await owner.post(path, { productId: product() })).toMatchObject({ code: "success" }),
    );
    expect(await counted).toEqual(ONCE);
    const other = await server.person();
    const theirs = `/private/v1/personal_projects/${await currentOf(other)}/personal_products`;
    expect(await other.post(theirs, { productId: product() })).toMatchObject({ code: "not.found" });
  });

  test("for a project's products that are to be placed, and for its model", async () => {
    const projectId = await currentOf(owner);
    const rows: string[] = [];
    for (const productId of ids) rows.push((await selected(owner, projectId, { productId })).id);
    const info = () => arrangementInfo(server.database.queries, askingFor(owner.userId), projectId, rows);
    expect((await asked(info)).rights).toBe(1);
    const project = { id: projectId, name: "一", userId: owner.userId };
    expect((await asked(() => projectModel(server.database.queries, project, undefined))).rights).toBe(1);
  });
});
