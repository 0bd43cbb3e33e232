import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Endpoint } from "#api/contract/endpoint.ts";
import type { LibraryImport, SentProduct } from "#api/contract/libraryImports.ts";
import { libraryImportRoutes } from "#server/library/libraryImportRoutes.ts";
import { USUAL_BOUNDS } from "#server/process/bounds.ts";
import { libraryRoutes } from "#server/library/libraryRoutes.ts";
import { imported, joined, LIBRARIES, newLibrary, productsIn, sentFan } from "../../support/libraryCalls.ts";
import { readFixture, sentReading } from "../../support/readSheet.ts";
import { startProjectServer, type Person, type ProjectServer } from "../../support/projectServer.ts";

let server: ProjectServer;
/** A product with the sheet from which it was read. */
let reading: SentProduct;
beforeAll(async () => {
  server = await startProjectServer();
  reading = sentReading(await readFixture("c01-pump-three-axes"), "a".repeat(64)).product;
});
afterAll(() => server.close());

const at = (libraryId: string, rest = "") => `${LIBRARIES}/${libraryId}${rest}`;

type Who = "stranger" | "former" | "viewer" | "editor" | "owner";
const L = `${LIBRARIES}/{libraryId}`;
/** The least role for each call of a library, with its input. */
const NEEDS: Readonly<Record<string, readonly [needs: "read" | "edit" | "manage", body?: unknown]>> = {
  [`GET ${L}`]: ["read"],
  [`PATCH ${L}`]: ["manage", { name: "新名" }],
  [`DELETE ${L}`]: ["manage"],
  [`POST ${L}/restore`]: ["manage"],
  [`GET ${L}/members`]: ["read"],
  [`PATCH ${L}/members/{memberId}`]: ["manage", { role: "viewer" }],
  [`DELETE ${L}/members/{memberId}`]: ["manage"],
  [`POST ${L}/links`]: ["manage", { role: "viewer" }],
  [`GET ${L}/links`]: ["manage"],
  [`DELETE ${L}/links/{linkId}`]: ["manage"],
  [`GET ${L}/products`]: ["read"],
  [`POST ${L}/products/state`]: ["edit", { ids: ["o-1"], isDraft: true }],
  [`POST ${L}/products/delete`]: ["edit", { ids: ["o-1"] }],
  [`POST ${L}/products/find`]: ["read", { keys: [] }],
  [`GET ${L}/products/{productId}/sheets`]: ["read"],
  [`GET ${L}/products/{productId}/sheets/{state}`]: ["read"],
  [`GET ${L}/acts`]: ["read"],
  [`POST ${L}/imports`]: ["edit", { fileName: "a" }],
  [`GET ${L}/imports`]: ["read"],
  [`GET ${L}/imports/{importId}`]: ["read"],
  [`POST ${L}/imports/{importId}/products`]: [
    "edit",
    { batch: 0, isDraft: true, duplicates: "keep", products: [sentFan()] },
  ],
  [`POST ${L}/imports/{importId}/end`]: ["edit"],
  [`POST ${L}/imports/{importId}/undo`]: ["edit"],
};
const MAY: Readonly<Record<Who, readonly string[]>> = {
  stranger: [],
  former: [],
  viewer: ["read"],
  editor: ["read", "edit"],
  owner: ["read", "edit", "manage"],
};

describe("26: calls about a library", () => {
  test("are all asked here", () => {
    const parts = { database: server.database, bounds: USUAL_BOUNDS };
    const endpoints: Endpoint[] = [...libraryRoutes, ...libraryImportRoutes].map(
      (bind) => bind(parts).endpoint,
    );
    const ofLibrary = endpoints
      .map(({ method, path }) => `${method} ${path}`)
      .filter((key) => key.includes("{libraryId}"));
    expect(Object.keys(NEEDS).toSorted()).toEqual(ofLibrary.toSorted());
  });

  test.each(Object.keys(MAY) as Who[])("answer %s as that role may", async (who) => {
    const owner = await server.person();
    const id = await newLibrary(owner);
    const target = await joined(server, owner, id, "viewer");
    const callers: Readonly<Record<Who, () => Promise<Person>>> = {
      stranger: () => server.person(),
      former: async () => {
        const person = await joined(server, owner, id, "editor");
        await owner.delete(at(id, `/members/${person.userId}`));
        return person;
      },
      viewer: () => joined(server, owner, id, "viewer"),
      editor: () => joined(server, owner, id, "editor"),
      owner: () => Promise.resolve(owner),
    };
    const caller = await callers[who]();
    await imported(owner, id, [reading]);
    const [pump] = await productsIn(owner, id);
    const run = (await owner.post(at(id, "/imports"), { fileName: "b" })).data as LibraryImport;
    const link = (await owner.post(at(id, "/links"), { role: "viewer" })).data as { id: string };
    const ids = {
      ...{ libraryId: id, memberId: String(target.userId), linkId: link.id, importId: run.id },
      ...{ productId: pump!.id, state: "1" },
    };
    const answered: Record<string, string> = {};
    const expected: Record<string, string> = {};
    const told: unknown[] = [];
    // Members come last, because a removed member cannot be asked again.
    for (const [key, [needs, body]] of Object.entries(NEEDS)) {
      const [method, path] = key.split(" ") as [Endpoint["method"], string];
      const filled = path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => ids[name as keyof typeof ids]);
      const answer = await caller.call(method, filled, body);
      answered[key] = answer.code;
      const isMember = MAY[who].length > 0;
      expected[key] = MAY[who].includes(needs) ? "success" : isMember ? "forbidden" : "not.found";
      if (answer.code === "not.found") told.push(answer.data);
    }
    expect(answered).toEqual(expected);
    expect(told.filter((data) => data !== null)).toEqual([]);
  });
});
