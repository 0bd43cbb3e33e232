import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { changeUser } from "#server/account/users.ts";
import { libraryActs, ownProducts, publishedProducts } from "#server/database/schema/librarySchema.ts";
import { operatorActs } from "#server/database/schema/operatorSchema.ts";
import { brands, products, productSeries } from "#server/database/schema/schema.ts";
import { operateLibrary } from "#server/library/operateLibrary.ts";
import { imported, newLibrary, SECRET, sentFan } from "../../support/libraryCalls.ts";
import { startProjectServer, type ProjectServer } from "../../support/projectServer.ts";

let server: ProjectServer;
beforeAll(async () => {
  server = await startProjectServer();
});
afterAll(() => server.close());

test("26: an operator publishes the products in use of a library to everybody, and takes them back", async () => {
  const { queries } = server.database;
  const owner = await server.person();
  const operator = await server.person();
  const id = await newLibrary(owner);
  await imported(owner, id, [sentFan()]);
  await imported(owner, id, [sentFan("draft")], { isDraft: true });
  const at = `/operators/v1/libraries/${id}`;
  expect((await owner.post(`${at}/publish`, undefined)).code).toBe("forbidden");
  await changeUser(queries, operator.userId, { isOperator: true });
  const before = await queries.$count(products);
  expect((await operator.post(`${at}/publish`, undefined)).data).toEqual({
    name: SECRET.library,
    products: 1,
    skipped: 0,
  });
  // Publishing again replaces the existing copies.
  expect((await operator.post(`${at}/publish`, undefined)).data).toMatchObject({ products: 1 });
  expect(await queries.$count(products)).toBe(before + 1);
  const [copy] = await queries.select().from(publishedProducts);
  const shown = await server.nobody.get(`/selection/products/${copy?.productId}`);
  expect(shown.data).toMatchObject({ model: SECRET.model, brandName: SECRET.brand });
  expect(JSON.stringify(shown.data)).not.toContain(SECRET.library);
  const [own] = await queries.select().from(ownProducts).where(eq(ownProducts.model, SECRET.model));
  expect(JSON.stringify(shown.data)).not.toContain(own!.id);
  const listed = await operator.get("/operators/v1/libraries");
  expect(listed.data).toMatchObject({ list: [{ id, products: 1, published: 1 }] });
  expect((await operator.post(`${at}/take_back`, undefined)).data).toMatchObject({ products: 1 });
  expect(await queries.$count(products)).toBe(before);
  expect(await queries.$count(productSeries, eq(productSeries.name, SECRET.series))).toBe(0);
  expect((await server.nobody.get(`/selection/products/${copy?.productId}`)).code).toBe("not.found");
  expect(await queries.$count(ownProducts)).toBe(2);
  const acts = (await queries.select().from(operatorActs)).map(({ act, became }) => [act, became]);
  expect(acts).toEqual([
    ["publish", "1"],
    ["publish", "1"],
    ["takeBack", "0"],
  ]);
  const told = await queries.select().from(libraryActs).where(eq(libraryActs.act, "taken-back"));
  expect(told.map(({ userName }) => userName)).toEqual(["管理员"]);
  const command = { command: "publish", libraryId: "00000000-0000-4000-8000-000000000000" } as const;
  expect(await operateLibrary(queries, null, command)).toEqual({ refusal: "unknown" });
  expect(await queries.$count(brands, eq(brands.name, SECRET.brand))).toBeLessThanOrEqual(1);
});

test("26: an operator finds a library by its name or an owner's", async () => {
  const owner = await server.person("赵_工");
  const operator = await server.person();
  await changeUser(server.database.queries, operator.userId, { isOperator: true });
  const id = await newLibrary(owner);
  const isFound = async (words: string) => {
    const { data } = await operator.get(`/operators/v1/libraries?words=${encodeURIComponent(words)}`);
    return (data as { list: { id: string }[] }).list.some((each) => each.id === id);
  };
  expect(await isFound("赵_")).toBe(true);
  expect(await isFound(SECRET.library)).toBe(true);
  expect(await isFound("赵%工")).toBe(false);
  expect(await isFound("没有这个库")).toBe(false);
});
