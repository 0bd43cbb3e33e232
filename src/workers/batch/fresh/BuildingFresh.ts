import { saidFresh } from "#domain/building/batch/edit/statedFresh.ts";
import { figureOrNull } from "#domain/building/batch/systems/batchRooms.ts";
import { freshRows, freshSettingsOf } from "#domain/building/batch/systems/freshRooms.ts";
import {
  freshFault,
  withOwnFresh,
  type FreshSettings,
  type OwnFresh,
} from "#domain/building/fresh/FreshSettings.ts";
import { ruleWords } from "#domain/building/fresh/freshWords.ts";
import { pastedFresh } from "#domain/building/fresh/pastedFresh.ts";
import type { RoomFresh } from "#domain/building/fresh/roomFresh.ts";
import type { PlanSheet } from "../plan/ConfirmedPlan.ts";
import type { OpenSelection } from "../session/Opening.ts";
import { lineWindow } from "../systems/lineWindow.ts";
import { freshSheet } from "./freshSheetOf.ts";
import {
  FRESH_SHOWS,
  type FreshAnswer,
  type FreshLine,
  type FreshPasted,
  type FreshShow,
  type FreshWindow,
} from "./FreshSheet.ts";

interface State {
  readonly session: OpenSelection["session"];
  readonly version: number;
  readonly settings: FreshSettings;
  readonly own: ReadonlyMap<string, OwnFresh>;
  /** Fresh air that the schedule states for a room, m³/h */
  readonly scheduled: ReadonlyMap<string, number | null>;
  readonly rows: readonly RoomFresh[];
  /** Rows of each list */
  readonly lists: Readonly<Record<FreshShow, Int32Array>>;
}

const isShown = ({ flow }: RoomFresh, show: FreshShow): boolean => {
  if (show === "all") return true;
  if (flow === null) return show === "unknown";
  return show === (flow > 0 ? "served" : "none");
};

/** The fresh air of the open building's rooms, computed again on demand after a change */
export class BuildingFresh {
  readonly #opened: () => OpenSelection;
  #state: State | null = null;

  constructor(opened: () => OpenSelection) {
    this.#opened = opened;
  }

  answer(): FreshAnswer {
    const { session, version, settings, rows, lists } = this.#now();
    const { rooms, fresh } = session.batch;
    const areas = Array.from(lists.served, (row) => figureOrNull(rooms.figures.roomArea[row]));
    const ruled = settings.rules.map(() => 0);
    for (const { rule, basis } of rows) if (rule !== null && basis !== "typed") ruled[rule]!++;
    return {
      ...{ version, settings, ruled, isAsked: fresh !== null, scheduled: session.batch.stated.length },
      counts: {
        all: lists.all.length,
        served: lists.served.length,
        none: lists.none.length,
        unknown: lists.unknown.length,
      },
      flow: rows.reduce((sum, { flow }) => sum + (flow ?? 0), 0),
      area: areas.includes(null) ? null : areas.reduce<number>((sum, each) => sum + (each ?? 0), 0),
    };
  }

  lines(show: FreshShow, from: number, to: number): FreshWindow {
    const { lists } = this.#now();
    return lineWindow(lists[show], from, to, (row) => this.#line(row));
  }

  /** The fresh air of all rooms as a sheet of a workbook; none before fresh air was asked for. */
  sheets(): readonly PlanSheet[] {
    const { session, settings, lists } = this.#now();
    if (session.batch.fresh === null) return [];
    return [
      freshSheet(
        Array.from(lists.all, (row) => this.#line(row)),
        settings,
      ),
    ];
  }

  /** Changes settings in one undo step, which also asks for fresh air. Returns a refusal or an empty text. */
  set(change: Partial<FreshSettings>): string {
    const { session } = this.#opened();
    const settings = { ...freshSettingsOf(session.batch), ...change };
    const fault = freshFault(settings);
    if (fault !== null) return fault;
    session.edit("set-fresh", { of: "filter" }, (batch) => {
      batch.fresh = settings;
    });
    return "";
  }

  /** Ends the fresh air of the building. */
  stop(): string {
    this.#opened().session.edit("set-fresh", { of: "filter" }, (batch) => {
      batch.fresh = null;
    });
    return "";
  }

  /** Sets figures of one room in the same way; `null` for the schedule's figure, else the rule's. */
  setRoom(room: string, typed: Partial<Omit<OwnFresh, "room">>): string {
    const stated = this.#opened().session.batch.stated.find((each) => each.room === room);
    const cleared = (Object.keys(typed) as (keyof typeof typed)[]).filter((figure) => typed[figure] === null);
    const back = Object.fromEntries(cleared.map((figure) => [figure, stated?.[figure] ?? null]));
    return this.set({ own: withOwnFresh(this.#present(), [{ ...typed, ...back, room }]) });
  }

  /** Takes figures that were copied from a schedule. */
  paste(text: string): FreshPasted {
    const { rooms } = this.#opened().session.batch;
    const read = pastedFresh(
      text,
      rooms.ids.map((id, row) => ({ id, code: rooms.codes[row]! })),
    );
    if (typeof read === "string") return { taken: 0, left: [], sentence: read };
    const { own, left } = read;
    if (own.length === 0) return { taken: 0, left, sentence: "没有可采用的行" };
    const sentence = this.set({ own: withOwnFresh(this.#present(), own) });
    return { taken: sentence === "" ? own.length : 0, left, sentence };
  }

  /** Typed figures of present rooms; those of removed rooms are dropped. */
  #present(): readonly OwnFresh[] {
    const { batch } = this.#opened().session;
    const { rooms } = batch;
    return saidFresh(batch).filter(({ room }) => rooms.rowOf.has(room));
  }

  #line(row: number): FreshLine {
    const { session, rows, settings, own, scheduled } = this.#now();
    const { rooms } = session.batch;
    const fresh = rows[row]!;
    const rule = fresh.rule === null ? null : settings.rules[fresh.rule]!;
    return {
      ...fresh,
      id: rooms.ids[row]!,
      code: rooms.codes[row]!,
      name: rooms.names[row]!,
      floor: rooms.floors[row]!,
      zone: rooms.zones[row]!,
      area: figureOrNull(rooms.figures.roomArea[row]),
      clause:
        fresh.basis === "typed"
          ? scheduled.get(rooms.ids[row]!) === fresh.flow
            ? "房间表的新风量"
            : "输入的新风量"
          : rule === null
            ? ""
            : ruleWords(rule),
      own: own.get(rooms.ids[row]!) ?? null,
    };
  }

  #now(): State {
    const { session, counts } = this.#opened();
    const { version } = counts;
    const before = this.#state;
    if (before?.session === session && before.version === version) return before;
    const settings = freshSettingsOf(session.batch);
    const rows = freshRows(session.batch);
    const numbers = Int32Array.from(rows.keys());
    const lists = Object.fromEntries(
      FRESH_SHOWS.map((show) => [show, numbers.filter((row) => isShown(rows[row]!, show))]),
      // `fromEntries` loses the type of the keys; each name has an entry.
    ) as State["lists"];
    const own = new Map(settings.own.map((each) => [each.room, each]));
    const scheduled = new Map(session.batch.stated.map(({ room, flow }) => [room, flow]));
    return (this.#state = { session, version, settings, own, scheduled, rows, lists });
  }
}
