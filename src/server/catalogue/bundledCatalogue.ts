import {
  AIR_OUTLET,
  FAN,
  FAN_COIL,
  INDOOR_UNIT,
  PUMP,
  WATER_SUPPLY_SET,
  type CategoryCode,
} from "#domain/catalogue/categories.ts";
import type { Area } from "#domain/products/goods/Area.ts";
import type { AreaRow, BrandRow, CatalogueRows, ProductRow } from "../database/schema/catalogueRows.ts";
import { DesignStock } from "../samples/designs/DesignStock.ts";
import { sampleDesigns } from "../samples/designs/sampleDesigns.ts";
import { STOCK_IDS } from "../samples/designs/stockIds.ts";
import { LISTED_CATEGORIES } from "../samples/listed/listedCategories.ts";
import { listedSamples } from "../samples/listed/listedSamples.ts";
import {
  airOutletSamples,
  fanCoilSamples,
  fanSamples,
  indoorUnitSamples,
  pumpSamples,
  waterSupplySamples,
} from "../samples/sampleProducts.ts";
import { areaSuppliers } from "../samples/goods/areaSuppliers.ts";
import { materialGoods } from "../samples/goods/materialGoods.ts";
import { sampleGoods } from "../samples/goods/sampleGoods.ts";
import { sampleSuppliers } from "../samples/sampleSuppliers.ts";
import { dataStandard } from "../standard/dataStandard.ts";
import { bundledAreas } from "./bundledAreas.ts";
import type { CategoryProducts } from "../records/CategoryProducts.ts";
import { fanCoilRecords, fanRecords, indoorUnitRecords, pumpRecords } from "../records/realRecords.ts";
import type { Samples } from "../process/Samples.ts";

interface Category {
  readonly code: CategoryCode;
  /** `null` if no openly licensed records are known. */
  readonly records: (() => CategoryProducts) | null;
  readonly samples: (oneIn: number) => CategoryProducts;
}

const CATEGORIES: readonly Category[] = [
  { code: FAN_COIL, records: fanCoilRecords, samples: fanCoilSamples },
  { code: INDOOR_UNIT, records: indoorUnitRecords, samples: indoorUnitSamples },
  { code: AIR_OUTLET, records: null, samples: airOutletSamples },
  { code: FAN, records: fanRecords, samples: fanSamples },
  { code: PUMP, records: pumpRecords, samples: pumpSamples },
  { code: WATER_SUPPLY_SET, records: null, samples: waterSupplySamples },
  ...LISTED_CATEGORIES.map((category) => ({
    code: category.code,
    records: null,
    samples: () => listedSamples(category),
  })),
];

const areaRow = ({ code, name, parentCode }: Area, position: number): AreaRow => ({
  code,
  name,
  parentCode,
  position,
});

const onceByCode = <Row extends { readonly code: string }>(rows: readonly Row[]): Row[] => [
  ...new Map(rows.map((row) => [row.code, row])).values(),
];

const NOTHING: CatalogueRows = {
  areas: [],
  brands: [],
  suppliers: [],
  categories: [],
  definitions: [],
  enumValues: [],
  series: [],
  products: [],
  values: [],
  curves: [],
  prices: [],
  designs: [],
};

/** Which parts of the catalogue are requested. */
export interface Wanted {
  readonly samples?: Samples;
  /** For tests: only one in this many generated machines. Their curves take seconds to fit and to write. */
  readonly oneIn?: number;
}

const CATEGORY_ORDER: readonly CategoryCode[] = CATEGORIES.map(({ code }) => code);

/** Rows of every category from which the last part is made. */
export interface Gathered {
  readonly code: CategoryCode;
  readonly brands: readonly BrandRow[];
  readonly realProducts: readonly ProductRow[];
  /** Rows from which sample designs are made. */
  readonly stock: Pick<CatalogueRows, "products" | "values">;
}

