import { eq } from "drizzle-orm";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PUMP, WATER_SUPPLY_SET } from "#domain/catalogue/categories.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { buildChart } from "#domain/products/chart/buildChart.ts";
import type { ChartProduct } from "#domain/catalogue/machine/ChartRequest.ts";
import { designPoints, liquidOf, type StatedCondition } from "#domain/products/chart/designPoints.ts";
import { deviationRate } from "#domain/catalogue/duty/deviationRate.ts";
import { productChart } from "#domain/catalogue/machine/productChart.ts";
import { inStatedLiquid } from "#domain/catalogue/machine/inLiquid.ts";
import { readDuty } from "#domain/products/search/readDuty.ts";
import { runningOf } from "#domain/products/search/running.ts";
import { DutyMemory } from "#server/search/DutyMemory.ts";
import { productOfRow } from "#server/search/productOfRow.ts";
import { readSearchCategory } from "#server/search/readSearchCategory.ts";
import type { SearchCategory } from "#server/search/SearchCategory.ts";
import { statedCurvesOf } from "#server/product/curvesOfProduct.ts";
import type { Database } from "#server/database/connection/database.ts";
import { products, productSheets } from "#server/database/schema/schema.ts";
import { testDatabase } from "../../support/testDatabase.ts";

interface Searched {
  readonly category: SearchCategory;
  /** Products by row, as a detail draws them. */
  readonly pages: readonly ChartProduct[];
}

let database: Database;
const searched = new Map<string, Searched>();

async function read(categoryCode: string): Promise<Searched> {
  const category = (await readSearchCategory(database.queries, categoryCode))!;
  const stored = await database.queries
    .select({ id: products.id, sets: productSheets.curves })
    .from(products)
    .innerJoin(productSheets, eq(productSheets.productId, products.id))
    .where(eq(products.categoryCode, categoryCode));
  const setsOf = new Map(stored.map(({ id, sets }) => [id, sets ?? []]));
  const pages = category.texts.ids.map((id, row) => {
    const { product } = productChart(id, id, statedCurvesOf(setsOf.get(id) ?? []));
    const { parts, stages } = productOfRow(category, [], row);
    return {
      ...product,
      ...(parts === undefined ? {} : { parts }),
      ...(stages === undefined ? {} : { stages }),
    };
  });
  return { category, pages };
}

beforeAll(async () => {
  database = await testDatabase();
  for (const code of [PUMP, WATER_SUPPLY_SET]) searched.set(code, await read(code));
});
afterAll(() => database.close());

/**
 * The result of a product's detail at a duty: its first setting with a head, its operating point, and its worst
 * deviation.
 */
function pageOf(product: ChartProduct, condition: readonly StatedCondition[], asked: Asked) {
  const setting = product.settings.findIndex(({ curves }) =>
    curves.some(({ quantity }) => quantity === "head"),
  );
  const request = {
    machine: "pump" as const,
    products: [product],
    designPoints: designPoints("pump", product, condition),
    rate: null,
    air: null,
  };
  const built = buildChart(inStatedLiquid(request, liquidOf("pump", [condition])));
  if (!built.ok) return null;
  const { duty, frame, liquid } = built.value;
  const point = duty.operatingPoints.find((found) => found.setting === setting);
  if (point === undefined) return null;
  const worst = Math.max(
    Math.abs(deviationRate(point.flow, asked.flow / asked.machines)),
    Math.abs(deviationRate(point.value, asked.head)),
  );
  const reading = (quantity: "efficiency" | "npsh") => point.readings[frame.columns.indexOf(quantity)] ?? NaN;
  return {
    flow: point.flow,
    head: point.value,
    worst,
    isUnstable: point.isUnstable,
    efficiency: reading("efficiency"),
    npsh: reading("npsh"),
    state: liquid?.corrections[0]?.[setting]?.state,
  };
}

const DIGITS = 10;
const rounded = (figures: object) =>
  Object.fromEntries(
    Object.entries(figures).map(([name, figure]) => [
      name,
      typeof figure === "number" ? Number(figure.toPrecision(DIGITS)) : figure,
    ]),
  );

