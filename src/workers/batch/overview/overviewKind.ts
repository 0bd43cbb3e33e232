import type { Api } from "#api/client/createApi.ts";
import type { Batch } from "#domain/building/batch/Batch.ts";
import { planProductIds, type PlanSources } from "#domain/building/batch/confirm/planRooms.ts";
import { sumRooms } from "#domain/building/batch/groups/sumRooms.ts";
import { freshRows } from "#domain/building/batch/systems/freshRooms.ts";
import { zeroCounts } from "#domain/building/batch/run/summarise.ts";
import { rowStates } from "#domain/building/batch/rowStates.ts";
import { rowsGrownBy } from "#domain/building/batch/table/gatherRows.ts";
import { plantPieces, type CostedMachine } from "#domain/building/overview/buildingCost.ts";
import { AIR_HANDLER, FAN, OUTDOOR_UNIT, PUMP, type CategoryCode } from "#domain/catalogue/categories.ts";
import type { ChosenMachine } from "#domain/building/systems/judgeMachine.ts";
import type { OverviewKind, OverviewYear } from "#domain/building/overview/OverviewKind.ts";
import type { PlanSystems } from "#domain/building/plan/PlanContent.ts";
import { planSystems } from "#domain/building/plan/planSystems.ts";
import { handlerYear } from "#domain/building/systems/air/handlerYear.ts";
import { findSystem } from "#domain/building/systems/list/NamedSystem.ts";
import { circuitId } from "#domain/building/systems/water/plant/plantCircuits.ts";
import type { StatedParameters } from "../plan/StatedParameters.ts";
import { planWaterSystems } from "../sources/planWaterSystems.ts";
import { plantLoadsOf, withPlants } from "../sources/plantsOfPlan.ts";
import type { BookYear, MachineYear } from "../systems/book/MachineYear.ts";
import { wholeEnergy, yearOfBook } from "../systems/book/machineYears.ts";
import { machinesOfPlan } from "../systems/machinesOfPlan.ts";
import type { FanAnswers } from "../systems/FanFacts.ts";
import type { MachineRecords } from "../systems/MachineRecords.ts";
import type { PumpAnswers } from "../systems/PumpFacts.ts";
import { yearsAsked } from "./yearsAsked.ts";

/** The server, and the answers that are known already */
export interface OverviewSources {
  readonly api: Api;
  readonly stated: StatedParameters;
  readonly answers: { readonly pumps: PumpAnswers; readonly fans: FanAnswers };
  readonly records: MachineRecords;
  readonly years: readonly MachineYear[];
  readonly signal: AbortSignal;
}

/** The pumps or the fan of a system, with their duties by season */
interface MachinesOf {
  /** Id of the system, or `circuitId` */
  readonly id: string;
  /** The kept machine; null without one. */
  readonly machine: ChosenMachine | null;
  /** With standby machines */
  readonly count: number;
  /** 2 用 1 备; empty for a single fan. */
  readonly number: string;
  readonly year: string;
  readonly duties: readonly Pick<MachineYear, "season" | "flow" | "value">[];
}

const dutied = (
  season: MachineYear["season"],
  flow: number | null,
  value: number | null,
): MachinesOf["duties"] => (flow === null || value === null ? [] : [{ season, flow, value }]);

const numberWords = ({ pumps, standby }: { readonly pumps: number; readonly standby: number }): string =>
  `${pumps} 用${standby > 0 ? ` ${standby} 备` : ""}`;

function pumpsOf<Filter>({ systems }: Batch<Filter>, planned: PlanSystems | null): readonly MachinesOf[] {
  if (systems === null || planned === null) return [];
  return planned.duties.flatMap(({ id, flow, head, winter, plant = [] }): readonly MachinesOf[] => {
    const settings = findSystem(systems, id)?.settings;
    if (settings === undefined) return [];
    const cold = winter === undefined ? [] : dutied("winter", winter.flow, winter.head);
    return [
      {
        ...{ id, machine: settings.pump, number: numberWords(settings), year: settings.year },
        count: settings.pumps + settings.standby,
        duties: [...dutied("summer", flow, head), ...cold],
      },
      ...plant.flatMap((circuit): readonly MachinesOf[] => {
        const own = circuit.name === "primary" ? settings.primary : settings.condenser;
        if (own === null) return [];
        return [
          {
            ...{ id: circuitId(id, circuit.name), machine: own.pump, count: own.pumps + own.standby },
            ...{ number: numberWords(own), year: own.year },
            duties: dutied("summer", circuit.flow, circuit.head),
          },
        ];
      }),
    ];
  });
}

function fansOf<Filter>(batch: Batch<Filter>, planned: PlanSystems | null): readonly MachinesOf[] {
  return (planned?.ducts ?? []).flatMap(({ id, flow, pressure }): readonly MachinesOf[] => {
    const settings = findSystem(batch.ducts ?? [], id)?.settings;
    if (settings === undefined) return [];
    const { fan, year } = settings;
    return [{ id, machine: fan, count: 1, number: "", year, duties: dutied("summer", flow, pressure) }];
  });
}

