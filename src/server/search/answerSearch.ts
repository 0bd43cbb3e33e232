import type { Answer } from "#api/contract/endpoint.ts";
import type { aggregateSearchProperties, Brand } from "#api/contract/products.ts";
import type { FoundProduct, ProductQuery, ProductSeries, SearchConditions } from "#api/contract/search.ts";
import type { Relaxation } from "#api/contract/relaxations.ts";
import type { Conditions } from "#domain/products/search/Conditions.ts";
import { wrongChoice } from "#domain/products/energy/wrongChoice.ts";
import type { YearQuestion } from "#domain/products/energy/searchedYear.ts";
import { machineOf } from "#domain/catalogue/machineOf.ts";
import { fluidFiguresOf } from "#domain/catalogue/duty/dutyForms.ts";
import { wrongFluid } from "#domain/physics/fluid/wrongFluid.ts";
import { choiceOf } from "#domain/products/search/choice.ts";
import type { Order } from "#domain/products/search/Order.ts";
import type { SearchColumns } from "#domain/products/search/SearchColumns.ts";
import type { SearchIssue } from "#domain/products/search/SearchIssue.ts";
import { listPage, passingRows } from "#domain/products/search/listPage.ts";
import type { SearchedDuty } from "#domain/products/search/SearchedDuty.ts";
import { narrow, type Narrowed } from "#domain/products/search/narrow.ts";
import { readOrder } from "#domain/products/search/readOrder.ts";
import { relaxations } from "#domain/products/search/relaxations.ts";
import { readConditions } from "#domain/products/search/readConditions.ts";
import { rowsWithWords } from "#domain/products/search/WordIndex.ts";
import type { LibraryName } from "#domain/catalogue/listing/ProductOrigin.ts";
import { categoryWords } from "./categoryWords.ts";
import { invalidParameter } from "../http/invalidParameter.ts";
import type { DutyMemory } from "./DutyMemory.ts";
import { brandAnswer, propertyAnswers, seriesAnswer } from "./facetAnswers.ts";
import { foundProduct, shownDefinitions } from "./foundProduct.ts";
import { QuestionMemory } from "./QuestionMemory.ts";
import { relaxationAnswer } from "./relaxationAnswer.ts";
import type { SearchCategory } from "./SearchCategory.ts";
import type { YearMemory } from "./YearMemory.ts";
import type { SettingsOf } from "./yearSettings.ts";

/** A category with its memory of the last duties. */
export interface OpenCategory {
  readonly category: SearchCategory;
  readonly memory: DutyMemory;
  readonly years: YearMemory;
  /**
   * With more matches than this, products cannot be sorted by yearly energy: the calculation would delay
   * everybody.
   */
  readonly mostByYear: number;
  /** Data from which the years of rows are computed. */
  readonly settingsOf: (rows: readonly number[]) => Promise<SettingsOf>;
  /** Present if the category has own products of the caller's libraries. */
  readonly own?: OwnPart;
}

export interface OwnPart {
  /** The code under which each own brand is listed. */
  readonly listedAs: ReadonlyMap<string, string>;
  /** By the numbers of libraries in the columns, from 1. */
  readonly libraries: readonly LibraryName[];
}

interface Question {
  readonly conditions: Conditions;
  readonly searched: SearchedDuty | null;
  readonly narrowed: Narrowed<SearchColumns>;
}

/** A fault of the fluid also gets a sentence for a person. */
function inWords(
  categoryCode: string,
  { curveProperties }: SearchConditions,
  issues: readonly SearchIssue[],
): readonly SearchIssue[] {
  const wrong = wrongFluid(fluidFiguresOf(machineOf(categoryCode)), curveProperties);
  return issues.map((issue) =>
    issue.message === wrong?.fault ? { ...issue, message: `${wrong.fault} ${wrong.sentence}` } : issue,
  );
}

const questions = new QuestionMemory<Question>();

/** @throws Refusal `invalid.parameter`, naming every faulty field */
function understand(open: OpenCategory, asked: SearchConditions): Question {
  const brandCode = open.own?.listedAs.get(asked.brandCode ?? "") ?? asked.brandCode;
  const listed = { ...asked, brandCode };
  return questions.of(open.category, listed, () => readQuestion(open, listed));
}

function readQuestion({ category, memory }: OpenCategory, asked: SearchConditions): Question {
  const read = readConditions(category.columns, asked, (words) =>
    rowsWithWords(categoryWords(category), words),
  );
  if (!read.ok) throw invalidParameter(inWords(category.code, asked, read.issues));
  const conditions = read.value;
  const { duty } = conditions;
  const searched = duty && memory.search(category, duty);
  return {
    conditions,
    searched,
    narrowed: narrow(category.columns, conditions, searched?.matches ?? null),
  };
}

/** The issues if a list cannot be sorted by yearly energy. */
function yearIssues(asked: ProductQuery, order: Order | null, count: number, most: number): SearchIssue[] {
  const issues = asked.energy === null ? [] : wrongChoice(asked.energy);
  if (issues.length > 0 || order?.kind !== "yearlyEnergy") return issues;
  if (asked.energy === null) return [{ path: "energy", message: "is required to order by it" }];
  return count > most
    ? [
        {
          path: "orderBy",
          message: `orders ${most} products by their year at most, and ${count} were found`,
        },
      ]
    : [];
}

/** The question for which years are computed; null if none are requested, or there is no duty. */
function yearQuestion(
  { category }: OpenCategory,
  { energy, curveProperties }: ProductQuery,
): YearQuestion | null {
  const machine = machineOf(category.code);
  if (energy === null || machine === null || curveProperties.length === 0) return null;
  return { machine, figures: curveProperties.map(({ code, value }) => ({ code, value })), choice: energy };
}

export async function answerQuery(
  open: OpenCategory,
  asked: ProductQuery,
): Promise<{ list: FoundProduct[]; totalCount: number }> {
  const { category, years } = open;
  const { narrowed, searched } = understand(open, asked);
  const order = readOrder(
    category.columns,
    searched?.duty ?? null,
    asked.orderBy,
    asked.orderType === "DESC",
  );
  if (!order.ok) throw invalidParameter(order.issues);
  const passing = searched === null ? new Uint32Array() : passingRows(searched.matches, narrowed.all);
  const issues = yearIssues(asked, order.value, passing.length, open.mostByYear);
  if (issues.length > 0) throw invalidParameter(issues);
  const question = searched === null ? null : yearQuestion(open, asked);
  const ordered =
    searched === null || question === null || order.value?.kind !== "yearlyEnergy"
      ? searched
      : { ...searched, energies: await years.energiesOf(category, passing, question, open.settingsOf) };
  const from = (asked.pageNo - 1) * asked.pageSize;
  const { rows, total } = listPage(narrowed, ordered, order.value, from, from + asked.pageSize);
  const shown = shownDefinitions(category, searched?.duty ?? null);
  const year = question && { question, settings: await open.settingsOf(rows.map(({ row }) => row)) };
  const libraryOf = (row: number) => open.own?.libraries[(category.columns.libraries?.[row] ?? 0) - 1];
  return {
    list: rows.map((listed, at) => {
      const library = libraryOf(listed.row);
      const isFirst = order.value === null && total > 1 && from + at === 0;
      const choice = isFirst && searched ? choiceOf(category.columns, searched, listed) : null;
      const found = foundProduct(category, listed, shown, searched, year);
      return {
        ...found,
        ...(choice === null ? {} : { choice }),
        ...(library === undefined ? {} : { library }),
      };
    }),
    totalCount: total,
  };
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
