import { eq } from "drizzle-orm";
import { afterAll, describe } from "vitest";
import { FAN } from "#domain/catalogue/categories.ts";
import { readSearchCategory } from "#server/search/readSearchCategory.ts";
import { products, productSheets } from "#server/database/schema/schema.ts";
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
    "its sheets alone, all at once, and nothing made of them",
    async () => {
      const sheets = await queries
        .select()
        .from(productSheets)
        .innerJoin(products, eq(products.id, productSheets.productId))
        .where(eq(products.categoryCode, FAN));
      if (sheets.length < fans) throw new Error("not every sheet was read");
    },
    ONCE,
  );
});
