import { CATEGORIES } from "#domain/catalogue/categories.ts";
import type { CurveQuantity } from "#domain/physics/curve/curveQuantities.ts";
import { entriesOf, keyedFrom, lookUp } from "#domain/base/keyed.ts";
import { bestFlows } from "#domain/products/search/bestFlows.ts";
import type { PropertyDefinition } from "#api/contract/dataStandards.ts";
import type { CategoryTable } from "#domain/products/search/CategoryTable.ts";
import { columnsOf } from "#domain/products/search/columnsOf.ts";
import { isJudged } from "#domain/products/search/usefulness.ts";
import { dutyFormsOf } from "#domain/catalogue/duty/dutyForms.ts";
import { dutyIndex, type DutyIndex } from "#domain/products/search/DutyIndex.ts";
import type { Numbers, SearchColumns } from "#domain/products/search/SearchColumns.ts";
import { propertyDefinitionsOf } from "../definitions/propertyDefinitionsOf.ts";
import type { Queries } from "../database/queries.ts";
import { atOneMoment, type ReadMoment } from "../database/revisions/atOneMoment.ts";
import type { AtRevision } from "../database/revisions/snapshots.ts";
import {
  searchedParts,
  searchedProducts,
  type SearchedCategory,
  type SearchedCurves,
  type SearchedProduct,
} from "./searchedCategory.ts";
import { energyColumns, MOST_WITH_ENERGY } from "./energyColumns.ts";
import { fittedCurves } from "./fittedCurves.ts";
import { lowSetOf, NO_LOW_SET, type LowSet } from "./LowSet.ts";
import { mergeCategories, mergeParts } from "./mergeCategories.ts";
import { quantitiesOf } from "./quantitiesOf.ts";
import type { RowTexts, SearchCategory } from "./SearchCategory.ts";
import { tableValues } from "./tableValues.ts";

const isNamed = (code: string): code is keyof typeof CATEGORIES => Object.hasOwn(CATEGORIES, code);

function inRows<Value>(values: readonly Value[], rowOf: Uint32Array): Value[] {
  const rows = Array.from<Value>({ length: values.length });
  // Every position has a row.
  values.forEach((value, place) => (rows[rowOf[place]!] = value));
  return rows;
}

function rowTexts(products: readonly SearchedProduct[], rowOf: Uint32Array): RowTexts {
  const byRow = inRows(products, rowOf);
  return {
    ids: byRow.map(({ id }) => id),
    names: byRow.map(({ name }) => name),
    models: byRow.map(({ model }) => model),
    imageUrls: byRow.map(({ imageUrl }) => imageUrl),
    sources: byRow.map(({ source, isSample }) => (isSample ? null : source)),
  };
}

function indexesOf(columns: SearchColumns): Map<string, DutyIndex> {
  const quantities = new Set(dutyFormsOf(columns.categoryCode).map(({ quantity }) => quantity));
  return new Map(
    [...quantities].flatMap((quantity) => {
      const curves = lookUp(columns.curves, quantity);
      return curves === undefined ? [] : [[quantity, dutyIndex(curves)] as const];
    }),
  );
}

function lowSetIn(
  size: number,
  rowOf: Uint32Array,
  quantities: readonly CurveQuantity[],
  curves: readonly SearchedCurves[],
): LowSet {
  const byPlace = fittedCurves(size, quantities, curves, "low");
  return lowSetOf(
    size,
    keyedFrom(entriesOf(byPlace).map(([quantity, fits]) => [quantity, inRows(fits, rowOf)] as const)),
  );
}

/** Forms that share a curve also share the efficiency, so any of them will do. */
function bestFlowsOf(columns: SearchColumns): Map<string, Numbers> {
  const forms = new Map(dutyFormsOf(columns.categoryCode).map((form) => [form.quantity, form]));
  return new Map([...forms].map(([quantity, form]) => [quantity, bestFlows(columns, form)]));
}

/** For each row, a bit for each of these quantities with a curve. */
function measuredOf(
  rowOf: Uint32Array,
  quantities: readonly CurveQuantity[],
  curves: readonly SearchedCurves[],
): Uint8Array<ArrayBuffer> {
  const measured = new Uint8Array(rowOf.length);
  quantities.forEach((quantity, bit) => {
    const found = curves.find((one) => one.quantity === quantity);
    // Every position has a row.
    for (const place of found?.places ?? []) measured[rowOf[place]!]! |= 1 << bit;
  });
  return measured;
}

/** Facts about the whole category, if only a part of it was read. */
interface OfWhole {
  /** Absent if everything was read. */
  readonly isOneJudged?: boolean;
  /** Whether the data for yearly energy are kept. */
  readonly hasEnergy?: boolean;
}

