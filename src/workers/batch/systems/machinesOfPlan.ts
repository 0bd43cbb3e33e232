import type { Api } from "#api/client/createApi.ts";
import type { Batch } from "#domain/building/batch/Batch.ts";
import type { PlanSources } from "#domain/building/batch/confirm/planRooms.ts";
import { keptSplits } from "#domain/building/batch/systems/keptSplits.ts";
import { ductSystems } from "#domain/building/batch/systems/ductSystems.ts";
import { systemRooms, waterSide } from "#domain/building/batch/systems/systemRooms.ts";
import { fanCard } from "#domain/building/systems/air/fanCard.ts";
import {
  handlerNeed,
  judgeHandler,
  needFigures,
  needWords,
} from "#domain/building/systems/air/judgeHandler.ts";
import { fanWords, type FanVerdict } from "#domain/building/systems/air/judgeFan.ts";
import {
  byGravity,
  machineToConfirm,
  type MachineToConfirm,
} from "#domain/building/systems/MachineToConfirm.ts";
import { demandWords, keptWords } from "#domain/building/systems/split/keptOutdoor.ts";
import { dutyWords, type PumpVerdict } from "#domain/building/systems/water/judgePump.ts";
import { RECORD_WORDS, type RecordState } from "#domain/building/sources/plantWords.ts";
import type { KeptPump } from "#domain/building/systems/water/KeptPump.ts";
import { circuitId, plantCircuits } from "#domain/building/systems/water/plant/plantCircuits.ts";
import { hasPump } from "#domain/building/systems/water/keptPumps.ts";
import { movedBy, PUMP_NAMES, type Moved } from "#domain/building/systems/water/pumpTags.ts";
import { runSystem } from "#domain/building/systems/water/runChangeover.ts";
import type { WaterSystem } from "#domain/building/systems/water/runWaterSystem.ts";
import { roomsBySystem } from "#domain/building/systems/water/SystemList.ts";
import { waterDutyCard } from "#domain/building/systems/water/waterDutyCard.ts";
import { SEASON_WORDS } from "#domain/building/systems/water/WaterSettings.ts";
import type { PlanMachines } from "../plan/PlanMachines.ts";
import { FanAnswers } from "./FanFacts.ts";
import { fanVerdict } from "./fanVerdict.ts";
import { MachineRecords } from "./MachineRecords.ts";
import { PumpAnswers } from "./PumpFacts.ts";
import type { Verdict } from "./Computed.ts";
import { circuitVerdict, pumpVerdict, type FactsOf } from "./pumpVerdict.ts";

/** A plan, and the server's answers on its machines */
interface Asked<Filter> {
  readonly api: Api;
  readonly batch: Batch<Filter>;
  readonly parametersOf: PlanSources["parametersOf"];
  readonly signal: AbortSignal;
  /** Answers to earlier questions */
  readonly answers?: { readonly pumps: PumpAnswers; readonly fans: FanAnswers };
  /** Records of machines that are judged by their figures at the choice */
  readonly records?: MachineRecords;
}

/** Pumps and fans are judged by their present curve, so only the fact of another record is reported. */
const changeOf = ({ isOtherRecord }: { readonly isOtherRecord: boolean }): string =>
  isOtherRecord ? RECORD_WORDS.other : "";

const recordText = (record: RecordState): string =>
  record === null || record === "same" ? "" : RECORD_WORDS[record];

/** The machines of one kind */
type Found<Of extends "pumps" | "fans"> = Pick<PlanMachines, Of | "toConfirm">;

/** 34.57 m³/h × 18.75 m; both seasons for two pipes. null without a duty. */
function treeDuty(system: WaterSystem): string | null {
  const wordsOf = (of: WaterSystem) => {
    const card = waterDutyCard(of);
    return card && dutyWords(card);
  };
  const summer = wordsOf(system);
  if (system.changeover === null) return summer;
  const winter = wordsOf(system.changeover.winter);
  return `${SEASON_WORDS.summer} ${summer ?? "无工况"}，${SEASON_WORDS.winter} ${winter ?? "无工况"}`;
}

