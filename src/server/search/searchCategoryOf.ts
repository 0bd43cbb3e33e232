import { CATEGORIES } from "#domain/catalogue/categories.ts";
import type { CurveQuantity } from "#domain/physics/curve/curveQuantities.ts";
import { entriesOf, keyedFrom } from "#domain/base/keyed.ts";
import { bestFlows } from "#domain/products/search/bestFlows.ts";
import type { PropertyDefinition } from "#api/contract/dataStandards.ts";
import type { CategoryTable } from "#domain/products/search/CategoryTable.ts";
import { columnsOf } from "#domain/products/search/columnsOf.ts";
import { isJudged } from "#domain/products/search/usefulness.ts";
import { dutyFormsOf } from "#domain/catalogue/duty/dutyForms.ts";
import { dutyIndex } from "#domain/products/search/DutyIndex.ts";
import type { Numbers, SearchColumns } from "#domain/products/search/SearchColumns.ts";
import type { SearchedCategory, SearchedCurves, SearchedProduct } from "./statedLists.ts";
import { dutyIndexes } from "./dutyIndexes.ts";
import { energyColumns } from "./energyColumns.ts";
import { fittedCurves } from "./fittedCurves.ts";
import { lowSetOf, NO_LOW_SET, type LowSet } from "./LowSet.ts";
import { quantitiesOf } from "./quantitiesOf.ts";
import type { RowTexts, SearchCategory } from "./SearchCategory.ts";
import { tableValues } from "./tableValues.ts";

const isNamed = (code: string): code is keyof typeof CATEGORIES => Object.hasOwn(CATEGORIES, code);

function inRows<Value>(values: readonly Value[], rowOf: Uint32Array): Value[] {
  const rows = Array.from<Value>({ length: values.length });
  // Every position has a row.
  values.forEach((value, index) => (rows[rowOf[index]!] = value));
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

function lowSetIn(
  size: number,
  rowOf: Uint32Array,
  quantities: readonly CurveQuantity[],
  curves: readonly SearchedCurves[],
): LowSet {
  const byProduct = fittedCurves(size, quantities, curves, "low");
  return lowSetOf(
    size,
    keyedFrom(entriesOf(byProduct).map(([quantity, fits]) => [quantity, inRows(fits, rowOf)] as const)),
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
    for (const index of found?.indices ?? []) measured[rowOf[index]!]! |= 1 << bit;
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
    indexes: dutyIndexes(columns, dutyIndex),
    lowSet: hasLowSet ? lowSetIn(products.length, rowOf, searched, curves) : NO_LOW_SET,
    bestFlows: bestFlowsOf(columns),
    energy: forEnergy === null || !hasEnergy ? null : energyColumns(rowOf, forEnergy, settings, curves),
    texts: rowTexts(products, rowOf),
    basis: { behind, measured: measuredOf(rowOf, all, curves), isJudged: isJudgedHere },
  };
}
