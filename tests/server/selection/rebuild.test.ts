import { afterAll, beforeAll, expect, test } from "vitest";
import type { FanCoilRequest } from "#domain/building/selection/multiRoom.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { createCatalogueSearch } from "#server/search/CatalogueSearch.ts";
import { createEngine, type Engine } from "#server/selection/Engine.ts";
import { createLog } from "#server/process/log.ts";
import type { Database } from "#server/database/connection/database.ts";
import { writeImported } from "#server/catalogue/write/writeImported.ts";
import { bareDatabase } from "../../support/bareDatabase.ts";
import { countedRows } from "../../support/countedRows.ts";
import { askedRoom, multiRoomRequest } from "../../support/multiRoomRequest.ts";

let database: Database;
let engine: Engine;
beforeAll(async () => {
  database = await bareDatabase();
  engine = await createEngine({ database, log: createLog("silent") });
});
afterAll(async () => {
  await engine.dispose();
  await database.close();
});

const FIGURES: readonly (readonly [string, number])[] = [
  [PROPERTY.highAirFlow, 680],
  [PROPERTY.highTotalCooling, 3.6],
  [PROPERTY.highSensibleCooling, 2.6],
  [PROPERTY.highHeating, 5.4],
  [PROPERTY.mediumAirFlow, 510],
  [PROPERTY.mediumTotalCooling, 2.9],
  [PROPERTY.mediumSensibleCooling, 2.1],
  [PROPERTY.mediumHeating, 4],
];

async function selected(): Promise<string | null | undefined> {
  const room = askedRoom("r", { roomArea: 18, coolingLoad: 2 });
  const request = multiRoomRequest([room]) as unknown as FanCoilRequest;
  const [row] = await engine.selectForRooms("C000006", request, AbortSignal.timeout(60_000));
  return row?.model;
}

test("a rebuilt category is selected from at once, and selections that run meanwhile are answered", async () => {
  const before = await selected();
  await writeImported(database.queries, [
    {
      categoryCode: "C000006",
      brand: "朗源",
      series: null,
      model: "NEW",
      name: "风机盘管",
      source: null,
      values: [
        ...FIGURES.map(([propertyCode, number]) => ({ propertyCode, number })),
        { propertyCode: PROPERTY.structure, enumCode: "V000401" },
        { propertyCode: PROPERTY.installation, enumCode: "V000411" },
      ],
      curves: [],
    },
  ]);
  expect(await selected()).toBe(before);
  const [, ...meanwhile] = await Promise.all([
    engine.rebuild("C000006"),
    engine.rebuild("C000006"),
    ...Array.from({ length: 20 }, selected),
  ]);
  expect(meanwhile.slice(1).every((model) => model === before || model === "NEW")).toBe(true);
  expect(await selected()).toBe("NEW");
});

test("a product that is imported again is read alone, and one that nobody has changed not at all", async () => {
  const models = Array.from({ length: 20 }, (_, at) => `OTHER-${at}`);
  const coil = (model: string, cooling: number) => ({
    categoryCode: "C000006",
    brand: "朗源",
    series: null,
    model,
    name: "风机盘管",
    source: null,
    values: FIGURES.map(([propertyCode, number]) => ({
      propertyCode,
      number: propertyCode === PROPERTY.highTotalCooling ? cooling : number,
    })),
    curves: [],
  });
  await writeImported(
    database.queries,
    models.map((model) => coil(model, 3.6)),
  );
  await engine.rebuild("C000006");
  const search = createCatalogueSearch({ database, log: createLog("silent") });
  await search.open("C000006");
  await writeImported(database.queries, [coil("OTHER-7", 3.7), coil("FRESH", 3.7)]);
  const rows = countedRows(database);
  await engine.rebuild("C000006");
  await search.rebuild("C000006");
  expect(rows.products).toBe(4);
  expect((await search.open("C000006")).category.texts.models).toContain("FRESH");
  await engine.rebuild("C000006");
  await search.rebuild("C000006");
  expect(rows.products).toBe(4);
});

test("a category that is not selected for rooms needs no rebuilding", async () => {
  await engine.rebuild("C000002");
  expect(await selected()).toBe("NEW");
});
