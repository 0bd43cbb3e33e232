import { CATEGORIES } from "#domain/catalogue/categories.ts";
import { countRows, hasRow, intersection, type BitSet } from "#domain/products/search/BitSet.ts";
import type { Conditions } from "#domain/products/search/Conditions.ts";
import { narrow, type Narrowed } from "#domain/products/search/narrow.ts";
import { readConditions } from "#domain/products/search/readConditions.ts";
import type { SearchColumns } from "#domain/products/search/SearchColumns.ts";
import { rowsWithWords } from "#domain/products/search/WordIndex.ts";
import { variedOrder } from "#domain/products/search/variedOrder.ts";
import type { CatalogueSearch } from "../../search/CatalogueSearch.ts";
import type { OpenCategory } from "../../search/answerSearch.ts";
import { categoryWords } from "../../search/categoryWords.ts";
import { brandAnswer, propertyAnswers } from "../../search/facetAnswers.ts";
import type { SearchCategory } from "../../search/SearchCategory.ts";
import { invalidParameter } from "../../http/invalidParameter.ts";

/** The code of the brand among properties. */
const BRAND = "brandCode";
const MOST_SUGGESTIONS = 10;

interface LibraryQuestion {
  readonly categoryCode?: string;
  readonly name?: string;
  readonly brandCode?: string;
  readonly properties?: readonly { readonly code: string; readonly values: readonly string[] }[];
}

type Open = Pick<CatalogueSearch, "open">;
type Opened = Pick<OpenCategory, "category" | "own">;

interface Question {
  readonly conditions: Conditions;
  readonly narrowed: Narrowed<SearchColumns>;
}

/** @throws Refusal `invalid.parameter` for a property that the category lacks */
function understand(
  { category, own }: Opened,
  { name, brandCode, properties = [] }: LibraryQuestion,
): Question {
  const { columns } = category;
  const read = readConditions(columns, {
    brandCode: own?.listedAs.get(brandCode ?? "") ?? brandCode ?? null,
    productSeriesId: null,
    speedControl: null,
    isSample: null,
    curveProperties: [],
    productProperties: properties.map((property) => ({ ...property, queryType: "EQUAL" })),
  });
  if (!read.ok)
    throw invalidParameter(
      read.issues.map(({ path, message }) => ({
        path: path.replace("productProperties", "properties"),
        message,
      })),
    );
  const narrowed = narrow(columns, read.value, null);
  if (name === undefined || name === "") return { conditions: read.value, narrowed };
  const set = rowsWithWords(categoryWords(category), name);
  return {
    conditions: read.value,
    narrowed: {
      columns,
      filters: [...narrowed.filters, { facet: "name", set }],
      all: intersection(columns.size, [narrowed.all, set]),
    },
  };
}

async function categoriesOf(search: Open, code: string | undefined): Promise<Opened[]> {
  const opened = [];
  for (const each of code === undefined ? Object.keys(CATEGORIES) : [code])
    opened.push(await search.open(each));
  return opened;
}

/** Kept as long as the category is in memory. */
const orders = new WeakMap<SearchCategory, Uint32Array>();

function orderOf(category: SearchCategory): Uint32Array {
  const known = orders.get(category);
  if (known !== undefined) return known;
  const made = variedOrder(category.columns.series, category.columns.size);
  orders.set(category, made);
  return made;
}

function* idsOf(category: SearchCategory, set: BitSet): Generator<string> {
  for (const row of orderOf(category)) if (hasRow(set, row)) yield category.texts.ids[row]!;
}

/** One item of each source in turn, until all are used up. */
function* inTurn<T>(sources: readonly Iterator<T>[]): Generator<T> {
  for (let left = sources; left.length > 0;) {
    const rest = [];
    for (const source of left) {
      const { done, value } = source.next();
      if (done === true) continue;
      yield value;
      rest.push(source);
    }
    left = rest;
  }
}

/** Ids of a page and the total: categories and series alternate, so that a page shows the variety. */
export async function componentIds(search: Open, question: LibraryQuestion, from: number, to: number) {
  if (question.categoryCode === undefined && (question.properties?.length ?? 0) > 0)
    throw invalidParameter([{ path: "categoryCode", message: "is needed with properties" }]);
  const found = (await categoriesOf(search, question.categoryCode)).map((opened) => ({
    category: opened.category,
    set: understand(opened, question).narrowed.all,
  }));
  const ids: string[] = [];
  let at = 0;
  for (const id of inTurn(found.map(({ category, set }) => idsOf(category, set)))) {
    if (at >= to) break;
    if (at >= from) ids.push(id);
    at++;
  }
  return { ids, totalCount: found.reduce((total, { set }) => total + countRows(set), 0) };
}

/** Categories with components, with the number of components, and how many of them match the name. */
export async function componentCategories(search: Open, name?: string) {
  const counted = (await categoriesOf(search, undefined)).map((opened) => ({
    code: opened.category.code,
    name: opened.category.name,
    count: opened.category.columns.size,
    filteredCount: countRows(understand(opened, name === undefined ? {} : { name }).narrowed.all),
  }));
  return counted.filter(({ count }) => count > 0);
}

/** Series first, then names, then models: the more general word finds more. */
export async function suggestions(search: Open, name: string): Promise<string[]> {
  const wanted = name.toLowerCase();
  const categories = await categoriesOf(search, undefined);
  const found = new Set<string>();
  for (const sources of [
    categories.map(({ category: { seriesNames } }) => seriesNames.values()),
    categories.map(({ category: { texts } }) => texts.names),
    categories.map(({ category: { texts } }) => texts.models),
  ])
    for (const source of sources)
      for (const word of source) {
        if (found.size >= MOST_SUGGESTIONS) return [...found];
        if (word.toLowerCase().includes(wanted)) found.add(word);
      }
  return [...found];
}

/**
 * The brand and the enumerated properties of a category; for each value the number of components that match
 * the name.
 */
export async function searchProperties(search: Open, question: { categoryCode: string; name?: string }) {
  const opened = await search.open(question.categoryCode);
  const { category } = opened;
  const { narrowed, conditions } = understand(opened, question);
  const makers = brandAnswer(category, narrowed)
    .filter(({ count }) => count > 0)
    .map(({ brandCode, brandName, count }) => ({ code: brandCode, name: brandName, count }));
  return [
    { code: BRAND, name: "品牌", enumValues: makers },
    ...propertyAnswers(category, narrowed, conditions)
      .filter(({ dataType }) => dataType === "Enum")
      .map(({ code, name, values }) => ({ code, name, enumValues: values })),
  ].filter(({ enumValues }) => enumValues.length > 1);
}
