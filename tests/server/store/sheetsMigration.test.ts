import { expect, test } from "vitest";
import { isCatalogueLoaded } from "#server/catalogue/loadCatalogue.ts";
import { CATALOGUE_VERSION } from "#server/catalogue/bundledVersion.ts";
import { curvesOfProduct } from "#server/store/curvesOfProduct.ts";
import { pgliteDatabase } from "#server/store/openPglite.ts";
import { packRows } from "#server/store/PackedRows.ts";
import { replaceCatalogue } from "#server/store/replaceCatalogue.ts";
import { products, productSheets } from "#server/store/schema.ts";
import { BARE_CATALOGUE } from "../../support/bareDatabase.ts";
import { emptyPglite } from "../../support/databaseTemplate.ts";
import { migrateBefore } from "../../support/migrateBefore.ts";

/** Before it: a row for each value, a row for each curve. */
const SHEETS = "0008_product_sheets";

const IMPORTED = `
  insert into brands values ('B1', '甲', null);
  insert into categories values ('C000001', '风机', true, false, false, false);
  insert into product_series values ('s1', 'C000001', 'B1', '系列');
  insert into products values
    ('full', 'C000001', 'B1', 's1', '风机', 'X-1', null, false, 'imported', 'a file'),
    ('empty', 'C000001', 'B1', null, '风机', 'X-2', null, false, 'imported', 'a file'),
    ('sample', 'C000001', 'B1', null, '风机', 'X-3', null, true, 'generated', 'generator');
  insert into product_property_values (product_id, property_code, number, text, enum_code, bool, range_from, range_to)
  values
    ('full', 'P1', 0.30000000000000004, null, null, null, null, null),
    ('full', 'P2', null, 'Rc3/4, "x" \\ ''', null, null, null, null),
    ('full', 'P3', null, null, 'V1', null, null, null),
    ('full', 'P4', null, null, null, false, null, null),
    ('full', 'P5', null, null, null, null, null, 240),
    ('full', 'P6', 1e300, null, null, null, null, null),
    ('sample', 'P1', 1, null, null, null, null, null);
  insert into product_curves values
    ('full', 1, 'noise', '低速', null, false, '{1,2}', '{1e-7,-4.1}', null),
    ('full', 0, 'totalPressure', '高速', 1450.5, true, '{0.1,0.2}', '{3,4.333333333333333}',
      '{"kind": "polynomial", "residual": 0.014633532956952076, "coefficients": [306.6713813419189, -1e-9]}');
  insert into catalogue_meta values ('bundledVersion', '${CATALOGUE_VERSION}');
`;

test("what was imported before products had sheets is carried over, and what is bundled loaded anew", async () => {
  const client = await emptyPglite();
  await migrateBefore(client, SHEETS);
  await client.exec(IMPORTED);
  const database = pgliteDatabase(client);
  const { queries } = database;
  expect(await database.migrate()).toBeGreaterThan(0);

  const carried = {
    values: {
      P1: 0.1 + 0.2,
      P2: `Rc3/4, "x" \\ '`,
      P3: { enum: "V1" },
      P4: false,
      P5: { from: null, to: 240 },
      P6: 1e300,
    },
    fits: [
      {
        kind: "polynomial",
        residual: 0.014633532956952076,
        coefficients: [306.6713813419189, -1e-9],
      },
      null,
    ],
    curves: [
      {
        quantity: "totalPressure",
        setting: "高速",
        rotationalSpeed: 1450.5,
        isScalable: true,
        points: [
          { x: 0.1, y: 3 },
          { x: 0.2, y: 4.333333333333333 },
        ],
      },
      {
        quantity: "noise",
        setting: "低速",
        rotationalSpeed: null,
        isScalable: false,
        points: [
          { x: 1, y: 1e-7 },
          { x: 2, y: -4.1 },
        ],
      },
    ],
  };
  const stands = async () => {
    const sheets = await queries.select().from(productSheets);
    const full = sheets.find(({ productId }) => productId === "full");
    return {
      values: full?.values,
      fits: full?.curves.flatMap(({ lines }) => lines.map(({ fit }) => fit)),
      curves: (await curvesOfProduct(queries, "full"))?.curves,
    };
  };
  expect(await stands()).toEqual(carried);

  expect(await isCatalogueLoaded(database, "on")).toBe(false);
  await replaceCatalogue(queries, CATALOGUE_VERSION, () => [packRows(BARE_CATALOGUE)]);
  expect(await stands()).toEqual(carried);
  const left = await queries.select({ id: products.id }).from(products);
  expect(left.map(({ id }) => id).toSorted()).toEqual(["empty", "full"]);
  await database.close();
});
