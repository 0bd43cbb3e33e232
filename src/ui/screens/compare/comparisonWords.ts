import { isReadFromChart } from "#domain/catalogue/chartSource.ts";
import type { Product } from "#api/contract/products.ts";
import type { CompareGroup } from "#domain/desk/report/comparison/CompareRow.ts";
import { comparisonNotes } from "#domain/desk/report/comparison/comparisonNotes.ts";
import type { ComparisonWords } from "#domain/desk/report/comparison/ComparisonWords.ts";
import { ratePercentText } from "#domain/physics/curve/speedName.ts";
import { motorPowers } from "#domain/catalogue/motorPowers.ts";
import type { OperatingState } from "#domain/products/claim/OperatingState.ts";
import type { DrawnChart } from "#workers/curve/CurveClient.ts";
import { dutyLines } from "../../product/point/dutyLines.ts";
import { identityRows, operatingRows, operatingTitle, propertyGroups } from "./compareRows.ts";
import type { ComparedTolerances } from "./comparedTolerances.ts";
import type { ComparedYears } from "./energyRows.ts";

export interface ComparedParts {
  /** Two to six of one category. */
  readonly products: readonly Product[];
  readonly properties: readonly CompareGroup[];
  readonly isDrawn: boolean;
  /** `null` until it is loaded, or if there is none. */
  readonly chart: DrawnChart | null;
  readonly state: Pick<OperatingState, "duty" | "rate">;
  readonly years: ComparedYears | null;
  readonly tolerances: ComparedTolerances | null;
  readonly showsDifferent: boolean;
}

/**
 * Keeps rows that differ, and those with an objection to a product, even if all share it. Rows at the duty are all
 * kept, since they are the purpose of the comparison.
 */
const different = (groups: readonly CompareGroup[]): readonly CompareGroup[] =>
  groups.map(({ name, rows }) => ({
    name,
    rows: rows.filter(({ differs, bad }) => differs || bad.size > 0),
  }));

function conditionsOf(categoryCode: string, { duty, rate }: ComparedParts["state"], isMet: boolean) {
  const { lines } = dutyLines(categoryCode, duty);
  return [
    ...(lines.length > 0 ? [{ name: "工况", value: lines.join("；") }] : []),
    ...(rate === null ? [] : [{ name: "调速", value: `转速 ${ratePercentText(rate)}` }]),
    ...(isMet ? [] : [{ name: "工作点", value: "没有产品与该工况相交" }]),
  ];
}

/** Brand, series and catalogue properties of the products. */
export const comparedProperties = (products: readonly Product[]): readonly CompareGroup[] => [
  { name: "产品", rows: identityRows(products) },
  ...propertyGroups(products),
];

/** The content of a comparison, for the page and for its exports. */
export function comparisonWords(parts: ComparedParts): ComparisonWords {
  const { products, properties, isDrawn, chart, state, years, tolerances, showsDifferent } = parts;
  const [first] = products;
  const compared = products.map(({ model, isSample, source, library }) => ({
    model,
    isSample,
    isRead: isReadFromChart(source),
    ...(library && { libraryName: library.name }),
  }));
  const motors = products.map(({ productPropertyValues }) => motorPowers(productPropertyValues));
  const operating = chart === null ? [] : operatingRows(chart, motors);
  const groups = [
    { name: operatingTitle(chart), rows: operating },
    ...(tolerances === null ? [] : [tolerances.group]),
    ...(years === null ? [] : [years.group]),
    ...(showsDifferent ? different(properties) : properties),
  ].filter(({ rows }) => rows.length > 0);
  const notes = [
    ...(showsDifferent && groups.length > 0 ? ["产品参数只列出不同的"] : []),
    ...(groups.length === 0 ? ["已有参数全部相同"] : []),
    ...(tolerances?.notes ?? []),
    ...(years?.notes ?? []),
  ];
  return {
    categoryName: first?.gjwCategoryName ?? "",
    products: compared,
    isDrawn,
    conditions: conditionsOf(
      first?.gjwCategoryCode ?? "",
      state,
      state.duty.length === 0 || chart === null || operating.length > 0,
    ),
    groups,
    notes: comparisonNotes({ products: compared, groups }, notes),
  };
}
