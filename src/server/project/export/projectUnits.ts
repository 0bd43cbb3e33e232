import { floorName, namedTexts } from "#domain/building/plan/schedule/scheduleRows.ts";
import type { ProjectUnits } from "#domain/things/files/writeIfcProject.ts";
import { append } from "#domain/base/lists.ts";
import type { Queries } from "../../database/queries.ts";
import { allSelected } from "../allSelected.ts";
import { planFloors, planNumber, scheduledPlans, type ScheduledPlan } from "../plans/scheduledPlans.ts";
import { aggregateCategories, equipmentNumbers } from "../selectedStore.ts";

/** Rows held in memory at once. */
const AT_ONCE = 500;

interface ProjectMachines {
  readonly units: readonly ProjectUnits[];
  /** Names of plans that cannot be read. */
  readonly unread: readonly string[];
}

/** Products selected one by one: their positions are unknown. */
async function selectedUnits(queries: Queries, projectId: string, only: string | undefined) {
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
          rooms: null,
        });
  }
  return units;
}

/** Machines of a plan, by storey. */
async function plannedUnits(queries: Queries, projectId: string, plan: ScheduledPlan, isAlone: boolean) {
  const floors = await planFloors(queries, projectId, plan);
  return (
    floors?.flatMap(({ name, models }) =>
      models.map(({ tags, productId, units, rooms }): ProjectUnits => ({
        id: `${plan.id}/${name}/${productId}`,
        productId,
        number: planNumber(plan, tags.join("、"), isAlone),
        quantity: units,
        remark: "",
        floor: floorName(name),
        rooms: namedTexts(rooms, "间"),
      })),
    ) ?? null
  );
}

/** The machines of a project or of one category, with the numbers of its schedule. */
export async function projectUnits(
  queries: Queries,
  projectId: string,
  only: string | undefined,
): Promise<ProjectMachines> {
  const units = await selectedUnits(queries, projectId, only);
  const plans = await scheduledPlans(queries, projectId, only);
  const unread: string[] = [];
  for (const plan of plans) {
    const isAlone = plans.filter(({ kind }) => kind === plan.kind).length === 1;
    const planned = await plannedUnits(queries, projectId, plan, isAlone);
    if (planned === null) unread.push(plan.name);
    else append(units, planned);
  }
  return { units, unread };
}