async function pumpsOf<Filter>(asked: Asked<Filter>): Promise<Found<"pumps">> {
  const { api, batch, parametersOf, signal } = asked;
  const pumps = new Map<string, PumpVerdict>();
  const toConfirm: MachineToConfirm[] = [];
  const { water } = batch.kind;
  const list = batch.systems ?? [];
  if (water === undefined || !list.some(({ settings }) => hasPump(settings))) return { pumps, toConfirm };
  const { rooms } = systemRooms(batch, water, (id) => waterSide(water, parametersOf.get(id) ?? []));
  const parted = roomsBySystem(list, rooms);
  const answers = asked.answers?.pumps ?? new PumpAnswers();
  const facts: FactsOf = (card, of) => answers.facts(api, card, of, signal);
  for (const { id, kind, name, settings } of list) {
    if (!hasPump(settings)) continue;
    const system = runSystem(kind, parted.get(id)!, settings);
    const know = (as: string, moved: Moved, kept: KeptPump | null, now: string | null, found: Verdict) => {
      if (kept === null || found === null || found === "pending") return;
      pumps.set(as, found);
      const machine = { system: id, name: `${name} ${PUMP_NAMES[moved]}`, was: dutyWords(kept), now };
      const unconfirmed = machineToConfirm(kept, found, { ...machine, record: changeOf(found) });
      if (unconfirmed !== null) toConfirm.push(unconfirmed);
    };
    const moved = movedBy(kind, system.changeover !== null);
    know(id, moved, settings.pump, treeDuty(system), await pumpVerdict(system, facts));
    for (const circuit of plantCircuits(system)) {
      const { card, settings: own } = circuit;
      const now = card && dutyWords(card);
      const found = await circuitVerdict(circuit, facts);
      know(circuitId(id, circuit.name), circuit.name, own.pump, now, found);
    }
  }
  return { pumps, toConfirm };
}

async function fansOf<Filter>({ api, batch, signal, ...asked }: Asked<Filter>): Promise<Found<"fans">> {
  const fans = new Map<string, FanVerdict>();
  const toConfirm: MachineToConfirm[] = [];
  const { air } = batch.kind;
  if (air === undefined || (batch.ducts ?? []).every(({ settings }) => settings.fan === null))
    return { fans, toConfirm };
  const answers = asked.answers?.fans ?? new FanAnswers();
  for (const { named, system } of ductSystems(batch, air)) {
    const { id, name, settings } = named;
    const { fan } = settings;
    const verdict = await fanVerdict(system, (kept, card) => answers.facts(api, kept, card, signal));
    if (fan === null || verdict === null || verdict === "pending") continue;
    fans.set(id, verdict);
    const card = fanCard(system);
    const machine = { system: id, name: `${name} 风机`, was: fanWords(fan), now: card && fanWords(card) };
    const unconfirmed = machineToConfirm(fan, verdict, { ...machine, record: changeOf(verdict) });
    if (unconfirmed !== null) toConfirm.push(unconfirmed);
  }
  return { fans, toConfirm };
}

/** Air handling units that do not meet their need, or may not, by their figures at the choice */
function handlersToConfirm<Filter>(
  batch: Batch<Filter>,
  records: MachineRecords,
): readonly MachineToConfirm[] {
  const { air } = batch.kind;
  if (air === undefined || (batch.ducts ?? []).every(({ settings }) => settings.handler === null)) return [];
  return ductSystems(batch, air).flatMap(({ named, system }) => {
    const { handler } = named.settings;
    if (handler === null) return [];
    const need = handlerNeed(system, fanCard(system));
    const unconfirmed = machineToConfirm(handler.of, judgeHandler(handler.of, need), {
      ...{ system: named.id, name: `${named.name} 机组`, was: needWords(handler) },
      now: need && needWords(needFigures(need)),
      record: recordText(records.stateOf(handler.of.id, handler.hash)),
    });
    return unconfirmed === null ? [] : [unconfirmed];
  });
}

/** Outdoor units that no longer carry their systems, by their figures at the choice */
const outdoorsToConfirm = <Filter>(
  batch: Batch<Filter>,
  records: MachineRecords,
): readonly MachineToConfirm[] =>
  keptSplits(batch).flatMap(({ system, verdict, demand, fit }) => {
    const { outdoor } = system;
    if (outdoor === null || verdict === null) return [];
    const unconfirmed = machineToConfirm(outdoor.of, verdict, {
      ...{ system: system.id, name: `${system.name} 室外机`, was: keptWords(outdoor) },
      now: fit === null ? null : demandWords(demand.block, demand.heatBlock, fit.ratio),
      record: recordText(records.stateOf(outdoor.of.id, outdoor.hash)),
    });
    return unconfirmed === null ? [] : [unconfirmed];
  });

/** Products that are judged by their figures at the choice, not by their present record */
const keptByFigures = ({ ducts, splits }: Pick<Batch<unknown>, "ducts" | "splits">): readonly string[] => [
  ...(ducts ?? []).flatMap(({ settings }) => settings.handler?.of.id ?? []),
  ...(splits?.systems ?? []).flatMap(({ outdoor }) => outdoor?.of.id ?? []),
];

/** Verdicts on the kept pumps, fans and units of a plan's systems */
export async function machinesOfPlan<Filter>(asked: Asked<Filter>): Promise<Omit<PlanMachines, "plants">> {
  const { pumps, toConfirm } = await pumpsOf(asked);
  const { fans, toConfirm: others } = await fansOf(asked);
  const { api, batch, signal, records = new MachineRecords() } = asked;
  await records.know(api, keptByFigures(batch), signal);
  return {
    pumps,
    fans,
    toConfirm: byGravity([
      ...toConfirm,
      ...others,
      ...handlersToConfirm(batch, records),
      ...outdoorsToConfirm(batch, records),
    ]),
  };
}
