import { ApiError } from "#api/client/ApiError.ts";
import { noWater } from "#domain/building/batch/systems/keptSplits.ts";
import type { BatchRooms } from "#domain/building/batch/systems/batchRooms.ts";
import { systemRooms } from "#domain/building/batch/systems/systemRooms.ts";
import { SYSTEM_GONE } from "#domain/building/systems/list/NamedSystem.ts";
import { bySize, fitsBySeries, ofSeries } from "#domain/building/systems/split/chooseOutdoor.ts";
import { outdoorFit } from "#domain/building/systems/split/outdoorFit.ts";
import {
  OUTDOOR_CODES,
  readOutdoorUnit,
  seriesOf,
  type OutdoorUnit,
} from "#domain/building/systems/split/OutdoorUnit.ts";
import { runSplits, splitSystems, type RanSplit } from "#domain/building/systems/split/runSplits.ts";
import { splitFault, type SplitFault } from "#domain/building/systems/split/splitFault.ts";
import { splitConsequence } from "#domain/building/systems/split/splitConsequence.ts";
import { arrangedSplits, type SplitArrangement } from "#domain/building/systems/split/splitList.ts";
import {
  PROPOSED_SPLITS,
  splitsFault,
  type SplitConditions,
  type SplitSettings,
  type SplitSystem,
} from "#domain/building/systems/split/SplitSettings.ts";
import { withEntry } from "#domain/building/systems/typedSettings.ts";
import type { SystemRoom } from "#domain/building/systems/water/SystemRoom.ts";
import { OUTDOOR_UNIT } from "#domain/catalogue/categories.ts";
import type { OpenSelection } from "../session/Opening.ts";
import { CategoryModels } from "../sources/CategoryModels.ts";
import { MachineRecords } from "../systems/MachineRecords.ts";
import { NO_LINES } from "../systems/lineWindow.ts";
import { recordToKeep } from "../systems/machineFacts.ts";
import { nameOfBuilding, savedAs } from "../systems/savedAs.ts";
import { pipeLines, roomLines, splitOffer, splitSheet } from "./splitSheetOf.ts";
import type { SplitOffer, SplitPipeWindow, SplitRoomWindow, SplitsAnswer } from "./SplitSheet.ts";

const NO_ROOMS: BatchRooms<SystemRoom> = { rooms: [], unknownFloors: [] };
const NO_UNITS: readonly OutdoorUnit[] = [];

interface State {
  readonly session: OpenSelection["session"];
  readonly version: number;
  readonly units: readonly OutdoorUnit[];
  readonly settings: SplitSettings;
  readonly rooms: BatchRooms<SystemRoom>;
  readonly systems: readonly SplitSystem[];
  readonly ran: ReadonlyMap<string, RanSplit>;
  /** Each system before its last change; null without a change. */
  readonly before: ReadonlyMap<string, RanSplit | null>;
}

/** Systems of indoor units of the open building with outdoor units of the catalogue */
export class SplitSystems {
  readonly #opened: () => OpenSelection;
  readonly #user: () => string | undefined;
  readonly #outdoors = new CategoryModels(OUTDOOR_UNIT, OUTDOOR_CODES, readOutdoorUnit);
  readonly #records = new MachineRecords();
  #units = NO_UNITS;
  #state: State | null = null;

  constructor(opened: () => OpenSelection, user: () => string | undefined) {
    this.#opened = opened;
    this.#user = user;
  }

