import type { CurveQuantity } from "#domain/physics/curve/curveQuantities.ts";
import { dutyFormsOf } from "#domain/catalogue/duty/dutyForms.ts";
import { mergeColumns, type OrderedState } from "#domain/products/search/mergeColumns.ts";
import { mergedDutyIndex } from "#domain/products/search/mergedDutyIndex.ts";
import {
  mergedBytes,
  mergedList,
  mergedNumbers,
  mergedPieces,
  type MergedRows,
} from "#domain/products/search/mergedRows.ts";
import type { Numbers } from "#domain/products/search/SearchColumns.ts";
import { dutyIndexes } from "./dutyIndexes.ts";
import { MOST_WITH_ENERGY, type EnergyColumns } from "./energyColumns.ts";
import { mergedLowSet } from "./LowSet.ts";
import { quantitiesOf } from "./quantitiesOf.ts";
import type { SearchCategory } from "./SearchCategory.ts";

const stateOf = ({ columns, texts, basis }: SearchCategory): OrderedState => ({
  columns,
  ids: texts.ids,
  models: texts.models,
  behind: basis.behind,
});

/** Rows are sorted by the names of brands, so a renamed brand moves its products. */
const isRenamed = (former: SearchCategory, added: SearchCategory): boolean =>
  [...former.brands.values()].some(({ code, name }) => added.brands.get(code)?.name !== name);

/** The quantities for which any product has a curve after these changes, in the category's order. */
function quantitiesNow(
  former: SearchCategory,
  added: SearchCategory,
  changedIds: ReadonlySet<string>,
): CurveQuantity[] {
  let bits = added.basis.measured.reduce((all, own) => all | own, 0);
  former.basis.measured.forEach((own, row) => {
    if ((own & ~bits) !== 0 && !changedIds.has(former.texts.ids[row]!)) bits |= own;
  });
  return quantitiesOf(former.code).all.filter((_, bit) => (bits & (1 << bit)) !== 0);
}

function mergedBestFlows(
  rows: MergedRows,
  former: ReadonlyMap<string, Numbers>,
  added: ReadonlyMap<string, Numbers>,
): Map<string, Numbers> {
  // Both are of one category, and have the quantities of every form.
  return new Map(
    [...former].map(([quantity, flows]) => [quantity, mergedNumbers(rows, flows, added.get(quantity)!)]),
  );
}

function mergedEnergy(
  rows: MergedRows,
  former: EnergyColumns,
  added: EnergyColumns,
  quantities: readonly CurveQuantity[],
): EnergyColumns {
  return {
    settings: mergedList(rows, former.settings, added.settings),
    curves: former.curves.map((own, setting) => {
      const find = (list: typeof own, quantity: CurveQuantity) =>
        list.find((one) => one.quantity === quantity)?.curves;
      return quantities.map((quantity) => ({
        quantity,
        curves: mergedPieces(rows, find(own, quantity), find(added.curves[setting] ?? [], quantity)),
      }));
    }),
  };
}

/** Parameters of a merge besides the two states. */
interface MergedAs {
  /** Ids of all products that were added, changed or removed. */
  readonly changedIds: ReadonlySet<string>;
  /** See `StateChange`. */
  readonly isOfPart: boolean;
  /** Largest category that keeps the data for yearly energy. */
  readonly mostWithEnergy: number;
}

/**
 * A category after some of its products have changed, equal to what a complete reading would give. Both
 * states stay unchanged.
 *
 * @param added the current state of the changed products, read with the current brands and series
 * @returns null if every product must be read again
 */
export const mergeCategories = (
  former: SearchCategory,
  added: SearchCategory,
  changedIds: ReadonlySet<string>,
  mostWithEnergy = MOST_WITH_ENERGY,
): SearchCategory | null =>
  isRenamed(former, added)
    ? null
    : mergedState(former, added, { changedIds, isOfPart: false, mostWithEnergy });

/**
 * Merges two parts of a category, read in one snapshot or by one caller. Both know whether any product of the
 * category has an efficiency grade, be it in a third part.
 */
export function mergeParts(
  one: SearchCategory,
  other: SearchCategory,
  mostWithEnergy = Number.POSITIVE_INFINITY,
): SearchCategory {
  const merged = mergedState(one, other, {
    changedIds: new Set(),
    isOfPart: true,
    mostWithEnergy,
  });
  if (merged === null) throw new Error(`Two parts of ${one.code} are not one category`);
  return merged;
}

function mergedState(
  former: SearchCategory,
  added: SearchCategory,
  { changedIds, isOfPart, mostWithEnergy }: MergedAs,
): SearchCategory | null {
  const { code } = former;
  const { searched, forEnergy } = quantitiesOf(code);
  const measured = new Set<string>(quantitiesNow(former, added, changedIds));
  const quantities = searched.filter((quantity) => measured.has(quantity));
  const merged = mergeColumns(
    stateOf(former),
    {
      changedIds,
      added: stateOf(added),
      brandNames: new Map([...added.brands.values()].map((brand) => [brand.code, brand.name])),
      quantities,
      isOfPart,
    },
    former.basis.isJudged,
  );
  if (merged === null) return null;
  const { rows, columns, behind } = merged;
  const hasEnergy = forEnergy !== null && columns.size <= mostWithEnergy;
  // It has become small enough for data that it has not kept so far.
  if (hasEnergy && former.energy === null && !isOfPart) return null;
  const hasLowSet = dutyFormsOf(code).some(({ low }) => low !== null);
  const ofRows = <Value>(of: (texts: SearchCategory["texts"]) => readonly Value[]) =>
    mergedList(rows, of(former.texts), of(added.texts));
  return {
    code,
    name: former.name,
    definitions: former.definitions,
    brands: added.brands,
    seriesNames: added.seriesNames,
    columns,
    indexes: dutyIndexes(columns, (curves, quantity) =>
      mergedDutyIndex(rows, curves, former.indexes.get(quantity), added.indexes.get(quantity)),
    ),
    lowSet: mergedLowSet(rows, former.lowSet, added.lowSet, hasLowSet ? quantities : []),
    bestFlows: mergedBestFlows(rows, former.bestFlows, added.bestFlows),
    energy:
      !hasEnergy || former.energy === null || added.energy === null
        ? null
        : mergedEnergy(
            rows,
            former.energy,
            added.energy,
            forEnergy.filter((quantity) => measured.has(quantity)),
          ),
    texts: {
      ids: ofRows(({ ids }) => ids),
      names: ofRows(({ names }) => names),
      models: ofRows(({ models }) => models),
      imageUrls: ofRows(({ imageUrls }) => imageUrls),
      sources: ofRows(({ sources }) => sources),
    },
    basis: {
      behind,
      measured: mergedBytes(rows, former.basis.measured, added.basis.measured),
      isJudged: former.basis.isJudged,
    },
  };
}
