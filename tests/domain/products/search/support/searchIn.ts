import { bestFlows } from "#domain/products/search/bestFlows.ts";
import { columnsOf } from "#domain/products/search/columnsOf.ts";
import type { Duty } from "#domain/products/search/Duty.ts";
import { dutyIndex } from "#domain/products/search/DutyIndex.ts";
import { listPage } from "#domain/products/search/listPage.ts";
import { withTolerances } from "#domain/products/search/matchTolerance.ts";
import { matchDuty } from "#domain/products/search/matchDuty.ts";
import type { Order } from "#domain/products/search/Order.ts";
import { relaxations } from "#domain/products/search/relaxations.ts";
import { shortcomingsOf } from "#domain/products/search/shortcomings.ts";
import { narrow } from "#domain/products/search/narrow.ts";
import { readConditions, type AskedConditions } from "#domain/products/search/readConditions.ts";
import type { SearchColumns } from "#domain/products/search/SearchColumns.ts";
import { tableOf, type TestFan } from "./searchMaker.ts";
import { lookUp } from "#domain/base/keyed.ts";

/**
 * Asks the engine a question over some fans.
 * @param keptAs the form in which their columns are kept
 * @param offOf the possible deviation of a row's curve
 */
export function searchIn(
  fans: readonly TestFan[],
  asked: AskedConditions,
  keptAs: (columns: SearchColumns) => SearchColumns = (columns) => columns,
  offOf: (row: number) => number = () => 0,
) {
  const { columns: made, rowOf } = columnsOf(tableOf(fans));
  const columns = keptAs(made);
  const read = readConditions(columns, asked);
  if (!read.ok) throw new Error(JSON.stringify(read.issues));
  const { duty: wanted } = read.value;
  const curves = lookUp(columns.curves, "totalPressure");
  const matchesOf = (duty: Duty) =>
    withTolerances(
      columns,
      duty,
      matchDuty(columns, curves === undefined ? null : dutyIndex(curves), duty),
      offOf,
    );
  const matches = wanted && matchesOf(wanted);
  const searched = wanted &&
    matches && {
      duty: wanted,
      matches,
      shortcomings: shortcomingsOf(columns, bestFlows(columns, wanted.form), wanted, matches),
    };
  const narrowed = narrow(columns, read.value, matches);
  const fanAt: TestFan[] = [];
  fans.forEach((product, index) => (fanAt[rowOf[index]!] = product));
  const page = (order: Order | null, from: number, to: number) => {
    const listed = listPage(narrowed, searched, order, from, to);
    return { ...listed, fans: listed.rows.map(({ row }) => fanAt[row]!) };
  };
  return {
    columns,
    narrowed,
    matches,
    shortcomings: searched?.shortcomings ?? null,
    page,
    fanAt,
    waysOn: () => relaxations(columns, read.value, matchesOf),
  };
}

export const idsOf = (fans: readonly TestFan[]) => fans.map(({ id }) => id);
