import type { BatchRooms } from "#domain/building/batch/systems/batchRooms.ts";
import { systemRooms } from "#domain/building/batch/systems/systemRooms.ts";
import { isSameResult, NO_STATES, type Dutied } from "#domain/building/systems/water/consequence.ts";
import type { ChosenMachine } from "#domain/building/systems/judgeMachine.ts";
import type { KeptPump } from "#domain/building/systems/water/KeptPump.ts";
import { plantCircuits, withCircuit } from "#domain/building/systems/water/plant/plantCircuits.ts";
import type { CircuitName } from "#domain/building/systems/water/plant/PlantPumps.ts";
import { proposedList } from "#domain/building/systems/water/proposedPipes.ts";
import { runSystem } from "#domain/building/systems/water/runChangeover.ts";
import { changedSettings, type WaterChange } from "#domain/building/systems/water/changedSettings.ts";
import { hasRun, type WaterSystem } from "#domain/building/systems/water/runWaterSystem.ts";
import { settingsFault, settingsSentence } from "#domain/building/systems/water/settingsFault.ts";
import type { SystemRoom } from "#domain/building/systems/water/SystemRoom.ts";
import { findSystem, SYSTEM_GONE } from "#domain/building/systems/list/NamedSystem.ts";
import {
  arranged,
  roomsBySystem,
  withSettings,
  type NamedSystem,
  type SystemsSettings,
} from "#domain/building/systems/water/SystemList.ts";
import type { Arrangement } from "#domain/building/systems/list/arrangement.ts";
import { placesOf } from "#domain/building/systems/list/places.ts";
import { waterDutyCard } from "#domain/building/systems/water/waterDutyCard.ts";
import { circuitLine, segmentLine } from "#domain/building/systems/water/waterLines.ts";
import { WaterLists } from "#domain/building/systems/water/WaterLists.ts";
import type { Season, WaterSettings } from "#domain/building/systems/water/WaterSettings.ts";
import { withEntry } from "#domain/building/systems/typedSettings.ts";
import { inSeason, pumpStates, type Computed, type Judged, type JudgedCircuit } from "./Computed.ts";
import { recordToKeep } from "./machineFacts.ts";
import { PumpAnswers } from "./PumpFacts.ts";
import { lineWindow, NO_LINES } from "./lineWindow.ts";
import { circuitVerdict, pumpVerdict, type FactsOf } from "./pumpVerdict.ts";
import type { OpenSelection } from "../session/Opening.ts";
import { nameOfBuilding, savedAs } from "./savedAs.ts";
import { systemSheet } from "./systemSheetOf.ts";
import type { CircuitWindow, LineAsk, SegmentWindow, SystemSheet, SystemsAnswer } from "./SystemSheet.ts";
import { WaterSides } from "./WaterSides.ts";

/**
 * A change that leaves pipes and duty unchanged, such as the choice of a pump, keeps the line of the change
 * before.
 */
function changedFrom({ system, before }: Computed, now: WaterSystem): Dutied | null {
  const card = waterDutyCard(system);
  return isSameResult({ system, card }, { system: now, card: waterDutyCard(now) })
    ? before
    : { system, card };
}

/** The present system, with the unchanged part of the one before */
function computed(named: NamedSystem, rooms: readonly SystemRoom[], was: Computed | null): Computed {
  const system = runSystem(named.kind, rooms, named.settings, was?.system ?? null);
  if (was !== null && system === was.system)
    return was.named === named && was.rooms === rooms ? was : { ...was, named, rooms };
  const listsOf = (of: WaterSystem | undefined, before: WaterLists | null | undefined) =>
    of !== undefined && hasRun(of) ? new WaterLists(of, before ?? null) : null;
  const lists = listsOf(system, was?.lists);
  const winterLists = listsOf(system.changeover?.winter, was?.winterLists);
  return { named, rooms, system, lists, winterLists, before: was && changedFrom(was, system) };
}

