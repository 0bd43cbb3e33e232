import { CATEGORIES } from "#domain/catalogue/categories.ts";
import type { CurveQuantity } from "#domain/curve/curveQuantities.ts";
import { machineOf } from "#domain/curve/machineOf.ts";
import { packCurves, type PackedCurves } from "#domain/curve/PackedCurves.ts";
import { entriesOf, keyedFrom, lookUp, type Keyed } from "#domain/keyed.ts";
import { bestFlows } from "#domain/search/bestFlows.ts";
import { columnsOf } from "#domain/search/columnsOf.ts";
import { dutyFormsOf, searchedQuantities } from "#domain/duty/dutyForms.ts";
import { dutyIndex, type DutyIndex } from "#domain/search/DutyIndex.ts";
import type { Numbers, SearchColumns } from "#domain/search/SearchColumns.ts";
import { propertyDefinitionsOf } from "../../store/propertyDefinitionsOf.ts";
import type { Queries } from "../../store/queries.ts";
import { searchedCategory, type SearchedCurves, type SearchedProduct } from "../../store/searchedCategory.ts";
import { ENERGY_QUANTITIES, energyColumns } from "./energyColumns.ts";
import { fittedCurves } from "./fittedCurves.ts";
import type { RowTexts, SearchCategory } from "./SearchCategory.ts";
import { tableValues } from "./tableValues.ts";

const isNamed = (code: string): code is keyof typeof CATEGORIES => Object.hasOwn(CATEGORIES, code);

function inRows<Value>(values: readonly Value[], rowOf: Uint32Array): Value[] {
  const rows = Array.from<Value>({ length: values.length });
  // Every place has a row.
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

function lowCurvesOf(
  size: number,
  rowOf: Uint32Array,
  quantities: readonly CurveQuantity[],
  curves: readonly SearchedCurves[],
): Keyed<PackedCurves> {
  const byPlace = fittedCurves(size, quantities, curves, "low");
  return keyedFrom(entriesOf(byPlace).map(([quantity, fits]) => [quantity, packCurves(inRows(fits, rowOf))]));
}

/** Of the forms that share a curve any one tells: they share the efficiency, too. */
function bestFlowsOf(columns: SearchColumns): Map<string, Numbers> {
  const forms = new Map(dutyFormsOf(columns.categoryCode).map((form) => [form.quantity, form]));
  return new Map([...forms].map(([quantity, form]) => [quantity, bestFlows(columns, form)]));
}

/** Reads a category from the database into columns; null when there is no such category. */
export async function readSearchCategory(queries: Queries, code: string): Promise<SearchCategory | null> {
  const definitions = await propertyDefinitionsOf(queries, code);
  if (definitions === null) return null;
  const quantities = searchedQuantities(code);
  const machine = machineOf(code);
  const energyQuantities = machine === null ? [] : ENERGY_QUANTITIES[machine];
  const all = [...new Set([...quantities, ...energyQuantities])];
  const read = await searchedCategory(queries, code, all);
  const { products, values, curves, settings, brands, seriesNames } = read;
  const { columns, rowOf } = columnsOf({
    categoryCode: code,
    products,
    brandNames: new Map(brands.map((brand) => [brand.code, brand.name])),
    properties: definitions.map((definition) => tableValues(definition, values)),
    shownCodes: definitions.filter(({ isListDisplay }) => isListDisplay).map((definition) => definition.code),
    curves: fittedCurves(products.length, quantities, curves),
  });
  const hasLowSet = dutyFormsOf(code).some(({ low }) => low !== null);
  return {
    code,
    name: isNamed(code) ? CATEGORIES[code] : code,
    definitions,
    brands: new Map(brands.map((brand) => [brand.code, brand])),
    seriesNames,
    columns,
    indexes: indexesOf(columns),
    lowCurves: hasLowSet ? lowCurvesOf(products.length, rowOf, quantities, curves) : keyedFrom([]),
    bestFlows: bestFlowsOf(columns),
    energy: machine === null ? null : energyColumns(rowOf, energyQuantities, settings, curves),
    texts: rowTexts(products, rowOf),
  };
}
