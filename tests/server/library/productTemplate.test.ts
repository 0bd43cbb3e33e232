import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listClassificationProperties, listClassifications } from "#api/contract/dataStandards.ts";
import { checkProducts } from "#domain/catalogue/import/checkProducts.ts";
import type { ImportDefinition } from "#domain/catalogue/import/ImportedProduct.ts";
import { productsOfFlatTable } from "#domain/catalogue/import/productsOfFlatTable.ts";
import { productTemplate } from "#domain/catalogue/import/productTemplate.ts";
import { createHeaderReader } from "#domain/catalogue/import/readHeader.ts";
import { table } from "../../support/importTables.ts";
import { startTestServer, type TestServer } from "../../support/testServer.ts";
import { readOnlyDatabase } from "../../support/testDatabase.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(readOnlyDatabase);
});
afterAll(() => server.close());

const STANDARDS = "/api/gjk/data_standards/site/v1/classifications";
async function ask(path: string, body?: object): Promise<unknown> {
  const asked = body && {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  };
  return ((await (await server.app.request(`${STANDARDS}${path}`, asked)).json()) as { data: unknown }).data;
}

/** A valid value of the property. */
function sampleOf({ dataType, enumValues }: ImportDefinition): string {
  if (dataType === "Enum") return enumValues[0]?.name ?? "";
  if (dataType === "Range") return "1-2";
  return dataType === "Bool" ? "是" : dataType === "Text" ? "字" : "1";
}

test("the template of every category has a column for each property, which the import reads as that property", async () => {
  const listed = v.parse(listClassifications.output, await ask("?resource_type=PRODUCT"));
  const categories = await Promise.all(
    listed.map(async ({ code, name }) => ({
      code,
      name,
      definitions: v.parse(
        listClassificationProperties.output,
        await ask(`/${code}/properties`, { resourceType: "PRODUCT" }),
      ),
    })),
  );
  expect(categories.length).toBeGreaterThan(10);
  for (const category of categories) {
    const [head = "", row] = productTemplate(category).slice(1).split("\r\n");
    const headers = JSON.parse(`[${head}]`) as string[];
    expect(row).toBe(`"${category.name}"`);
    const cells = [category.name, "甲", "系", "型", "名", ...category.definitions.map(sampleOf)];
    expect(headers).toHaveLength(cells.length);
    const reader = createHeaderReader();
    const products = productsOfFlatTable(table("", [headers, cells]), reader);
    const [checked] = checkProducts(products, { categories }, reader);
    const wrongly = (checked?.remarks ?? []).filter(({ message }) =>
      /property|stated twice|does not exist|is missing|unit|number/u.test(message),
    );
    expect({ category: category.name, wrongly }).toEqual({ category: category.name, wrongly: [] });
  }
});
