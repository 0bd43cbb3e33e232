import { eq } from "drizzle-orm";
import { afterAll, describe } from "vitest";
import { FAN } from "#domain/catalogue/categories.ts";
import { readSearchCategory } from "#server/engine/search/readSearchCategory.ts";
import { productCurves, productPropertyValues, products } from "#server/store/schema.ts";
import { testDatabase } from "../tests/support/testDatabase.ts";
import { measure } from "./measure.ts";

const database = await testDatabase();
const { queries } = database;
afterAll(() => database.close());

const fans = await queries.$count(products, eq(products.categoryCode, FAN));
const ONCE = { iterations: 3, time: 0, warmupIterations: 1 };

describe(`the start of the search, ${fans} fans with their curves, embedded database`, () => {
  const read = async () => {
    const category = await readSearchCategory(queries, FAN);
    if (category?.columns.size !== fans) throw new Error("not every fan was read");
    return category;
  };
  measure("read into columns", read, {
    ...ONCE,
    async teardown(_task, mode) {
      if (mode === "warmup") return;
      const before = process.memoryUsage().arrayBuffers;
      const held = await read();
      const bytes = process.memoryUsage().arrayBuffers - before;
      console.log(
        `${held.columns.size} fans: ${(bytes / 1e6).toFixed(1)} MB, ${(bytes / fans).toFixed(0)} bytes a fan`,
      );
    },
  });
  measure(
    "the plain way, a row for each value and each curve, and nothing made of them",
    async () => {
      const isFan = eq(products.categoryCode, FAN);
      const values = await queries
        .select()
        .from(productPropertyValues)
        .innerJoin(products, eq(products.id, productPropertyValues.productId))
        .where(isFan);
      const curves = await queries
        .select()
        .from(productCurves)
        .innerJoin(products, eq(products.id, productCurves.productId))
        .where(isFan);
      if (values.length < fans || curves.length < fans) throw new Error("not every row was read");
    },
    ONCE,
  );
});