/** The products of a category in parts, and the rows that the last part needs from them. */
export interface CategoryParts {
  readonly parts: readonly CatalogueRows[];
  readonly gathered: Gathered;
}

/** What every other part refers to: the data standard, which does not depend on products, and the areas. */
export const standardPart = (): CatalogueRows => ({
  ...NOTHING,
  ...dataStandard(),
  areas: bundledAreas().map(areaRow),
});

function inStock({ products, values }: CategoryProducts): Gathered["stock"] {
  const wanted = new Set<string>(STOCK_IDS);
  return {
    products: products.filter(({ id }) => wanted.has(id)),
    values: values.filter(({ productId }) => wanted.has(productId)),
  };
}

/**
 * A category on its own: it refers only to the standard. A brand comes with every category that it serves.
 */
export function categoryParts(code: CategoryCode, { samples = "on", oneIn = 1 }: Wanted = {}): CategoryParts {
  // Every code has a category.
  const category = CATEGORIES.find((one) => one.code === code)!;
  const records = category.records === null ? null : { ...NOTHING, ...category.records() };
  const made = samples === "off" ? null : { ...NOTHING, ...category.samples(oneIn) };
  const parts = [
    ...(records === null ? [] : [records]),
    ...(made === null ? [] : [{ ...made, prices: sampleGoods(code, made, dataStandard()) }]),
  ];
  return {
    parts,
    gathered: {
      code,
      brands: parts.flatMap(({ brands }) => brands),
      realProducts: records?.products ?? [],
      stock: made === null ? { products: [], values: [] } : inStock(made),
    },
  };
}

/** The part that refers to samples of several categories, in any order in which those were made. */
export function lastPart(categories: readonly Gathered[]): CatalogueRows {
  const areas = bundledAreas();
  const orderOf = ({ code }: Gathered) => CATEGORY_ORDER.indexOf(code);
  const gathered = categories.toSorted((a, b) => orderOf(a) - orderOf(b));
  const brands = gathered.flatMap((each) => each.brands);
  const realProducts = gathered.flatMap((each) => each.realProducts);
  const stock = new DesignStock(STOCK_IDS);
  for (const each of gathered) stock.take(each.stock);
  return {
    ...NOTHING,
    suppliers: [...sampleSuppliers(onceByCode(brands), realProducts), ...areaSuppliers(areas)],
    prices: materialGoods(),
    designs: sampleDesigns(stock),
  };
}

/**
 * The catalogue part by part, ordered so that each part only refers to earlier ones; a part is made when it
 * is requested. The data standard comes first; what combines samples of several categories comes last.
 */
export function* catalogueParts(wanted: Wanted = {}): Generator<CatalogueRows> {
  yield standardPart();
  const gathered: Gathered[] = [];
  for (const code of CATEGORY_ORDER) {
    const category = categoryParts(code, wanted);
    gathered.push(category.gathered);
    yield* category.parts;
  }
  if (wanted.samples !== "off") yield lastPart(gathered);
}

/** The whole bundled catalogue at once. */
export function bundledCatalogue(wanted: Wanted = {}): CatalogueRows {
  const parts = [...catalogueParts(wanted)];
  return {
    areas: parts.flatMap(({ areas }) => areas),
    brands: onceByCode(parts.flatMap(({ brands }) => brands)),
    suppliers: parts.flatMap(({ suppliers }) => suppliers),
    categories: parts.flatMap(({ categories }) => categories),
    definitions: parts.flatMap(({ definitions }) => definitions),
    enumValues: parts.flatMap(({ enumValues }) => enumValues),
    series: parts.flatMap(({ series }) => series),
    products: parts.flatMap(({ products }) => products),
    values: parts.flatMap(({ values }) => values),
    curves: parts.flatMap(({ curves }) => curves),
    prices: parts.flatMap(({ prices }) => prices),
    designs: parts.flatMap(({ designs }) => designs),
  };
}