/** Years of air handling units, which need no curve */
const handlerYears = ({ ducts }: Batch<unknown>): readonly (readonly [id: string, year: OverviewYear])[] =>
  (ducts ?? []).flatMap(({ id, settings }) =>
    settings.handler === null ? [] : [[id, handlerYear(settings)] as const],
  );

/** The chosen air handling units and outdoor units */
function unitPieces({ ducts, splits }: Batch<unknown>): readonly CostedMachine[] {
  const piece = (category: CategoryCode, of: { readonly id: string; readonly model: string }) => ({
    ...{ category, id: of.id, model: of.model, count: 1 },
  });
  return [
    ...(ducts ?? []).flatMap(({ settings: { handler } }) =>
      handler === null ? [] : [piece(AIR_HANDLER, handler.of)],
    ),
    ...(splits?.systems ?? []).flatMap(({ outdoor, rooms }) =>
      outdoor === null || rooms.length === 0 ? [] : [piece(OUTDOOR_UNIT, outdoor.of)],
    ),
  ];
}

/** Energy of all seasons; if one is unknown, the first reason. */
function yearOf({ id, machine, year, duties }: MachinesOf, years: readonly MachineYear[]): OverviewYear {
  let sum = 0;
  for (const duty of duties) {
    const asked = years.find((each) => each.id === id && each.season === duty.season);
    const found = yearOfBook({ machine: machine?.id ?? null, year, ...duty }, asked);
    const energy = wholeEnergy(found);
    if (energy === null)
      return { energy, why: found?.ok === false ? found.why : "有的负荷设备达不到，不是全年" };
    sum += energy;
  }
  return duties.length === 0 ? { energy: null, why: "暂无工况" } : { energy: sum, why: "" };
}

async function statedOf<Filter>(
  batch: Batch<Filter>,
  { api, stated, signal }: OverviewSources,
): Promise<PlanSources["parametersOf"]> {
  const ids = planProductIds(batch);
  await stated.know(api, ids, { parameter_filter: "GMEP_PARAMETER" }, signal);
  return new Map(ids.map((id) => [id, stated.of(id) ?? []]));
}

function freshOf(batch: Batch<unknown>): OverviewKind["fresh"] {
  if (batch.fresh === null || batch.kind.air === undefined) return null;
  const rows = freshRows(batch);
  return {
    rooms: rows.filter(({ flow }) => flow !== null && flow > 0).length,
    flow: rows.reduce((sum, { flow }) => sum + (flow ?? 0), 0),
    unknown: rows.filter(({ flow }) => flow === null).length,
  };
}

interface FoundKind {
  readonly of: OverviewKind;
  readonly asked: readonly BookYear[];
  /** Chosen machines with prices of their own */
  readonly pieces: readonly CostedMachine[];
}

/**
 * The data of a batch for an overview, and the years to be computed. The batch may be the open one or another of
 * the building.
 */
export async function overviewKind(
  batch: Batch<unknown>,
  isOpen: boolean,
  sources: OverviewSources,
): Promise<FoundKind> {
  const { api, signal, answers, records, years } = sources;
  const { kind, rooms } = batch;
  const parametersOf = await statedOf(batch, sources);
  const water = planWaterSystems(batch, parametersOf);
  const found = await machinesOfPlan({ api, batch, parametersOf, signal, answers, records });
  const { pumps, fans, plants, toConfirm } = withPlants(found, batch, () => water);
  const planned = planSystems(batch, parametersOf, kind.air === undefined ? pumps : fans);
  const systems = planned === undefined || planned === "too-large" ? null : planned;
  const figures = (id: string): ReadonlyMap<string, number> =>
    new Map(
      (parametersOf.get(id) ?? []).flatMap(({ code, value }) =>
        typeof value === "number" ? [[code, value] as const] : [],
      ),
    );
  const counts = zeroCounts();
  const rowStateAt = rowStates(batch);
  for (let row = 0; row < rooms.ids.length; row++) counts[rowStateAt(row)]++;
  const all = [...pumpsOf(batch, systems), ...fansOf(batch, systems)];
  const of: OverviewKind = {
    ...{ kind: kind.name, title: kind.words.title, counter: kind.words.counter, isOpen },
    ...{ isPowered: kind.air === undefined, isSplit: kind.split !== undefined },
    sums: sumRooms(batch, rowsGrownBy(rooms.ids.length, 0), figures),
    ...{ counts, models: planProductIds(batch).length, systems, toConfirm, plants },
    fresh: freshOf(batch),
    loads: plantLoadsOf(batch, water, pumps),
    numbers: new Map(all.map(({ id, number }) => [id, number])),
    years: new Map([...all.map((each) => [each.id, yearOf(each, years)] as const), ...handlerYears(batch)]),
  };
  const category = kind.air === undefined ? PUMP : FAN;
  const chosen = all.flatMap(({ machine, count }): readonly CostedMachine[] =>
    machine === null ? [] : [{ category, id: machine.id, model: machine.model, count }],
  );
  return {
    of,
    asked: yearsAsked(batch, water),
    pieces: [...plantPieces(plants), ...chosen, ...unitPieces(batch)],
  };
}
