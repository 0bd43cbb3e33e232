import { generalFilter } from "#domain/building/batch/Batch.ts";
import { airRooms } from "#domain/building/batch/systems/airRooms.ts";
import type { BatchRooms } from "#domain/building/batch/systems/batchRooms.ts";
import { freshRooms } from "#domain/building/batch/systems/freshRooms.ts";
import { siteOf } from "#domain/building/rooms/SiteFilter.ts";
import { isSameAir, type DutiedAir } from "#domain/building/systems/air/airConsequence.ts";
import { AirLists, ductLine, outletCircuit } from "#domain/building/systems/air/airLines.ts";
import {
  airRoomsBySystem,
  arrangedAir,
  wholeAirList,
  withAirSettings,
  type AirList,
  type AirRooms,
  type NamedAir,
} from "#domain/building/systems/air/AirList.ts";
import type { AirRoom } from "#domain/building/systems/air/AirRoom.ts";
import {
  changedAir,
  type AirChange,
  type AirKind,
  type AirSettings,
} from "#domain/building/systems/air/AirSettings.ts";
import { airSettingsFault, airSettingsSentence } from "#domain/building/systems/air/airSettingsFault.ts";
import { freeElementId, type DuctElement } from "#domain/building/systems/air/DuctElement.ts";
import { elementLines } from "#domain/building/systems/air/elementLines.ts";
import { sharedElements } from "#domain/building/systems/air/sharedElements.ts";
import { fanCard } from "#domain/building/systems/air/fanCard.ts";
import type { ChosenMachine } from "#domain/building/systems/judgeMachine.ts";
import { pathToRoom, type DuctPath } from "#domain/building/systems/air/pathToRoom.ts";
import { hasRanAir, runAirSystem, type AirSystem } from "#domain/building/systems/air/runAirSystem.ts";
import type { Arrangement } from "#domain/building/systems/list/arrangement.ts";
import { findSystem, SYSTEM_GONE } from "#domain/building/systems/list/NamedSystem.ts";
import { withEntry } from "#domain/building/systems/typedSettings.ts";
import type { Season } from "#domain/building/systems/water/WaterSettings.ts";
import type { OpenSelection } from "../session/Opening.ts";
import type { AirAnswer, AirSheet } from "./AirSheet.ts";
import type { AskedElement } from "./AskedElement.ts";
import { airSheet, type ComputedAir, type JudgedAir } from "./airSheetOf.ts";
import { MachineRecords } from "./MachineRecords.ts";
import { FanAnswers } from "./FanFacts.ts";
import { fanVerdict } from "./fanVerdict.ts";
import { recordToKeep } from "./machineFacts.ts";
import { lineWindow, NO_LINES } from "./lineWindow.ts";
import { nameOfBuilding, savedAs } from "./savedAs.ts";
import type { CircuitWindow, LineAsk, SegmentWindow } from "./SystemSheet.ts";

/** A change that leaves ducts and duty unchanged keeps the line of the change before. */
function changedFrom({ system, before }: ComputedAir, now: AirSystem): DutiedAir | null {
  const card = fanCard(system);
  return isSameAir({ system, card }, { system: now, card: fanCard(now) }) ? before : { system, card };
}

/** The present system, with the unchanged part of the one before */
function computed(
  named: NamedAir,
  rooms: readonly AirRoom[],
  altitude: number,
  was: ComputedAir | null,
): ComputedAir {
  const system = runAirSystem(rooms, named.settings, altitude, was?.system ?? null);
  if (was !== null && system === was.system) return was.named === named ? was : { ...was, named, rooms };
  const lists = hasRanAir(system) ? new AirLists(system, was?.lists ?? null) : null;
  return { named, rooms, system, lists, before: was && changedFrom(was, system) };
}

/** The systems of one state of the building */
interface State {
  readonly session: OpenSelection["session"];
  readonly version: number;
  readonly rooms: Readonly<Record<AirKind, BatchRooms<AirRoom>>>;
  readonly list: AirList;
  readonly systems: ReadonlyMap<string, ComputedAir>;
}

/** A sheet with the data it was made from */
interface KnownSheet {
  readonly judged: JudgedAir;
  readonly unknownFloors: readonly string[];
  readonly sheet: AirSheet;
}

/** Whether both give the same sheet; verdicts are new objects each time. */
const isSameJudged = (one: JudgedAir, other: JudgedAir): boolean =>
  one.named === other.named &&
  one.rooms === other.rooms &&
  one.system === other.system &&
  one.before === other.before &&
  one.record === other.record &&
  one.fan === null &&
  other.fan === null;

