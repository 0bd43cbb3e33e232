import type { BrandRow, CatalogueRows, ProductRow } from "../store/catalogueRows.ts";
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
import { sampleSuppliers } from "../samples/sampleSuppliers.ts";
import { dataStandard } from "../standard/dataStandard.ts";
import type { CategoryProducts } from "./CategoryProducts.ts";
import { fanCoilRecords, fanRecords, indoorUnitRecords, pumpRecords } from "./realRecords.ts";
import type { Samples } from "./Samples.ts";

/** Changes with everything below that reaches the database. A test holds the fingerprint of the rows beside it. */
export const CATALOGUE_VERSION = "10";

const WITHOUT = " without samples";

/** What a database is marked with that holds the catalogue: one that is marked otherwise is reloaded. */
export const bundledVersion = (samples: Samples): string =>
  samples === "on" ? CATALOGUE_VERSION : `${CATALOGUE_VERSION}${WITHOUT}`;

/** Whether a database that is marked so was loaded with samples. */
export const samplesOf = (version: string): Samples => (version.endsWith(WITHOUT) ? "off" : "on");

interface Category {
  /** `null`: no openly licensed records are known. */
  readonly records: (() => Promise<CategoryProducts>) | null;
  readonly samples: (oneIn: number) => CategoryProducts;
}

const CATEGORIES: readonly Category[] = [
  { records: fanCoilRecords, samples: fanCoilSamples },
  { records: indoorUnitRecords, samples: indoorUnitSamples },
  { records: null, samples: airOutletSamples },
  { records: fanRecords, samples: fanSamples },
  { records: pumpRecords, samples: pumpSamples },
  { records: null, samples: waterSupplySamples },
  ...LISTED_CATEGORIES.map((category) => ({ records: null, samples: () => listedSamples(category) })),
];

const onceByCode = <Row extends { readonly code: string }>(rows: readonly Row[]): Row[] => [
  ...new Map(rows.map((row) => [row.code, row])).values(),
];

const NOTHING: CatalogueRows = {
  brands: [],
  suppliers: [],
  categories: [],
  definitions: [],
  enumValues: [],
  series: [],
  products: [],
  values: [],
  curves: [],
  components: [],
  cadBlocks: [],
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
  yield { ...NOTHING, ...dataStandard() };
  const brands: BrandRow[] = [];
  const realProducts: ProductRow[] = [];
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
    yield part;
  }
  yield { ...NOTHING, suppliers: sampleSuppliers(onceByCode(brands), realProducts) };
}

/** All that the program brings along at once. */
export async function bundledCatalogue(wanted: Wanted = {}): Promise<CatalogueRows> {
  const parts: CatalogueRows[] = [];
  for await (const part of catalogueParts(wanted)) parts.push(part);
  return {
    brands: onceByCode(parts.flatMap(({ brands }) => brands)),
    suppliers: parts.flatMap(({ suppliers }) => suppliers),
    categories: parts.flatMap(({ categories }) => categories),
    definitions: parts.flatMap(({ definitions }) => definitions),
    enumValues: parts.flatMap(({ enumValues }) => enumValues),
    series: parts.flatMap(({ series }) => series),
    products: parts.flatMap(({ products }) => products),
    values: parts.flatMap(({ values }) => values),
    curves: parts.flatMap(({ curves }) => curves),
    components: parts.flatMap(({ components }) => components),
    cadBlocks: parts.flatMap(({ cadBlocks }) => cadBlocks),
  };
}
