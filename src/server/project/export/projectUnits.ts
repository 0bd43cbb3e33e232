import type { ProjectUnits } from "#domain/component/files/writeIfcProject.ts";
import type { Queries } from "../../store/queries.ts";
import { allSelected } from "../allSelected.ts";
import { aggregateCategories, equipmentNumbers } from "../selectedStore.ts";

/** Rows that are held at once. */
const AT_ONCE = 500;

/** The machines of a project or of one category, numbered as its schedule numbers them. */
export async function projectUnits(
  queries: Queries,
  projectId: string,
  only: string | undefined,
): Promise<ProjectUnits[]> {
  const numbers = await equipmentNumbers(queries, projectId);
  const units: ProjectUnits[] = [];
  for (const { code } of await aggregateCategories(queries, projectId)) {
    if (only !== undefined && only !== code) continue;
    for await (const rows of allSelected(queries, projectId, code, AT_ONCE))
      for (const { id, productId, equipmentNum, equipmentCode, remark } of rows)
        units.push({
          id,
          productId,
          number: numbers.numberOf(code, equipmentCode),
          quantity: equipmentNum,
          remark,
          floor: null,
          zone: null,
        });
  }
  return units;
}
