import * as fc from "fast-check";
import { inArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ProductQuerySchema, type ProductQuery } from "#api/contract/search.ts";
import { PROPERTY, SINGLE_SPEED } from "#domain/catalogue/properties.ts";
import {
  answerBrands,
  answerProperties,
  answerQuery,
  answerRelaxations,
  answerSeries,
  type OpenCategory,
} from "#server/search/answerSearch.ts";
import { createCatalogueSearch } from "#server/search/CatalogueSearch.ts";
import { createLog } from "#server/process/log.ts";
import { announceChanges } from "#server/database/revisions/catalogueChanges.ts";
import { giveMissingRevisions } from "#server/database/revisions/catalogueRevisions.ts";
import type { Database } from "#server/database/connection/database.ts";
import {
  brands,
  products,
  productSeries,
  propertyDefinitions,
  propertyEnumValues,
} from "#server/database/schema/schema.ts";
import { libraries, ownProducts } from "#server/database/schema/librarySchema.ts";
import * as v from "valibot";
import { DATABASES } from "../../../support/eachDatabase.ts";
import { foundLibrary, moveToLibrary, seenLibraries } from "../../../support/ownLibraries.ts";
import { point, target } from "../../../support/searchServer.ts";
import { fillSmall, insertSmallProducts } from "../../../support/smallCatalogue.ts";
import { GRADES, NOTE, stated, type Stated } from "../../../support/statedFans.ts";

const FAN = "C000001";
const OWN_BRANDS = ["B4", "B5"];
const OWN_SERIES = ["s2", "s3"];

/** The catalogue or one of two libraries. Each has its own series; only libraries have the last brands. */
const place = fc.constantFrom(0, 0, 1, 2);
const placed = fc.tuple(place, stated).map(([at, { seriesId, brandCode = "B1", ...own }]) => ({
  at,
  stated: {
    ...own,
    brandCode: at === 0 && OWN_BRANDS.includes(brandCode) ? "B2" : brandCode,
    ...(seriesId === ["s1", ...OWN_SERIES][at] ? { seriesId } : {}),
  },
}));

const judgedOwn = {
  at: 1 as const,
  stated: { brandCode: "B1", model: "T-2", enums: { [PROPERTY.efficiencyGrade]: GRADES[0]! } },
};

const asked = (question: object): ProductQuery =>
  v.parse(ProductQuerySchema, { gjwCategoryCode: FAN, pageSize: 7, ...question });
const enumFilter = (code: string, ...values: string[]) => ({
  code,
  parameterType: "Enums",
  queryType: "EQUAL",
  values,
});
const DUTY = { speedControl: "SINGLE_SPEED", curveProperties: point(1500, 250) };
const QUESTIONS = [
  {},
  { pageNo: 2, orderBy: "brandCode" },
  { orderBy: PROPERTY.airFlow, orderType: "DESC" },
  { orderBy: NOTE },
  { words: "t-2" },
  { words: "安风" },
  { words: "系列" },
  { brandCode: "B1" },
  { brandCode: "B4" },
  { productSeriesId: "s2" },
  { isSample: false },
  DUTY,
  { ...DUTY, brandCode: "B2", orderBy: "deviationRate" },
  { ...DUTY, curveProperties: [target(PROPERTY.airFlow, 1500, 40), target(PROPERTY.totalPressure, 250, 40)] },
  {
    ...DUTY,
    orderBy: "yearlyEnergy",
    energy: { hours: 3000, control: "systemCurve" },
  },
  { productProperties: [enumFilter(PROPERTY.speedControl, SINGLE_SPEED)] },
  {
    productProperties: [
      { code: PROPERTY.airFlow, parameterType: "Double", queryType: "RANGE_TE", values: ["800-1500"] },
      enumFilter(PROPERTY.efficiencyGrade, GRADES[0]!),
    ],
  },
].map(asked);

async function answers(open: OpenCategory) {
  const all = [];
  // A brand is found by the code of any library that has it.
  const codes = [...(open.own?.listedAs.keys() ?? [])].toReversed();
  for (const { brandCode, ...others } of QUESTIONS) {
    const question = {
      ...others,
      brandCode: codes.find((code) => code.startsWith(`${brandCode}/`)) ?? brandCode,
    };
    const {
      pageNo: _page,
      pageSize: _size,
      orderBy: _by,
      orderType: _type,
      energy: _energy,
      ...conditions
    } = question;
    all.push({
      found: await answerQuery(open, question),
      brands: answerBrands(open, conditions),
      properties: answerProperties(open, conditions),
      series: answerSeries(open, conditions),
      relaxed: answerRelaxations(open, conditions),
    });
  }
  return all;
}

const withoutLibrary = (text: string) => text.replaceAll(/,"library":\{"id":"[^"]*","name":"[^"]*"\}/gu, "");

async function filled(database: Database): Promise<Database> {
  await fillSmall(database, []);
  const { queries } = database;
  const own = { categoryCode: FAN, isPerformanceFilter: true, isListDisplay: true, isCustomSort: true };
  await queries.insert(propertyDefinitions).values([
    { ...own, code: NOTE, name: "note", dataType: "Text", position: 90 },
    { ...own, code: PROPERTY.efficiencyGrade, name: "grade", dataType: "Enum", position: 91 },
  ]);
  await queries.insert(propertyEnumValues).values(
    GRADES.map((code, position) => ({
      categoryCode: FAN,
      propertyCode: PROPERTY.efficiencyGrade,
      code,
      name: code,
      position,
    })),
  );
  await giveMissingRevisions(queries, [FAN]);
  return database;
}

