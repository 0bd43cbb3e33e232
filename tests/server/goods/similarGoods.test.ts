import { inArray, sql } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listClassificationProperties } from "#api/contract/dataStandards.ts";
import { queryGoods } from "#api/contract/goods.ts";
import { getProduct } from "#api/contract/products.ts";
import { PUMP } from "#domain/catalogue/categories.ts";
import { goodsFields } from "#domain/products/goods/goodsFields.ts";
import { goodsQuestion } from "#domain/products/goods/GoodsRequest.ts";
import { priceFields } from "#domain/products/goods/PriceField.ts";
import { similarQuestions } from "#domain/products/goods/similarGoods.ts";
import { products } from "#server/database/schema/schema.ts";
import { callerOf } from "../../support/caller.ts";
import { startTestServer, type TestServer } from "../../support/testServer.ts";

const CHENGDU = "510100";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const pumpsOf = (models: readonly string[]) =>
  server.database.queries
    .select({ id: products.id, model: products.model })
    .from(products)
    .where(inArray(products.model, [...models]));

async function fieldsOfPumps() {
  const path = listClassificationProperties.path.replace("{code}", PUMP);
  const { data } = await callerOf(server.app).post(path, { resourceType: "PRODUCT" });
  const definitions = v.parse(listClassificationProperties.output, data);
  return goodsFields("product", null, priceFields(definitions));
}

/** Number of prices for each question about similar goods, up to the first question that finds any. */
async function foundBySteps(id: string) {
  const fields = await fieldsOfPumps();
  const { data } = await callerOf(server.app).get(getProduct.path.replace("{id}", id));
  const { productPropertyValues } = v.parse(getProduct.output, data);
  const counts: number[] = [];
  for (const { texts } of similarQuestions(PUMP, productPropertyValues, fields)) {
    const question = goodsQuestion({ name: "", texts }, fields, { categoryCode: PUMP, areaCode: CHENGDU });
    const answer = await callerOf(server.app).post(queryGoods.path, question);
    const { totalCount } = v.parse(queryGoods.output, answer.data);
    counts.push(totalCount);
    if (totalCount > 0) break;
  }
  return counts;
}

test("goods like any pump are priced in 成都: at once for most, and for none without end", async () => {
  const named = await pumpsOf(["CCDX100-32-2900/87", "LYGD80-20"]);
  const others = await server.database.queries
    .select({ id: products.id, model: products.model })
    .from(products)
    .where(sql`${products.categoryCode} = ${PUMP}`)
    .orderBy(sql`md5(${products.id})`)
    .limit(30);
  expect(named.length + others.length).toBeGreaterThan(30);
  const steps = await Promise.all([...named, ...others].map(({ id }) => foundBySteps(id)));
  expect(steps.filter((counts) => counts.at(-1) === 0)).toEqual([]);
  expect(steps.filter(({ length }) => length <= 2).length).toBeGreaterThan(steps.length / 2);
});
