import type { CurveQuantity } from "#domain/physics/curve/curveQuantities.ts";
import { dutyFormsOf } from "#domain/catalogue/duty/dutyForms.ts";
import { keyedFrom, lookUp } from "#domain/base/keyed.ts";
import {
  concatenatedBytes,
  concatenatedColumns,
  concatenatedCurves,
  concatenatedIndices,
  concatenatedNumbers,
  concatenatedPieces,
  concatenatedSingles,
} from "#domain/products/search/concatenatedColumns.ts";
import { indexOf, type DutyIndex } from "#domain/products/search/DutyIndex.ts";
import type { Numbers, SearchColumns } from "#domain/products/search/SearchColumns.ts";
import { dutyIndexes } from "./dutyIndexes.ts";
import type { EnergyColumns } from "./energyColumns.ts";
import type { LowSet } from "./LowSet.ts";
import { quantitiesOf } from "./quantitiesOf.ts";
import type { RowTexts, SearchCategory } from "./SearchCategory.ts";

/** A bit for each quantity for which any product of the parts has a curve. */
const bitsOf = (parts: readonly SearchCategory[]): number =>
  parts.reduce((all, { basis }) => basis.measured.reduce((bits, own) => bits | own, all), 0);

function lowSetOf(
  parts: readonly SearchCategory[],
  sizes: readonly number[],
  quantities: readonly CurveQuantity[],
): LowSet {
  const sets = parts.map(({ lowSet }) => lowSet);
  const rowsOf = sets.map(({ rows }) => rows.length);
  return {
    rows: concatenatedIndices(
      sets.map(({ rows }) => rows),
      sizes,
    ),
    curves: keyedFrom(
      quantities.map((quantity) => [
        quantity,
        concatenatedCurves(
          sets.map(({ curves }) => lookUp(curves, quantity)),
          rowsOf,
        ),
      ]),
    ),
  };
}

/** The indexes one after another, in which only those of each part are ordered. */
function indexesOf(
  parts: readonly SearchCategory[],
  sizes: readonly number[],
  columns: SearchColumns,
): Map<string, DutyIndex> {
  return dutyIndexes(columns, (curves, quantity) => {
    const indexes = parts.map((part) => part.indexes.get(quantity));
    const some = indexes.filter((index) => index !== undefined);
    const rows = concatenatedIndices(
      indexes.map((index) => index?.rows ?? new Uint32Array(0)),
      sizes,
    );
    return indexOf(curves, rows, {
      isFalling: concatenatedBytes(some.map(({ isFalling }) => isFalling)),
      innerK: concatenatedSingles(some.map(({ innerK }) => innerK)),
    });
  });
}

function energyOf(
  parts: readonly SearchCategory[],
  sizes: readonly number[],
  quantities: readonly CurveQuantity[],
): EnergyColumns | null {
  const energies = parts.flatMap(({ energy }) => energy ?? []);
  if (energies.length < parts.length) return null;
  return {
    settings: energies.flatMap(({ settings }) => settings),
    curves: energies[0]!.curves.map((_, setting) =>
      quantities.map((quantity) => ({
        quantity,
        curves: concatenatedPieces(
          energies.map(({ curves }) => curves[setting]?.find((one) => one.quantity === quantity)?.curves),
          sizes,
        ),
      })),
    ),
  };
}

const textsOf = (parts: readonly SearchCategory[]): RowTexts => ({
  ids: parts.flatMap(({ texts }) => texts.ids),
  names: parts.flatMap(({ texts }) => texts.names),
  models: parts.flatMap(({ texts }) => texts.models),
  imageUrls: parts.flatMap(({ texts }) => texts.imageUrls),
  sources: parts.flatMap(({ texts }) => texts.sources),
});

/**
 * Parts of a category one after another, in which only the rows of each part are ordered. `mergeParts` accepts them
 * as its second part and orders all rows at once, so that each is copied twice, however many parts there are.
 *
 * @param parts at least one
 */
export function concatenatedCategory(parts: readonly SearchCategory[]): SearchCategory {
  const [first] = parts;
  if (first === undefined) throw new RangeError("no part of a category");
  if (parts.length === 1) return first;
  const sizes = parts.map(({ columns }) => columns.size);
  const { searched, forEnergy, all } = quantitiesOf(first.code);
  const bits = bitsOf(parts);
  const isMeasured = (quantity: CurveQuantity) => (bits & (1 << all.indexOf(quantity))) !== 0;
  const quantities = searched.filter(isMeasured);
  const columns = concatenatedColumns(
    parts.map((part) => part.columns),
    new Map([...first.brands.values()].map(({ code, name }) => [code, name])),
    quantities,
  );
  const hasLowSet = dutyFormsOf(first.code).some(({ low }) => low !== null);
  // All parts are of one category, and have the quantities of every form.
  const bestFlows = (quantity: string) => parts.map((part) => part.bestFlows.get(quantity)!);
  return {
    ...first,
    columns,
    indexes: indexesOf(parts, sizes, columns),
    lowSet: lowSetOf(parts, sizes, hasLowSet ? quantities : []),
    bestFlows: new Map<string, Numbers>(
      [...first.bestFlows.keys()].map((quantity) => [quantity, concatenatedNumbers(bestFlows(quantity))]),
    ),
    energy: energyOf(parts, sizes, (forEnergy ?? []).filter(isMeasured)),
    texts: textsOf(parts),
    basis: {
      behind: concatenatedNumbers(parts.map(({ basis }) => basis.behind)),
      measured: concatenatedBytes(parts.map(({ basis }) => basis.measured)),
      isJudged: first.basis.isJudged,
    },
  };
}