  /** @param isJudged whether the server is asked about the records of kept outdoor units */
  async answer(isJudged: boolean, signal: AbortSignal): Promise<SplitsAnswer> {
    const known = await this.know(signal);
    const { version, settings, rooms, ran, before } = this.#now();
    const kept = [...ran.values()].flatMap(({ system }) => system.outdoor?.of.id ?? []);
    if (isJudged) await this.#records.know(this.#opened().api, kept, signal);
    const { systems, ...conditions } = settings;
    return {
      version,
      settings: conditions,
      isProposed: systems === null,
      systems: [...ran].map(([id, each]) => {
        const { outdoor } = each.system;
        return splitSheet(each, before.get(id) ?? null, {
          unknownFloors: rooms.unknownFloors,
          catalogue: this.#units.length,
          record: outdoor && this.#records.stateOf(outdoor.of.id, outdoor.hash),
        });
      }),
      rooms: rooms.rooms.length,
      series: this.#series(),
      outdoors: this.#units.length,
      ...known,
      saved: savedAs(this.#opened().session.batch),
    };
  }

  /** Reads the catalogue's outdoor units once; kept ones are judged without it. */
  async know(signal: AbortSignal): Promise<Pick<SplitsAnswer, "isWhole" | "failure">> {
    try {
      const { models, isWhole } = await this.#outdoors.know(this.#opened().api, this.#user(), signal);
      this.#units = models;
      return { isWhole, failure: "" };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return {
        isWhole: true,
        failure: "未能读取产品库的室外机，请检查网络；已采用的室外机按采用时的数据判定",
      };
    }
  }

  /** Systems arranged by a person that the present units make impossible; proposals do not count. */
  async faults(signal: AbortSignal): Promise<readonly SplitFault[]> {
    const systems = this.#opened().session.batch.splits?.systems ?? null;
    if (systems === null) return [];
    if (systems.some(({ outdoor }) => outdoor === null)) await this.know(signal);
    return this.ran().flatMap((ran) => splitFault(ran) ?? []);
  }

  ran(): readonly RanSplit[] {
    return [...this.#now().ran.values()];
  }

  /** For each series the outdoor unit that fits or has the least faults, and the kept one */
  offers(id: string): readonly SplitOffer[] {
    const { ran, settings } = this.#now();
    const of = ran.get(id);
    if (of === undefined || of.rooms.length === 0) return [];
    const { demand, pipes, system } = of;
    const units = bySize(ofSeries(this.#units, settings.series));
    const kept = system.outdoor?.of.id ?? null;
    return fitsBySeries(units, demand, pipes, settings).map((fit) => splitOffer(fit, kept));
  }

  /**
   * Keeps an outdoor unit with its record's hash and the loads at the choice, or removes it. Returns a refusal or
   * an empty text.
   */
  async keep(id: string, outdoorId: string | null): Promise<string> {
    if (outdoorId === null) return this.#change(id, { outdoor: null });
    const unit = this.#units.find((each) => each.id === outdoorId);
    if (unit === undefined) return "产品库中已没有该室外机，请重新选择";
    const record = await recordToKeep(this.#opened, outdoorId);
    if (typeof record === "string") return record;
    const of = this.#now().ran.get(id);
    if (of === undefined) return SYSTEM_GONE;
    const { block, heatBlock } = of.demand;
    const { ratio } = outdoorFit(unit, of.demand, of.pipes, of.conditions);
    if (ratio === null) return "有室内机未提供制冷量，不能采用室外机";
    this.#records.set(outdoorId, record.hash);
    return this.#change(id, { outdoor: { of: unit, hash: record.hash, block, heatBlock, ratio } });
  }

  roomWindow(id: string, from: number, to: number): SplitRoomWindow {
    const of = this.#now().ran.get(id);
    if (of === undefined) return NO_LINES;
    const lines = roomLines(of);
    return { count: lines.length, from, lines: lines.slice(from, to) };
  }

  pipeWindow(id: string, from: number, to: number): SplitPipeWindow {
    const of = this.#now().ran.get(id);
    if (of === undefined) return NO_LINES;
    const lines = pipeLines(of);
    return { count: lines.length, from, lines: lines.slice(from, to) };
  }

  /** Changes conditions in one undo step. Returns a refusal or an empty text. */
  set(change: Partial<SplitConditions>): string {
    return this.#edit("set-systems", { ...this.#now().settings, ...change });
  }

  setBlock(id: string, change: Partial<Pick<SplitSystem, "block" | "heatBlock">>): string {
    return this.#change(id, change);
  }

  typeLength(id: string, segment: string, length: number | null): string {
    const of = this.#now().ran.get(id);
    return of === undefined
      ? SYSTEM_GONE
      : this.#change(id, { lengths: withEntry(of.system.lengths, segment, length) });
  }

  /** Moves, splits, merges or renames in one undo step. Returns a refusal or an empty text. */
  arrange(asked: SplitArrangement): string {
    const { systems, rooms, settings } = this.#now();
    const answer = arrangedSplits(systems, asked, rooms.rooms);
    if (!answer.ok) return answer.sentence;
    return this.#edit("arrange-systems", { ...settings, systems: answer.value });
  }

  /** A system with the name of its building */
  toDraw(id: string): { readonly ran: RanSplit | undefined; readonly name: string } {
    const { ran } = this.#now();
    return {
      ran: ran.get(id) ?? ran.values().next().value,
      name: nameOfBuilding(this.#opened().session.batch),
    };
  }

  #change(id: string, change: Partial<SplitSystem>): string {
    const { systems, settings } = this.#now();
    if (!systems.some((system) => system.id === id)) return SYSTEM_GONE;
    return this.#edit("set-systems", {
      ...settings,
      systems: systems.map((system) => (system.id === id ? { ...system, ...change } : system)),
    });
  }

  #edit(name: "set-systems" | "arrange-systems", settings: SplitSettings): string {
    const fault = splitsFault(settings);
    if (fault !== null) return fault;
    this.#opened().session.edit(name, { of: "filter" }, (batch) => {
      batch.splits = settings;
    });
    return "";
  }

  #series(): SplitsAnswer["series"] {
    const words = new Map<string, string>();
    for (const unit of this.#units)
      words.set(seriesOf(unit), [unit.brand, unit.series || unit.type].filter(Boolean).join(" "));
    return [...words].map(([key, word]) => ({ key, words: word }));
  }

  /** The systems of the present building, with the unchanged part of those before */
  #now(): State {
    const { session, counts } = this.#opened();
    const { version } = counts;
    const was = this.#state?.session === session ? this.#state : null;
    if (was !== null && was.version === version && was.units === this.#units) return was;
    const { batch } = session;
    const { split } = batch.kind;
    const rooms = split === undefined ? NO_ROOMS : systemRooms(batch, split, noWater, was?.rooms ?? null);
    const settings = batch.splits ?? PROPOSED_SPLITS;
    const isSame =
      was !== null && was.rooms === rooms && was.settings === settings && was.units === this.#units;
    const systems = isSame ? was.systems : splitSystems(rooms.rooms, settings, this.#units);
    const known = was?.units === this.#units ? was.ran : null;
    const ran = new Map(
      runSplits(systems, rooms.rooms, settings, this.#units, known).map((each) => [each.system.id, each]),
    );
    const before = new Map(
      [...ran].map(([id, now]) => {
        const then = was?.ran.get(id);
        // Reading the catalogue is no change of a system.
        const isOther =
          known !== null && then !== undefined && then !== now && splitConsequence(then, now) !== null;
        return [id, isOther ? then : (was?.before.get(id) ?? null)];
      }),
    );
    this.#state = { session, version, units: this.#units, settings, rooms, systems, ran, before };
    return this.#state;
  }
}
