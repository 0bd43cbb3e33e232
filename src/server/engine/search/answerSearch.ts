import type { Answer } from "#api/contract/endpoint.ts";
import type { aggregateSearchProperties, Brand } from "#api/contract/products.ts";
import type {
  FoundProduct,
  ProductQuery,
  ProductSeries,
  Relaxation,
  SearchConditions,
} from "#api/contract/search.ts";
import type { Conditions } from "#domain/search/Conditions.ts";
import { listPage, type SearchedDuty } from "#domain/search/listPage.ts";
import { narrow, type Narrowed } from "#domain/search/narrow.ts";
import { readOrder } from "#domain/search/readOrder.ts";
import { relaxations } from "#domain/search/relaxations.ts";
import { readConditions } from "#domain/search/readConditions.ts";
import { invalidParameter } from "../../invalidParameter.ts";
import type { DutyMemory } from "./DutyMemory.ts";
import { brandAnswer, propertyAnswers, seriesAnswer } from "./facetAnswers.ts";
import { foundProduct, shownDefinitions } from "./foundProduct.ts";
import { relaxationAnswer } from "./relaxationAnswer.ts";
import type { SearchCategory } from "./SearchCategory.ts";

/** A category with what it remembers of the last duties. */
export interface OpenCategory {
  readonly category: SearchCategory;
  readonly memory: DutyMemory;
}

interface Question {
  readonly conditions: Conditions;
  readonly searched: SearchedDuty | null;
  readonly narrowed: Narrowed;
}

/** @throws Refusal `invalid.parameter`, naming every place at fault */
function understand({ category, memory }: OpenCategory, asked: SearchConditions): Question {
  const read = readConditions(category.columns, asked);
  if (!read.ok) throw invalidParameter(read.issues);
  const conditions = read.value;
  const { duty } = conditions;
  const searched = duty && memory.search(category, duty);
  return {
    conditions,
    searched,
    narrowed: narrow(category.columns, conditions, searched?.matches ?? null),
  };
}

export function answerQuery(
  open: OpenCategory,
  asked: ProductQuery,
): { list: FoundProduct[]; totalCount: number } {
  const { category } = open;
  const { narrowed, searched } = understand(open, asked);
  const order = readOrder(
    category.columns,
    searched?.duty ?? null,
    asked.orderBy,
    asked.orderType === "DESC",
  );
  if (!order.ok) throw invalidParameter(order.issues);
  const from = (asked.pageNo - 1) * asked.pageSize;
  const { rows, total } = listPage(narrowed, searched, order.value, from, from + asked.pageSize);
  const shown = shownDefinitions(category, searched?.duty ?? null);
  return { list: rows.map((listed) => foundProduct(category, listed, shown, searched)), totalCount: total };
}

export const answerBrands = (open: OpenCategory, asked: SearchConditions): Brand[] =>
  brandAnswer(open.category, understand(open, asked).narrowed);

export function answerProperties(
  open: OpenCategory,
  asked: SearchConditions,
): Answer<typeof aggregateSearchProperties> {
  const { narrowed, conditions } = understand(open, asked);
  return propertyAnswers(open.category, narrowed, conditions);
}

export function answerSeries(open: OpenCategory, asked: SearchConditions): ProductSeries[] {
  const { narrowed, conditions } = understand(open, asked);
  return seriesAnswer(open.category, narrowed, conditions);
}

export function answerRelaxations(open: OpenCategory, asked: SearchConditions): Relaxation[] {
  const { category, memory } = open;
  const { conditions } = understand(open, asked);
  const found = relaxations(category.columns, conditions, (duty) => memory.search(category, duty).matches);
  return found.map((relaxation) => relaxationAnswer(category, relaxation));
}
