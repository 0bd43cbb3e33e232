import type { Api } from "#api/client/createApi.ts";
import { listClassificationProperties } from "#api/contract/dataStandards.ts";
import { aggregateBrands, listParameterValues, PRODUCTS_PER_PARAMETER_CALL } from "#api/contract/products.ts";
import { nameOf, type Batch } from "#domain/building/batch/Batch.ts";
import { gatherResults } from "#domain/building/batch/table/ResultColumns.ts";
import { gatherRooms } from "#domain/building/batch/table/RoomColumns.ts";
import { rowsGrownBy } from "#domain/building/batch/table/gatherRows.ts";
import type { ScheduleSources } from "#domain/building/plan/schedule/planSchedule.ts";
import { planProductIds, planRooms, type PlanSources } from "#domain/building/batch/confirm/planRooms.ts";
import { planConditions } from "#domain/building/batch/confirm/planConditions.ts";
import { isAirAlone } from "#domain/building/batch/confirm/airFacts.ts";
import { airOfPlan } from "#domain/building/batch/systems/airOfPlan.ts";
import { planTotals } from "#domain/building/batch/confirm/planTotals.ts";
import type { PlanRoom } from "#domain/building/batch/state/plan.ts";
import type { Parameter } from "#domain/building/selection/multiRoom.ts";
import type { ConfirmedPlan } from "./ConfirmedPlan.ts";
import type { PlanMachines } from "./PlanMachines.ts";
import { aboutSheet } from "./aboutSheet.ts";
import { countLoud } from "#domain/building/batch/loudRooms.ts";
import { countNominal } from "#domain/building/batch/nominalRooms.ts";
import { countPlan } from "#domain/building/batch/confirm/countPlan.ts";
import { roomsSheet } from "./roomsSheet.ts";
import { totalsSheet } from "./totalsSheet.ts";

type Parameters = ReadonlyMap<string, readonly Parameter[]>;

/**
 * Parameters of the plan's distinct products, a limited number for each call. Repeats until none is missing,
 * because a row may get another product during a request.
 */
async function parametersOfPlan<Filter>(
  api: Api,
  batch: Batch<Filter>,
  signal: AbortSignal,
): Promise<Parameters> {
  const known = new Map<string, readonly Parameter[]>();
  for (;;) {
    const missing = planProductIds(batch).filter((id) => !known.has(id));
    if (missing.length === 0) return known;
    const productIds = missing.slice(0, PRODUCTS_PER_PARAMETER_CALL);
    const body = { productIds, parameter_filter: "GMEP_PARAMETER" as const };
    const products = await api.call(listParameterValues, { body }, { signal });
    // The answer omits products that were removed from the catalogue; the plan still names them.
    for (const id of productIds) known.set(id, []);
    for (const { id, parameters } of products) known.set(id, parameters);
  }
}

/** Unit symbols by property code: a parameter has only its name and value. */
async function unitsOf<Filter>(
  api: Api,
  { kind }: Batch<Filter>,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const asking = { params: { code: kind.categoryCode }, body: { resourceType: "PRODUCT" as const } };
  const definitions = await api.call(listClassificationProperties, asking, { signal });
  return new Map(definitions.map(({ code, unitSymbol }) => [code, unitSymbol ?? ""]));
}

/** Names by code, only requested if a filter names a brand */
async function brandNamesOf<Filter>(
  api: Api,
  { kind, filter, filters }: Batch<Filter>,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const all = [...filters.filters, ...(filter === null ? [] : [filter])];
  if (all.every((one) => kind.brandOf(one) === null)) return new Map();
  const brands = await api.call(
    aggregateBrands,
    { body: { gjwCategoryCode: kind.categoryCode } },
    { signal },
  );
  return new Map(brands.map(({ brandCode, brandName }) => [brandCode, brandName]));
}

/** The part of a plan that is sent at once, and its rooms, which are sent in pieces */
interface WholePlan {
  readonly plan: Omit<ConfirmedPlan, "id">;
  readonly rooms: readonly PlanRoom[];
  readonly snapshot: PlanSnapshot;
}

/** A building as it was confirmed, independent of later edits, with the additional data of its plan */
export interface PlanSnapshot extends ScheduleSources, Pick<PlanMachines, "pumps" | "fans" | "plants"> {
  readonly batch: Batch<unknown>;
}

/**
 * A copy that edits do not change. Tables only grow and texts are replaced, so only columns of numbers must be
 * copied.
 */
function stillOf<Filter>(batch: Batch<Filter>): Batch<Filter> {
  const rows = rowsGrownBy(batch.rooms.ids.length, 0);
  return { ...batch, rooms: gatherRooms(batch.rooms, rows), results: gatherResults(batch.results, rows) };
}

/** Judges the kept machines of a plan by the parameters of its products. */
type JudgeMachines = (parametersOf: PlanSources["parametersOf"]) => Promise<PlanMachines>;

/** The plan of the whole batch: all rooms with their products, the totals by model, and both as sheets */
export async function confirmPlan<Filter>(
  api: Api,
  batch: Batch<Filter>,
  judgeMachines: JudgeMachines,
  signal: AbortSignal,
): Promise<WholePlan> {
  const units = await unitsOf(api, batch, signal);
  const brandNames = await brandNamesOf(api, batch, signal);
  const parametersOf = await parametersOfPlan(api, batch, signal);
  const { pumps, fans, plants, toConfirm } = await judgeMachines(parametersOf);
  const rooms = planRooms(batch, { parametersOf, brandNames });
  const totals = planTotals(batch);
  const conditions = planConditions(batch, brandNames);
  const about = {
    buildingName: nameOf(batch),
    rooms: rooms.length,
    counts: countPlan(rooms, countNominal(batch), countLoud(batch)),
    units: totals.reduce((sum, total) => sum + total.units, 0),
    toConfirm,
    air: airOfPlan(batch),
  };
  const plan = {
    ...about,
    totals,
    sheets: [
      aboutSheet(batch, rooms, about, conditions),
      roomsSheet(batch, rooms, conditions),
      // Without terminals there is nothing to sum.
      ...(isAirAlone(about.units, about.air)
        ? []
        : [totalsSheet(totals, parametersOf, units, batch.kind.words)]),
    ],
  };
  // Only the kind reads its filters.
  const still = stillOf(batch) as Batch<unknown>;
  const machines = { pumps, fans, plants };
  return { plan, rooms, snapshot: { batch: still, parametersOf, brandNames, unitOf: units, ...machines } };
}