const NEW_BRANDS = [
  { code: "B4", name: "安风" },
  { code: "B5", name: "朗源二" },
];
async function emptied({ queries }: Database): Promise<void> {
  await queries.delete(libraries);
  await queries.delete(ownProducts);
  await queries.delete(products);
  await queries.insert(brands).values(NEW_BRANDS).onConflictDoNothing();
  await queries
    .insert(productSeries)
    .values(OWN_SERIES.map((id) => ({ id, categoryCode: FAN, brandCode: "B2", name: id })))
    .onConflictDoNothing();
}

interface Placed {
  readonly id: string;
  readonly at: number;
  readonly stated: Stated;
}
const insertAll = ({ queries }: Database, rows: readonly Placed[]) =>
  insertSmallProducts(
    queries,
    rows.map(({ id, stated: own }) => ({ id, ...own })),
  );

async function split(database: Database, rows: readonly Placed[]): Promise<readonly string[]> {
  const { queries } = database;
  await insertAll(database, rows);
  const made = [await foundLibrary(queries, "甲"), await foundLibrary(queries, "乙")].toSorted();
  for (const [at, libraryId] of made.entries())
    await moveToLibrary(
      queries,
      libraryId,
      rows.filter((row) => row.at === at + 1).map(({ id }) => id),
      {
        isOwnBrand: (code) => OWN_BRANDS.includes(code),
        brandOf: (code) => `${code}/${at}`,
      },
    );
  await queries.delete(brands).where(inArray(brands.code, OWN_BRANDS));
  await queries.delete(productSeries).where(inArray(productSeries.id, OWN_SERIES));
  return made;
}

const log = createLog("silent");

describe.each(DATABASES)("own products, in $name", ({ open }) => {
  let whole: Database;
  let parted: Database;
  beforeAll(async () => {
    [whole, parted] = [await filled(await open()), await filled(await open())];
  });
  afterAll(async () => {
    await whole.close();
    await parted.close();
  });

  test("are found by their members as if they were public", async () => {
    const ways = { own: 0, both: 0, judgedByOwn: 0 };
    await fc.assert(
      fc.asyncProperty(fc.array(placed, { maxLength: 40 }), async (drawn) => {
        const rows = drawn.map((each, at) => ({ ...each, id: `${each.at === 0 ? "p" : "o"}-${at}` }));
        await emptied(whole);
        await emptied(parted);
        await insertAll(whole, rows);
        const made = await split(parted, rows);
        await announceChanges(whole.queries, [FAN]);
        await announceChanges(parted.queries, [FAN]);
        const ofWhole = await createCatalogueSearch({ database: whole, log }).open(FAN);
        const search = createCatalogueSearch({ database: parted, log });
        const seen = await seenLibraries(parted.queries, made);
        const opened = await search.open(FAN, seen);
        const { libraries: numbers, ...columns } = opened.category.columns;
        const { brands: expectedBrands, ...expectedColumns } = ofWhole.category.columns;
        const listed = { ...columns.brands, codes: columns.brands.codes.map((code) => code.slice(0, 2)) };
        expect({ ...columns, brands: listed }).toEqual({ ...expectedColumns, brands: expectedBrands });
        for (const part of ["texts", "basis", "indexes", "lowSet", "bestFlows"] as const)
          expect(opened.category[part]).toEqual(ofWhole.category[part]);
        const all = opened.category.texts.ids.map((_, row) => row);
        const [settings, expected] = [await opened.settingsOf(all), await ofWhole.settingsOf(all)];
        expect(all.map(settings)).toEqual(all.map(expected));
        expect(Array.from(numbers ?? [], (number) => (number > 0 ? "o" : "p"))).toEqual(
          numbers === undefined ? [] : opened.category.texts.ids.map((id) => id[0]),
        );
        const found = JSON.stringify(await answers(opened));
        const badges = found.match(/"library"/gu)?.length ?? 0;
        expect(JSON.parse(withoutLibrary(found).replaceAll(/(B[45])\/\d/gu, "$1"))).toEqual(
          JSON.parse(JSON.stringify(await answers(ofWhole))),
        );
        const isOwn = rows.some(({ at }) => at > 0);
        expect(badges > 0).toBe(isOwn);
        ways.own += Number(isOwn);
        ways.both += Number([1, 2].every((at) => rows.some((row) => row.at === at)));
        const isPublicJudged = (await search.open(FAN)).category.basis.isJudged;
        ways.judgedByOwn += Number(!isPublicJudged && opened.category.basis.isJudged);
      }),
      {
        numRuns: 20,
        examples: [
          [
            [
              judgedOwn,
              {
                at: 0,
                stated: {
                  brandCode: "B1",
                  model: "T-2",
                  figures: { [PROPERTY.totalPressureEfficiency]: 40 },
                },
              },
            ],
          ],
          // The catalogue and the first library do not show whether any product has a grade.
          [
            [
              { at: 1, stated: { brandCode: "B1", model: "T-2" } },
              { ...judgedOwn, at: 2 },
            ],
          ],
        ],
      },
    );
    expect(Object.entries(ways).filter(([, count]) => count === 0)).toEqual([]);
  });
});
