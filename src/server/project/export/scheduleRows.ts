import { append } from "#domain/base/lists.ts";
import { scheduleRow, sumRow, type ScheduleRow } from "#domain/building/plan/schedule/equipmentSchedule.ts";
import type { Queries } from "../../database/queries.ts";
import { allSelected } from "../allSelected.ts";
import { planLines, scheduledPlans, type ScheduledPlan } from "../plans/scheduledPlans.ts";
import { aggregateCategories, equipmentNumbers } from "../selectedStore.ts";

/** Rows held in memory at once. */
const AT_ONCE = 500;

/**
 * The schedule of a project or of one category, row by row; the notes below it are available once all rows
 * are read.
 */
export interface ProjectSchedule {
  readonly rows: AsyncIterable<ScheduleRow>;
  readonly notes: () => readonly string[];
}

const categoriesOf = (selected: readonly { readonly code: string }[], plans: readonly ScheduledPlan[]) =>
  [
    ...new Set([...selected.map(({ code }) => code), ...plans.map(({ kind }) => kind.categoryCode)]),
  ].toSorted();

/** By category: first single selections in their order, then the products of plans; the sum below. */
export function projectSchedule(
  queries: Queries,
  projectId: string,
  only: string | undefined,
): ProjectSchedule {
  const notes: string[] = [];
  async function* rows(): AsyncGenerator<ScheduleRow> {
    const numbers = await equipmentNumbers(queries, projectId);
    const plans = await scheduledPlans(queries, projectId, only);
    const selected = await aggregateCategories(queries, projectId);
    let units = 0;
    for (const code of categoriesOf(selected, plans)) {
      if (only !== undefined && only !== code) continue;
      for await (const page of allSelected(queries, projectId, code, AT_ONCE))
        for (const row of page) {
          units += row.equipmentNum;
          yield scheduleRow(row, numbers.numberOf(code, row.equipmentCode));
        }
      const ofCategory = plans.filter(({ kind }) => kind.categoryCode === code);
      for (const plan of ofCategory) {
        const lines = await planLines(queries, projectId, plan, ofCategory.length === 1);
        for (const row of lines.rows) {
          units += row[4];
          yield row;
        }
        append(notes, lines.notes);
      }
    }
    yield sumRow(units);
  }
  return { rows: rows(), notes: () => notes };
}