/** Makes a category from what was read. */
export function searchCategoryOf(
  code: string,
  definitions: readonly PropertyDefinition[],
  { products, values, curves, settings, brands, seriesNames }: SearchedCategory,
  { isOneJudged, hasEnergy = true }: OfWhole = {},
): SearchCategory {
  const { searched, forEnergy, all } = quantitiesOf(code);
  const table: CategoryTable = {
    categoryCode: code,
    products,
    brandNames: new Map(brands.map((brand) => [brand.code, brand.name])),
    properties: definitions.map((definition) => tableValues(definition, values)),
    shownCodes: definitions.filter(({ isListDisplay }) => isListDisplay).map((definition) => definition.code),
    curves: fittedCurves(products.length, searched, curves),
  };
  const isJudgedHere = isOneJudged ?? isJudged(table);
  const { columns, rowOf, behind } = columnsOf(table, isJudgedHere);
  const hasLowSet = dutyFormsOf(code).some(({ low }) => low !== null);
  return {
    code,
    name: isNamed(code) ? CATEGORIES[code] : code,
    definitions,
    brands: new Map(brands.map((brand) => [brand.code, brand])),
    seriesNames,
    columns,
    indexes: indexesOf(columns),
    lowSet: hasLowSet ? lowSetIn(products.length, rowOf, searched, curves) : NO_LOW_SET,
    bestFlows: bestFlowsOf(columns),
    energy: forEnergy === null || !hasEnergy ? null : energyColumns(rowOf, forEnergy, settings, curves),
    texts: rowTexts(products, rowOf),
    basis: { behind, measured: measuredOf(rowOf, all, curves), isJudged: isJudgedHere },
  };
}

/** How much of a category is in memory at a time. */
export interface ReadSizes {
  /** Products that are read before columns are made of them: as objects they take several times the space. */
  readonly part: number;
  /** Largest category that keeps the data for yearly energy, a third of its columns. */
  readonly mostWithEnergy: number;
}

const SIZES: ReadSizes = { part: 50_000, mostWithEnergy: MOST_WITH_ENERGY };

interface Merged {
  readonly category: SearchCategory;
  readonly parts: number;
}

/**
 * Adds a part to the earlier ones. Parts of equal size are merged, so that each product is copied only a few
 * times.
 */
function putTo(merged: Merged[], category: SearchCategory): void {
  let last: Merged = { category, parts: 1 };
  for (let before = merged.at(-1); before?.parts === last.parts; before = merged.at(-1)) {
    merged.pop();
    last = { category: mergeParts(before.category, last.category), parts: 2 * last.parts };
  }
  merged.push(last);
}

async function readParts(
  queries: Queries,
  code: string,
  definitions: readonly PropertyDefinition[],
  { part: most, mostWithEnergy }: ReadSizes,
  isJudgedAnyway = false,
): Promise<SearchCategory> {
  const merged: Merged[] = [];
  let isOneJudged: boolean | undefined = isJudgedAnyway || undefined;
  let size = 0;
  for await (const searched of searchedParts(queries, code, quantitiesOf(code).all, most)) {
    size += searched.products.length;
    // All later parts omit them as well, and the merge drops those of earlier parts.
    const hasEnergy = size <= mostWithEnergy;
    const own = searchCategoryOf(code, definitions, searched, { hasEnergy });
    isOneJudged ??= own.basis.isJudged;
    if (own.basis.isJudged === isOneJudged) putTo(merged, own);
    // The first product with a grade changes the order of all before it, so the parts are read once more.
    else if (!isOneJudged) return readParts(queries, code, definitions, { part: most, mostWithEnergy }, true);
    else putTo(merged, searchCategoryOf(code, definitions, searched, { isOneJudged, hasEnergy }));
  }
  // There is at least one part, and later ones are smaller.
  return merged.map(({ category }) => category).reduceRight((later, before) => mergeParts(before, later));
}

/** Reads a whole category from the database into columns; null if there is no such category. */
export async function readSearchCategory(
  queries: Queries,
  code: string,
  sizes: ReadSizes = SIZES,
): Promise<SearchCategory | null> {
  const definitions = await propertyDefinitionsOf(queries, code);
  return definitions && readParts(queries, code, definitions, sizes);
}

/** A former state with its changed products read again; null if all must be read. */
async function readChanged(
  queries: Queries,
  former: SearchCategory,
  changedIds: ReadonlySet<string>,
  { mostWithEnergy }: ReadSizes,
): Promise<SearchCategory | null> {
  const { code, definitions, basis } = former;
  const read = await searchedProducts(queries, code, quantitiesOf(code).all, [...changedIds]);
  const added = searchCategoryOf(code, definitions, read, { isOneJudged: basis.isJudged });
  return mergeCategories(former, added, changedIds, mostWithEnergy);
}

/**
 * Reads the current state of a category into columns, from a former state only the changes; the value is null
 * if there is no such category.
 */
export const followSearchCategory = (
  queries: Queries,
  code: string,
  former: AtRevision<SearchCategory | null> | null = null,
  sizes: ReadSizes = SIZES,
): Promise<ReadMoment<SearchCategory | null>> =>
  atOneMoment(queries, code, former, {
    whole: (snapshot) => readSearchCategory(snapshot, code, sizes),
    changed: async (snapshot, before, changedIds) =>
      before && (await readChanged(snapshot, before, changedIds, sizes)),
    sizeOf: (category) => category?.columns.size ?? 0,
  });
