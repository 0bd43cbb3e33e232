import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { beforeAll, expect, test } from "vitest";
import { fileWith, importedFrom } from "../../support/importFiles.ts";
import { workbook } from "../../support/workbooks.ts";

let page = "";
beforeAll(async () => {
  page = await readFile(fileURLToPath(new URL("../../../docs/import.md", import.meta.url)), "utf8");
});

const blockOf = (kind: string) => new RegExp(`\`\`\`${kind}\n(.*?)\`\`\``, "su").exec(page)?.[1] ?? "";

/** The rows of the documented table with these first headers, as a person would enter them. */
function tableOf(beginning: string) {
  const lines = page.slice(page.indexOf(beginning)).split("\n\n")[0]?.split("\n") ?? [];
  return lines
    .filter((_, at) => at !== 1)
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

test.each([
  ["csv", ["head", "efficiency", "shaftPower", "npsh"]],
  ["json", ["head", "efficiency", "shaftPower"]],
])("the documented .%s is taken as it stands", async (kind, quantities) => {
  const { products, remarks } = await importedFrom(await fileWith(`page.${kind}`, blockOf(kind)));
  expect(remarks).toEqual([]);
  expect(products).toMatchObject([{ categoryCode: "C000002", brand: "某厂", model: "TP-40" }]);
  expect(products[0]?.curves.map(({ quantity }) => quantity)).toEqual(quantities);
});

test("the documented sheets are taken as they stand", async () => {
  const file = await workbook(
    { name: "products", rows: tableOf("| category | brand | model | motor") },
    { name: "curves", rows: tableOf("| model | setting |") },
  );
  const { products, remarks } = await importedFrom(await fileWith("page.xlsx", file));
  expect(remarks).toEqual([]);
  expect(products[0]?.values).toEqual([
    { propertyCode: "P000502", number: expect.closeTo(3.7285, 4) },
    { propertyCode: "P000516", number: expect.closeTo(609.6, 6) },
  ]);
  expect(products[0]?.curves.map(({ setting, quantity }) => `${setting} ${quantity}`)).toEqual(
    ["高速", "低速"].flatMap((setting) =>
      ["totalPressure", "totalPressureEfficiency", "shaftPower"].map((quantity) => `${setting} ${quantity}`),
    ),
  );
});
