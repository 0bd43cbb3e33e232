import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { products, productSheets } from "#server/database/schema/schema.ts";
import { fillFans } from "../../bench/fillFans.ts";
import { smallCatalogue } from "../support/smallCatalogue.ts";

it("fills a database that was filled before to a greater size", async () => {
  const fan = (id: string) => ({ id, figures: { P000007: 2000 } });
  const rows = ["a", "b", "c"].map(fan);
  const database = await smallCatalogue([...rows, fan("real")]);
  const { queries } = database;
  for (const { id } of rows)
    await queries.update(products).set({ origin: "generated" }).where(eq(products.id, id));
  const sizes = [];
  for (const size of [2, 8, 8, 20]) sizes.push(await fillFans(queries, size));
  // Whole rounds of copies of the three; the fourth is nobody's pattern.
  expect(sizes).toEqual([4, 10, 10, 22]);
  expect(await queries.$count(productSheets)).toBe(22);
  const copies = await queries.select({ id: products.id, model: products.model }).from(products);
  expect(copies).toContainEqual({ id: "cx6", model: "c-6" });
  await database.close();
});
