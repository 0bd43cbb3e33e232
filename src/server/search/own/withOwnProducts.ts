import { setImmediate } from "node:timers/promises";
import { byBrandName } from "#domain/products/search/mergeColumns.ts";
import { codeRows } from "#domain/products/search/mergedRows.ts";
import type { Coded, Indices } from "#domain/products/search/SearchColumns.ts";
import { behindJudged } from "#domain/products/search/usefulness.ts";
import { mergeParts } from "../mergeCategories.ts";
import type { SearchCategory } from "../SearchCategory.ts";
import type { SearchedBrand } from "../statedLists.ts";
import type { OwnBrand } from "./OwnCategory.ts";

interface ListedBrands {
  readonly brands: ReadonlyMap<string, SearchedBrand>;
  /** The code under which each own brand is listed. */
  readonly listedAs: ReadonlyMap<string, string>;
}

/**
 * Own brands are listed under the public brand of the same name, otherwise once for all libraries that have a
 * brand of this name.
 */
export function listedBrands(
  known: ReadonlyMap<string, SearchedBrand>,
  owns: readonly (readonly OwnBrand[])[],
): ListedBrands {
  // Of public brands with the same name, the one with the first code is used.
  const codeOf = new Map(
    [...known.values()].sort((a, b) => (a.code < b.code ? 1 : -1)).map(({ code, name }) => [name, code]),
  );
  const brands = new Map(known);
  const listedAs = new Map<string, string>();
  for (const { publicCode, ...brand } of owns.flat()) {
    const isPublic = publicCode !== null && known.has(publicCode);
    const code = isPublic ? publicCode : (codeOf.get(brand.name) ?? brand.code);
    listedAs.set(brand.code, code);
    if (brands.has(code)) continue;
    codeOf.set(brand.name, code);
    brands.set(code, brand);
  }
  return { brands, listedAs };
}

function recoded({ codes, rows }: Coded, { brands, listedAs }: ListedBrands): Coded {
  const names = new Map([...brands.values()].map(({ code, name }) => [code, name]));
  const listed = codes.map((code) => listedAs.get(code) ?? code);
  const ordered = [...new Set(listed)].sort(byBrandName(names));
  const numbers = new Map(ordered.map((code, at) => [code, at + 1]));
  const recodedRows = codeRows(ordered, rows.length);
  // Every product has a brand.
  rows.forEach((number, row) => (recodedRows[row] = numbers.get(listed[number - 1]!)!));
  return { codes: ordered, rows: recodedRows };
}

/** Converts a state without any grade for merging with products that have one. */
const judged = (category: SearchCategory): SearchCategory =>
  category.basis.isJudged
    ? category
    : {
        ...category,
        basis: { ...category.basis, behind: behindJudged(category.basis.behind), isJudged: true },
      };

/** The products of a library in a category. */
interface OwnProducts {
  readonly category: SearchCategory;
  readonly brands: readonly OwnBrand[];
}

/** A category for the members of some libraries. */
export interface MergedCategory extends ListedBrands {
  /** Without the data for yearly energy, which takes two fifths of a state and is read from the sources. */
  readonly category: SearchCategory;
  /** The catalogue, followed by the libraries in the order of their numbers. */
  readonly sources: readonly SearchCategory[];
  /** The index of each row in its source. */
  readonly sourceRows: Indices;
}

const NO_ENERGY = -1;

/** An array for the number of each row's library, as narrow as possible. */
const numberRows = (libraries: number, size: number) =>
  libraries > 0xff ? new Uint16Array(size) : new Uint8Array(size);

function rowsOfOwn(ids: readonly string[], owns: readonly OwnProducts[]) {
  const own = new Map(
    owns.flatMap(({ category }, at) => category.texts.ids.map((id, row) => [id, { number: at + 1, row }])),
  );
  const libraries = numberRows(owns.length, ids.length);
  const sourceRows = new Uint32Array(ids.length);
  // Rows of the catalogue keep their order.
  let next = 0;
  ids.forEach((id, row) => {
    const found = own.get(id);
    libraries[row] = found?.number ?? 0;
    sourceRows[row] = found?.row ?? next++;
  });
  return { libraries, sourceRows };
}

/**
 * Merges the products of the catalogue and of libraries into one state, equal to a reading in which all were
 * public. Each row has the number of its library, from 1. The source states are not changed.
 */
export async function withOwnProducts(
  known: SearchCategory,
  owns: readonly OwnProducts[],
): Promise<MergedCategory> {
  const isOneJudged = [known, ...owns.map(({ category }) => category)].some(({ basis }) => basis.isJudged);
  const likewise = isOneJudged ? judged : (category: SearchCategory) => category;
  const listed = listedBrands(
    known.brands,
    owns.map(({ brands }) => brands),
  );
  let merged = likewise(known);
  for (const { category } of owns) {
    const { columns } = category;
    const added = {
      ...likewise(category),
      columns: { ...columns, brands: recoded(columns.brands, listed) },
      brands: listed.brands,
      seriesNames: new Map([...merged.seriesNames, ...category.seriesNames]),
    };
    merged = mergeParts(merged, added, NO_ENERGY);
    // Lets other calls run between two libraries.
    await setImmediate();
  }
  const { libraries, sourceRows } = rowsOfOwn(merged.texts.ids, owns);
  const sources = [known, ...owns.map(({ category }) => category)];
  return {
    ...listed,
    category: { ...merged, columns: { ...merged.columns, libraries } },
    sources,
    sourceRows,
  };
}