/** The systems of one state of the building */
interface State {
  readonly session: OpenSelection["session"];
  readonly version: number;
  readonly known: number;
  readonly rooms: BatchRooms<SystemRoom>;
  readonly list: SystemsSettings;
  readonly systems: ReadonlyMap<string, Computed>;
}

/** The proposal has a hot water system only if rooms have a heat load. */
const isShown = ({ named, system, rooms }: Computed): boolean =>
  named.kind !== "hot" ||
  system.terminals.length > 0 ||
  // A system that a person made may have lost its rooms. Rooms of two pipes are never among its rooms.
  (named.parts !== null && rooms.length > 0);

/** Water systems of the open building, computed again on demand after a change */
export class WaterSystems {
  readonly #opened: () => OpenSelection;
  readonly #water = new WaterSides();
  readonly #pumps = new PumpAnswers();
  #state: State | null = null;

  constructor(opened: () => OpenSelection) {
    this.#opened = opened;
  }

  /** @param isJudged whether the server is asked about pumps that are not known yet; otherwise they are pending */
  async answer(isJudged: boolean, signal: AbortSignal): Promise<SystemsAnswer> {
    await this.#water.know(this.#opened(), signal);
    const { version, rooms } = this.#now();
    const systems: SystemSheet[] = [];
    for (const judged of await this.judged(isJudged, signal))
      systems.push(systemSheet(judged, rooms.unknownFloors));
    return { version, systems, rooms: rooms.rooms.length, saved: savedAs(this.#opened().session.batch) };
  }

  /** The shown systems at the time of the question */
  async judged(isJudged: boolean, signal: AbortSignal): Promise<readonly Judged[]> {
    await this.#water.know(this.#opened(), signal);
    const found: Judged[] = [];
    for (const each of this.#now().systems.values())
      if (isShown(each)) {
        const verdicts = await this.#verdicts(each.system, isJudged, signal);
        const before = each.before && (await this.#verdicts(each.before.system, false, signal));
        found.push({ ...each, ...verdicts, statesBefore: before === null ? NO_STATES : pumpStates(before) });
      }
    return found;
  }

  /** Keeps a pump with the duty at the choice, or removes it. Returns a refusal or an empty text. */
  async keepPump(id: string, circuit: CircuitName | null, pump: ChosenMachine | null): Promise<string> {
    const keep = (kept: KeptPump | null) =>
      this.set(id, (settings) =>
        circuit === null ? { pump: kept } : withCircuit(settings, circuit, { pump: kept }),
      );
    if (pump === null) return keep(null);
    const record = await recordToKeep(this.#opened, pump.id);
    if (typeof record === "string") return record;
    const of = this.#now().systems.get(id);
    if (of === undefined) return SYSTEM_GONE;
    const asked =
      circuit === null
        ? { card: waterDutyCard(of.system), settings: of.system.settings }
        : plantCircuits(of.system).find(({ name }) => name === circuit);
    if (asked === undefined || asked.card === null) return "系统暂无工况，不能选泵";
    const { model, brand } = pump;
    const { flow, head } = asked.card;
    const { pumps, standby } = asked.settings;
    return keep({ id: pump.id, model, brand, ...record, flow, head, pumps, standby });
  }

  segmentLines(id: string, { show, sort, season }: LineAsk, from: number, to: number): SegmentWindow {
    const { system, lists } = inSeason(this.system(id), season);
    if (!hasRun(system) || lists === null) return NO_LINES;
    const numbers = sort === null ? lists.shown(show) : lists.sorted(show, sort);
    return lineWindow(numbers, from, to, (at) => segmentLine(system, lists, at));
  }

  circuitLines(id: string, season: Season, from: number, to: number): CircuitWindow {
    const { system, lists } = inSeason(this.system(id), season);
    if (!hasRun(system) || lists === null) return NO_LINES;
    return lineWindow(lists.circuits, from, to, (at) => circuitLine(system, at));
  }

  /** Changes settings in one undo step. Returns a refusal or an empty text. */
  set(id: string, change: (now: WaterSettings) => WaterChange): string {
    const systems = this.#now().list;
    const system = findSystem(systems, id);
    if (system === undefined) return SYSTEM_GONE;
    const settings = changedSettings(system.settings, change(system.settings));
    const fault = settingsFault(system.kind, settings);
    if (fault !== null) return settingsSentence(fault, settings);
    if (system.kind === "hot" && settings.winter !== null) return "只有冷水系统可以改为两管制";
    if (system.kind === "hot" && settings.condenser !== null) return "只有冷水系统可以有冷却水";
    this.#opened().session.edit("set-systems", { of: "filter" }, (batch) => {
      batch.systems = withSettings(systems, id, settings);
    });
    return "";
  }

  /** Splits, merges, moves or renames in one undo step. Returns a refusal or an empty text. */
  arrange(asked: Arrangement): string {
    const { list, rooms } = this.#now();
    const answer = arranged(list, asked, placesOf(rooms.rooms));
    if (!answer.ok) return answer.sentence;
    this.#opened().session.edit("arrange-systems", { of: "filter" }, (batch) => {
      batch.systems = answer.value;
    });
    return "";
  }

  typeLength(id: string, segment: string, length: number | null): string {
    return this.set(id, ({ lengths }) => ({ lengths: withEntry(lengths, segment, length) }));
  }

  lockSize(id: string, segment: string, size: string | null): string {
    return this.set(id, ({ locks }) => ({ locks: withEntry(locks, segment, size) }));
  }

  /** The first system if this one was removed by another tab or by undo, until the page has followed */
  system(id: string): Computed {
    const { systems } = this.#now();
    return systems.get(id) ?? systems.values().next().value!;
  }

  /** A system with the name of its building */
  toDraw(id: string, season: Season): { readonly system: Computed; readonly name: string } {
    const system = inSeason(this.system(id), season);
    return { system, name: nameOfBuilding(this.#opened().session.batch) };
  }

  /** The systems of the present building, with the unchanged part of those before */
  #now(): State {
    const { session, counts } = this.#opened();
    const { version } = counts;
    const known = this.#water.count;
    const before = this.#state?.session === session ? this.#state : null;
    if (before !== null && before.version === version && before.known === known) return before;
    const { water } = session.batch.kind;
    const rooms: BatchRooms<SystemRoom> =
      water === undefined
        ? { rooms: [], unknownFloors: [] }
        : systemRooms(session.batch, water, this.#water.of, before?.rooms ?? null);
    const list = session.batch.systems ?? proposedList(rooms.rooms);
    const parted = roomsBySystem(list, rooms.rooms);
    const systems = new Map(
      list.map((named) => [
        named.id,
        computed(named, parted.get(named.id)!, before?.systems.get(named.id) ?? null),
      ]),
    );
    return (this.#state = { session, version, known, rooms, list, systems });
  }

  /** Verdicts on the pumps of a system, for two pipes in both seasons */
  async #verdicts(
    system: WaterSystem,
    isJudged: boolean,
    signal: AbortSignal,
  ): Promise<Pick<Judged, "pump" | "circuits" | "winterCircuits">> {
    const winter = system.changeover?.winter;
    return {
      circuits: await this.#circuits(system, isJudged, signal),
      winterCircuits: winter === undefined ? [] : await this.#circuits(winter, isJudged, signal),
      pump: await pumpVerdict(system, this.#facts(isJudged, signal)),
    };
  }

  #circuits(of: WaterSystem, isJudged: boolean, signal: AbortSignal): Promise<readonly JudgedCircuit[]> {
    const facts = this.#facts(isJudged, signal);
    return Promise.all(
      plantCircuits(of).map(async (circuit) => ({ circuit, pump: await circuitVerdict(circuit, facts) })),
    );
  }

  /** Without judging, a pump without known data is pending. */
  #facts(isJudged: boolean, signal: AbortSignal): FactsOf {
    return async (card, settings) => {
      const known = this.#pumps.known(card, settings);
      if (known !== undefined) return known;
      return isJudged ? this.#pumps.facts(this.#opened().api, card, settings, signal) : "pending";
    };
  }
}
