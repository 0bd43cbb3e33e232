import { CATEGORIES } from "#domain/catalogue/categories.ts";
import { DOUBLE_SPEED, PROPERTY, SINGLE_SPEED } from "#domain/catalogue/properties.ts";
import type { CurveQuantity } from "#domain/physics/curve/curveQuantities.ts";
import { fitCurve } from "#domain/physics/curve/fitCurve.ts";
import { packFit } from "#domain/physics/curve/packFit.ts";
import type { Database } from "#server/database/connection/database.ts";
import { insertSheets } from "#server/catalogue/write/insertSheets.ts";
import type { Queries } from "#server/database/queries.ts";
import {
  brands,
  categories,
  products,
  productSeries,
  propertyDefinitions,
  propertyEnumValues,
} from "#server/database/schema/schema.ts";
import { migratedDatabase } from "./databaseTemplate.ts";

/** A test's data of a product; rows of one category share the properties below. */
export interface SmallProduct {
  readonly id: string;
  readonly categoryCode?: "C000001" | "C000002";
  readonly brandCode?: string;
  readonly seriesId?: string;
  readonly model?: string;
  /** Source of a real record; without one it is a sample. */
  readonly source?: string;
  readonly figures?: Readonly<Record<string, number>>;
  readonly enums?: Readonly<Record<string, string>>;
  readonly isSprung?: boolean;
  readonly voltage?: readonly [number, number];
  /** Values of properties that a test defines itself. */
  readonly texts?: Readonly<Record<string, string>>;
  /** Each set of curves, the main one first: flows and the values of some quantities. */
  readonly sets?: readonly {
    readonly flows: readonly number[];
    readonly values: Partial<Record<CurveQuantity, readonly number[]>>;
  }[];
}

export const SPRUNG = "P009001";
export const VOLTAGE = "P009002";

const numbers = (codes: readonly string[]) => codes.map((code) => [code, "Number"] as const);
const FAN_PROPERTIES = [
  ...numbers([
    PROPERTY.airFlow,
    PROPERTY.totalPressure,
    PROPERTY.totalPressureEfficiency,
    PROPERTY.motorPower,
    PROPERTY.highSpeedAirFlow,
    PROPERTY.highSpeedTotalPressure,
    PROPERTY.highSpeedEfficiency,
    PROPERTY.lowSpeedAirFlow,
    PROPERTY.lowSpeedTotalPressure,
    PROPERTY.width,
  ]),
  [PROPERTY.speedControl, "Enum"],
  [PROPERTY.fanType, "Enum"],
  [SPRUNG, "Bool"],
  [VOLTAGE, "Range"],
] as const;
const PUMP_PROPERTIES = numbers([PROPERTY.airFlow, PROPERTY.head, PROPERTY.pumpEfficiency, PROPERTY.npsh]);

async function define(queries: Queries): Promise<void> {
  await queries.insert(categories).values(
    Object.entries(CATEGORIES).map(([code, name]) => ({
      code,
      name,
      isSelectionEnable: true,
      isNew: false,
      isCanRelateResources: false,
      isPriceCondition: false,
    })),
  );
  await queries.insert(brands).values([
    { code: "B1", name: "朗源", url: "https://example.org/" },
    { code: "B2", name: "北辰" },
    { code: "B3", name: "澄川" },
  ]);
  await queries
    .insert(productSeries)
    .values({ id: "s1", categoryCode: "C000001", brandCode: "B1", name: "LY 系列" });
  const definition =
    (categoryCode: string) =>
    ([code, dataType]: (typeof FAN_PROPERTIES)[number], position: number) => ({
      categoryCode,
      code,
      name: code,
      dataType,
      isPerformanceFilter: true,
      isListDisplay: true,
      isCustomSort: true,
      position,
    });
  await queries
    .insert(propertyDefinitions)
    .values([...FAN_PROPERTIES.map(definition("C000001")), ...PUMP_PROPERTIES.map(definition("C000002"))]);
  const value = (propertyCode: string, code: string, name: string, position: number) => ({
    categoryCode: "C000001",
    propertyCode,
    code,
    name,
    position,
  });
  await queries
    .insert(propertyEnumValues)
    .values([
      value(PROPERTY.speedControl, SINGLE_SPEED, "单速", 0),
      value(PROPERTY.speedControl, DOUBLE_SPEED, "双速", 1),
      value(PROPERTY.fanType, "V2", "离心", 0),
      value(PROPERTY.fanType, "V1", "轴流", 1),
    ]);
}

const curveRows = ({ id: productId, sets = [] }: SmallProduct) =>
  sets
    .flatMap(({ flows, values }, set) =>
      Object.entries(values).map(([quantity, list]) => ({
        productId,
        quantity,
        setting: sets.length > 1 ? (set === 0 ? "高速" : "低速") : null,
        rotationalSpeed: null,
        isScalable: sets.length === 1,
        flows: [...flows],
        values: [...list],
        fit: packFit(fitCurve({ x: Float64Array.from(flows), y: Float64Array.from(list) })),
      })),
    )
    .map((row, position) => ({ ...row, position }));

export async function insertSmallProducts(queries: Queries, rows: readonly SmallProduct[]): Promise<void> {
  if (rows.length === 0) return;
  await queries.insert(products).values(
    rows.map(({ id, model = id, categoryCode = "C000001", brandCode = "B1", seriesId = null, source }) => ({
      id,
      categoryCode,
      brandCode,
      seriesId,
      name: "产品",
      model,
      isSample: source === undefined,
      origin: "imported" as const,
      source: source ?? "a test",
    })),
  );
  await insertSheets(queries, {
    values: rows.flatMap(({ id: productId, figures = {}, enums = {}, texts = {}, isSprung, voltage }) => [
      ...Object.entries(figures).map(([propertyCode, number]) => ({ productId, propertyCode, number })),
      ...Object.entries(enums).map(([propertyCode, enumCode]) => ({ productId, propertyCode, enumCode })),
      ...Object.entries(texts).map(([propertyCode, text]) => ({ productId, propertyCode, text })),
      ...(isSprung === undefined ? [] : [{ productId, propertyCode: SPRUNG, bool: isSprung }]),
      ...(voltage === undefined
        ? []
        : [{ productId, propertyCode: VOLTAGE, rangeFrom: voltage[0], rangeTo: voltage[1] }]),
    ]),
    curves: rows.flatMap(curveRows),
  });
}

/** A migrated in-memory database with only these products, for tests that count. */
export const smallCatalogue = async (rows: readonly SmallProduct[]) =>
  fillSmall(await migratedDatabase(), rows);

/** The same in an existing empty database. */
export async function fillSmall(database: Database, rows: readonly SmallProduct[]): Promise<Database> {
  await database.migrate();
  await define(database.queries);
  await insertSmallProducts(database.queries, rows);
  return database;
}
