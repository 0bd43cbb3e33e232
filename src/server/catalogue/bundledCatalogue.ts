import {
  AIR_OUTLET,
  FAN,
  FAN_COIL,
  INDOOR_UNIT,
  PUMP,
  WATER_SUPPLY_SET,
  type CategoryCode,
} from "#domain/catalogue/categories.ts";
import type { Area } from "#domain/goods/Area.ts";
import type { AreaRow, BrandRow, CatalogueRows, ProductRow } from "../store/catalogueRows.ts";
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
import type { CategoryProducts } from "./CategoryProducts.ts";
import { fanCoilRecords, fanRecords, indoorUnitRecords, pumpRecords } from "./realRecords.ts";
import type { Samples } from "./Samples.ts";

interface Category {
  readonly code: CategoryCode;
  /** `null`: no openly licensed records are known. */
  readonly records: (() => Promise<CategoryProducts>) | null;
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

/** What of the catalogue is asked for. */
export interface Wanted {
  readonly samples?: Samples;
  /** Of the generated machines, whose curves take seconds to fit and to write, one in so many: for tests. */
  readonly oneIn?: number;
}

/**
 * The catalogue part by part, in an order in which each stands on those before it: the next is made when it is asked
 * for. The data standard comes first, whatever products there are. A brand comes with every category that it serves.
 */
export async function* catalogueParts({
  samples = "on",
  oneIn = 1,
}: Wanted = {}): AsyncGenerator<CatalogueRows> {
  const standard = dataStandard();
  const areas = await bundledAreas();
  yield { ...NOTHING, ...standard, areas: areas.map(areaRow) };
  const brands: BrandRow[] = [];
  const realProducts: ProductRow[] = [];
  const stock = new DesignStock(STOCK_IDS);
  for (const category of CATEGORIES) {
    if (category.records !== null) {
      const part = { ...NOTHING, ...(await category.records()) };
      brands.push(...part.brands);
      realProducts.push(...part.products);
      yield part;
    }
    if (samples === "off") continue;
    const part = { ...NOTHING, ...category.samples(oneIn) };
    brands.push(...part.brands);
    stock.take(part);
    yield { ...part, prices: sampleGoods(category.code, part, standard) };
  }
  if (samples === "off") return;
  yield {
    ...NOTHING,
    suppliers: [...sampleSuppliers(onceByCode(brands), realProducts), ...areaSuppliers(areas)],
    prices: materialGoods(),
    designs: sampleDesigns(stock),
  };
}

/** All that the program brings along at once. */
export async function bundledCatalogue(wanted: Wanted = {}): Promise<CatalogueRows> {
  const parts: CatalogueRows[] = [];
  for await (const part of catalogueParts(wanted)) parts.push(part);
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