/** Keeps an equal proposal from before, so that its systems count as unchanged. */
const sameProposal = (before: AirList | null, now: AirList): AirList =>
  before !== null && JSON.stringify(before) === JSON.stringify(now) ? before : now;

const roomsOf = ({ air, fresh }: State["rooms"]): AirRooms => ({ air: air.rooms, fresh: fresh.rooms });

const NO_AIR: BatchRooms<AirRoom> = { rooms: [], unknownFloors: [] };

/** Duct systems of the open building, computed again on demand after a change */
export class AirSystems {
  readonly #opened: () => OpenSelection;
  readonly #fans = new FanAnswers();
  readonly #handlers = new MachineRecords();
  #state: State | null = null;
  /** The last sheet of each system, by its id */
  readonly #sheets = new Map<string, KnownSheet>();

  constructor(opened: () => OpenSelection) {
    this.#opened = opened;
  }

  /** @param isJudged whether the server is asked about unknown machines; otherwise they are pending */
  async answer(isJudged: boolean, signal: AbortSignal): Promise<AirAnswer> {
    const { version, rooms } = this.#now();
    const judged = await this.judged(isJudged, signal);
    const { batch } = this.#opened().session;
    return {
      version,
      systems: judged.map((each) => this.#sheet(each, rooms[each.named.kind].unknownFloors)),
      rooms: rooms.air.rooms.length + rooms.fresh.rooms.length,
      supplied: batch.rooms.figures.airSupplyVolume.reduce((sum, air) => sum + Number(air > 0), 0),
      saved: savedAs(batch),
    };
  }

  /** Unchanged systems keep their sheet. */
  #sheet(judged: JudgedAir, unknownFloors: readonly string[]): AirSheet {
    const { id } = judged.named;
    const known = this.#sheets.get(id);
    if (
      known !== undefined &&
      known.unknownFloors.join("\0") === unknownFloors.join("\0") &&
      isSameJudged(known.judged, judged)
    )
      return known.sheet;
    const sheet = airSheet(judged, unknownFloors);
    this.#sheets.set(id, { judged, unknownFloors, sheet });
    return sheet;
  }