interface Asked {
  readonly flow: number;
  readonly head: number;
  readonly rate: number;
  readonly machines: number;
  readonly staticShare: number;
  readonly exponent: number;
  readonly glycol: "ethyleneFraction" | "propyleneFraction";
  readonly fraction: number;
  readonly temperature: number;
}

const asks: fc.Arbitrary<Asked> = fc.record({
  // Small and large flows are equally frequent.
  flow: fc.double({ min: Math.log(4), max: Math.log(500), noNaN: true }).map(Math.exp),
  head: fc.double({ min: Math.log(6), max: Math.log(90), noNaN: true }).map(Math.exp),
  rate: fc.constantFrom(5, 10, 25),
  machines: fc.constantFrom(1, 1, 2),
  staticShare: fc.constantFrom(0, 0, 0.4, -0.2),
  exponent: fc.constantFrom(2, 2, 1.852),
  glycol: fc.constantFrom("ethyleneFraction" as const, "propyleneFraction" as const),
  fraction: fc.constantFrom(30, 45, 60),
  temperature: fc.constantFrom(-10, 0, 30),
});

const conditionOf = (asked: Asked): readonly StatedCondition[] => [
  { code: PROPERTY.airFlow, value: asked.flow },
  { code: PROPERTY.head, value: asked.head },
  { code: asked.glycol, value: asked.fraction },
  { code: "liquidTemperature", value: asked.temperature },
  ...(asked.staticShare === 0 ? [] : [{ code: "staticHead", value: asked.head * asked.staticShare }]),
  ...(asked.exponent === 2 ? [] : [{ code: "systemExponent", value: asked.exponent }]),
  ...(asked.machines === 1 ? [] : [{ code: "machineCount", value: asked.machines }]),
];

function searchOf({ category }: Searched, asked: Asked) {
  const duty = readDuty(
    category.code,
    null,
    conditionOf(asked).map((figure, at) => ({ ...figure, deviationRate: at < 2 ? asked.rate : null })),
  );
  if (!duty.ok || duty.value === null) return null;
  const { matches } = new DutyMemory().search(category, duty.value);
  const runs = (code: string) => runningOf(category.columns, duty.value!, matches, code);
  const [efficiency, npsh] = [runs(PROPERTY.pumpEfficiency), runs(PROPERTY.npsh)];
  return new Map(
    Array.from(matches.rows, (row, index) => [
      row,
      {
        flow: matches.flow[index]!,
        head: matches.value[index]!,
        worst: matches.worst[index]!,
        isUnstable: matches.isUnstable[index] === 1,
        efficiency: efficiency?.(index) ?? NaN,
        npsh: npsh?.(index) ?? NaN,
        state: matches.corrections?.[row]?.correction.state,
      },
    ]),
  );
}

describe.each([
  { code: PUMP, numRuns: 12, told: ["corrected", "none", "outside", "unknown"] },
  // Water-supply sets state no number of stages.
  { code: WATER_SUPPLY_SET, numRuns: 10, told: ["unknown"] },
])("a search of $code in a viscous liquid", ({ code, numRuns, told }) => {
  test("lists what its detail says meets the duty, with the same figures to the last bit", () => {
    const of = searched.get(code)!;
    const states = new Set<string>();
    fc.assert(
      fc.property(asks, (asked) => {
        const found = searchOf(of, asked);
        // A mixture below its freezing point is refused before the search.
        if (found === null) return;
        of.pages.forEach((product, row) => {
          const page = pageOf(product, conditionOf(asked), asked);
          const isMet = page !== null && page.worst <= asked.rate + 1e-9;
          if (isMet) states.add(page.state ?? "");
          // Uncorrected products are compared with water, where the search's own crossing may differ in the last
          // bit. An efficiency that follows from the power is a quotient of pieces on the page, and of two
          // readings in the list.
          const said = (
            figures: { readonly state: string | undefined; readonly efficiency: number } | null | undefined,
          ) =>
            figures?.state === "corrected"
              ? { ...figures, ...rounded({ efficiency: figures.efficiency }) }
              : figures && rounded(figures);
          expect({ id: product.id, found: said(found.get(row)) }).toEqual({
            id: product.id,
            found: isMet ? said(page) : undefined,
          });
        });
      }),
      { numRuns, seed: 20261123 },
    );
    expect([...states]).toEqual(expect.arrayContaining(told));
  });
});
