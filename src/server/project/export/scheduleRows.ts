import { and, ne } from "drizzle-orm";
import { EquipmentNumbers } from "#domain/project/EquipmentNumbers.ts";
import { scheduleRow, sumRow, type ScheduleRow } from "#domain/project/equipmentSchedule.ts";
import { selectedProducts } from "../../store/projectSchema.ts";
import type { Queries } from "../../store/queries.ts";
import { allSelected } from "../allSelected.ts";
import { aggregateCategories, rowsOf } from "../selectedStore.ts";

/** Rows that are held at once. */
const AT_ONCE = 500;

/** The schedule of a project or of one category: by category, in the order of selection, and the sum below. */
export async function* scheduleRows(
  queries: Queries,
  projectId: string,
  only: string | undefined,
): AsyncGenerator<ScheduleRow> {
  const given = await queries
    .select({ code: selectedProducts.equipmentCode })
    .from(selectedProducts)
    .where(and(rowsOf(projectId, only), ne(selectedProducts.equipmentCode, "")));
  const numbers = new EquipmentNumbers(given.map(({ code }) => code));
  const categories = await aggregateCategories(queries, projectId);
  let units = 0;
  for (const { code } of categories) {
    if (only !== undefined && only !== code) continue;
    for await (const rows of allSelected(queries, projectId, code, AT_ONCE))
      for (const row of rows) {
        units += row.equipmentNum;
        yield scheduleRow(row, numbers.numberOf(code, row.equipmentCode));
      }
  }
  yield sumRow(units);
}
