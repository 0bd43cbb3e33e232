import { afterAll, beforeAll, expect, test } from "vitest";
import { CATEGORIES, type CategoryCode } from "#domain/catalogue/categories.ts";
import { categoryParts } from "#server/catalogue/bundledCatalogue.ts";
import { writtenCategory } from "#server/catalogue/writtenCategory.ts";
import { readSearchCategory } from "#server/search/readSearchCategory.ts";
import type { Database } from "#server/database/connection/database.ts";
import { bytesBeforeArrays, packedValue } from "#server/database/revisions/packedValue.ts";
import { sheetsOf } from "#server/catalogue/write/packSheets.ts";
import { testDatabase } from "../../support/testDatabase.ts";
import { ONE_IN } from "../../support/thinCatalogue.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** The arrays of a category as bytes; other values are compared directly. */
function arraysOf(value: unknown): Uint8Array {
  const packed = Buffer.concat(packedValue(value));
  // Structures with equal content may have different lengths.
  return packed.subarray(bytesBeforeArrays(packed));
}

const CODES = Object.keys(CATEGORIES) as CategoryCode[];

test.for(CODES)(
  "%s is the same whether it is made where it is written or read from the database",
  async (code) => {
    const { parts } = categoryParts(code, { oneIn: ONE_IN });
    const made = writtenCategory(
      code,
      parts.map((rows) => ({ rows, sheets: sheetsOf(rows) })),
    );
    const read = await readSearchCategory(database.queries, code);
    if (read === null) throw new Error(`${code} is no category`);
    expect(read.columns.size).toBeGreaterThan(0);
    // Only the database knows the manufacturers of other categories.
    const named = { ...made, brands: read.brands };
    expect([...made.brands].every(([brand, own]) => read.brands.get(brand)?.name === own.name)).toBe(true);
    expect(named).toEqual(read);
    expect(Buffer.compare(arraysOf(named), arraysOf(read))).toBe(0);
  },
);