  /** The systems at the time of the question, with the verdicts on their fans */
  async judged(isJudged: boolean, signal: AbortSignal): Promise<readonly JudgedAir[]> {
    const found: JudgedAir[] = [];
    const systems = [...this.#now().systems.values()];
    const handlers = systems.flatMap(({ system }) => system.settings.handler?.of.id ?? []);
    if (isJudged) await this.#handlers.know(this.#opened().api, handlers, signal);
    for (const each of systems) {
      const { handler } = each.system.settings;
      const record = handler && this.#handlers.stateOf(handler.of.id, handler.hash);
      const fan = await this.#verdict(each.system, isJudged, signal);
      const was = each.before && (await this.#verdict(each.before.system, false, signal));
      const fanBefore = was === null || was === "pending" ? undefined : was.state;
      found.push({ ...each, fan, fanBefore, record });
    }
    return found;
  }

  /** Keeps a fan with the duty at the choice, or removes it. Returns a refusal or an empty text. */
  async keepFan(id: string, fan: ChosenMachine | null): Promise<string> {
    if (fan === null) return this.set(id, () => ({ fan }));
    const record = await recordToKeep(this.#opened, fan.id);
    if (typeof record === "string") return record;
    const of = this.#now().systems.get(id);
    if (of === undefined) return SYSTEM_GONE;
    const card = fanCard(of.system);
    if (card === null) return "系统暂无工况，不能选风机";
    const { flow, pressure } = card;
    const kept = { id: fan.id, model: fan.model, brand: fan.brand, ...record, flow, pressure };
    return this.set(id, () => ({ fan: kept, handler: null }));
  }

  /** Puts an element on a segment, with its product's present record. Returns a refusal or an empty text. */
  async putElement(id: string, { id: own, product, ...asked }: AskedElement): Promise<string> {
    const record = product === null ? null : await recordToKeep(this.#opened, product.id);
    if (typeof record === "string") return record;
    const all = this.#now().list.flatMap(({ settings }) => settings.elements);
    const kept = product === null || record === null ? null : { ...product, ...record };
    const put: DuctElement = { ...asked, id: own ?? freeElementId(all), product: kept, typed: null };
    return this.set(id, ({ elements }) => ({
      elements: own === null ? [...elements, put] : elements.map((each) => (each.id === own ? put : each)),
    }));
  }

  /** Sets the loss of an element at the present flow, Pa; null removes it. */
  typeElement(id: string, element: string, loss: number | null): string {
    const lines = elementLines(this.#system(id).system);
    const flow = lines.find((each) => each.id === element)?.flow;
    if (flow === undefined) return "元件已不存在，请重新选择";
    const typed = loss === null ? null : { loss, flow };
    return this.set(id, ({ elements }) => ({
      elements: elements.map((each) => (each.id === element ? { ...each, typed } : each)),
    }));
  }

  dropElements(id: string, dropped: readonly string[]): string {
    return this.set(id, ({ elements }) => ({
      elements: elements.filter((each) => !dropped.includes(each.id)),
    }));
  }

  segmentLines(id: string, { show, sort }: LineAsk, from: number, to: number): SegmentWindow {
    const { system, lists } = this.#system(id);
    if (!hasRanAir(system) || lists === null) return NO_LINES;
    const numbers = sort === null ? lists.shown(show) : lists.sorted(show, sort);
    return lineWindow(numbers, from, to, (at) => ductLine(system, lists, at));
  }

  circuitLines(id: string, _: Season, from: number, to: number): CircuitWindow {
    const { system, lists } = this.#system(id);
    if (!hasRanAir(system) || lists === null) return NO_LINES;
    return lineWindow(lists.circuits, from, to, (at) => outletCircuit(system, at));
  }

  /** Changes settings in one undo step. Returns a refusal or an empty text. */
  set(id: string, change: (now: AirSettings) => AirChange): string {
    const { list } = this.#now();
    const system = findSystem(list, id);
    if (system === undefined) return SYSTEM_GONE;
    const settings = changedAir(system.settings, change(system.settings));
    const fault = airSettingsFault(settings);
    if (fault !== null) return airSettingsSentence(fault, settings);
    this.#opened().session.edit("set-systems", { of: "filter" }, (batch) => {
      batch.ducts = withAirSettings(list, id, settings);
    });
    return "";
  }

  /** Splits, merges, moves or renames in one undo step. Returns a refusal or an empty text. */
  arrange(asked: Arrangement): string {
    const { list, rooms } = this.#now();
    const answer = arrangedAir(list, asked, roomsOf(rooms));
    if (!answer.ok) return answer.sentence;
    this.#opened().session.edit("arrange-systems", { of: "filter" }, (batch) => {
      batch.ducts = sharedElements(list, answer.value, roomsOf(rooms));
    });
    return "";
  }

  typeLength(id: string, segment: string, length: number | null): string {
    return this.set(id, ({ lengths }) => ({ lengths: withEntry(lengths, segment, length) }));
  }

  lockSize(id: string, segment: string, size: string | null): string {
    return this.set(id, ({ locks }) => ({ locks: withEntry(locks, segment, size) }));
  }

  /** A system with the name of its building */
  toDraw(id: string): { readonly system: ComputedAir; readonly name: string } {
    return { system: this.#system(id), name: nameOfBuilding(this.#opened().session.batch) };
  }

  /** The ducts from a system's fan to a room, by the id of its terminal; null where unknown. */
  pathToRoom(id: string, terminal: string): DuctPath | null {
    const { system } = this.#system(id);
    return hasRanAir(system) ? pathToRoom(system, terminal) : null;
  }

  /** The first system if this one was removed by another tab or by undo, until the page has followed */
  #system(id: string): ComputedAir {
    const { systems } = this.#now();
    return systems.get(id) ?? systems.values().next().value!;
  }

  /** Without judging, a fan without a known verdict is pending. */
  #verdict(system: AirSystem, isJudged: boolean, signal: AbortSignal): Promise<JudgedAir["fan"]> {
    return fanVerdict(system, async (fan, card) => {
      const known = this.#fans.known(fan, card);
      if (known !== undefined) return known;
      return isJudged ? this.#fans.facts(this.#opened().api, fan, card, signal) : "pending";
    });
  }

  /** The systems of the present building, with the unchanged part of those before */
  #now(): State {
    const { session, counts } = this.#opened();
    const { version } = counts;
    const before = this.#state?.session === session ? this.#state : null;
    if (before !== null && before.version === version) return before;
    const { batch } = session;
    const { air } = batch.kind;
    const rooms = {
      air: air === undefined ? NO_AIR : airRooms(batch, air, before?.rooms.air ?? null),
      fresh: freshRooms(batch, before?.rooms.fresh ?? null),
    };
    const whole = wholeAirList(batch.ducts, roomsOf(rooms));
    const list = whole === batch.ducts ? whole : sameProposal(before?.list ?? null, whole);
    const { altitude = 0 } = siteOf(generalFilter(batch));
    const parted = airRoomsBySystem(list, roomsOf(rooms));
    const systems = new Map(
      list.map((named) => [
        named.id,
        computed(named, parted.get(named.id)!, altitude, before?.systems.get(named.id) ?? null),
      ]),
    );
    return (this.#state = { session, version, rooms, list, systems });
  }
}
