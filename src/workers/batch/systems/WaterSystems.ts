import { ApiError } from "#api/client/ApiError.ts";
import { listParameterValues, PRODUCTS_PER_PARAMETER_CALL } from "#api/contract/products.ts";
import type { Batch } from "#domain/building/batch/Batch.ts";
import { planProductIds } from "#domain/building/batch/confirm/planRooms.ts";
import { systemRooms, type SystemRooms, type WaterSide } from "#domain/building/batch/systems/systemRooms.ts";
import { unbalancedCircuits } from "#domain/building/network/networkResults.ts";
import { consequence, isSameResult, type Dutied } from "#domain/building/systems/water/consequence.ts";
import { judgePump, type PumpVerdict } from "#domain/building/systems/water/judgePump.ts";
import type { ChosenPump } from "#domain/building/systems/water/KeptPump.ts";
import { hasRun, runWaterSystem, type WaterSystem } from "#domain/building/systems/water/runWaterSystem.ts";
import { settingsFault, settingsSentence } from "#domain/building/systems/water/settingsFault.ts";
import { waterDutyCard } from "#domain/building/systems/water/waterDutyCard.ts";
import { circuitLine, segmentLine, seriesSizes } from "#domain/building/systems/water/waterLines.ts";
import { WaterLists, type LineShow } from "#domain/building/systems/water/WaterLists.ts";
import { waterRemarks } from "#domain/building/systems/water/waterRemarks.ts";
import {
  PROPOSED_SYSTEMS,
  WATER_KINDS,
  withEntry,
  type WaterKind,
  type WaterSettings,
} from "#domain/building/systems/water/WaterSettings.ts";
import { PumpAnswers, recordHashOf } from "./PumpFacts.ts";
import type { PlanSheet } from "../plan/ConfirmedPlan.ts";
import { refusal, type Answered } from "../run/answered.ts";
import { systemBook, type BookPart } from "./book/systemBook.ts";
import type { OpenSelection } from "../session/Opening.ts";
import type { CircuitWindow, SegmentWindow, SystemSheet, SystemsAnswer } from "./SystemSheet.ts";

/** A window holds what a screen can show, with a margin; nobody draws more. */
const MAX_WINDOW = 200;
const KILO = 1000;
const PERCENT = 100;

/** 0 … 1 at the operating point; null where it is not known. */
function efficiencyOf(pump: PumpVerdict | null): number | null {
  const efficiency = pump?.point?.efficiency ?? null;
  return efficiency === null ? null : efficiency / PERCENT;
}

/** A system that ran, with its lists. */
interface Computed {
  readonly system: WaterSystem;
  readonly lists: WaterLists | null;
  /** The system before the last change of its pipes; null before there was one. */
  readonly before: Dutied | null;
}

/** A change that leaves pipes and duty alone, such as a choice of the pump, does not make the last one forgotten. */
function changedFrom({ system, before }: Computed, now: WaterSystem): Dutied | null {
  const card = waterDutyCard(system);
  return isSameResult({ system, card }, { system: now, card: waterDutyCard(now) })
    ? before
    : { system, card };
}

/** The systems of one state of the building. */
interface State {
  readonly session: OpenSelection["session"];
  readonly version: number;
  readonly known: number;
  readonly rooms: SystemRooms;
  readonly computed: Readonly<Record<WaterKind, Computed>>;
}

/** Systems of water of the open building, computed anew where they are asked for after a change. */
export class WaterSystems {
  readonly #opened: () => OpenSelection;
  readonly #water = new Map<string, WaterSide>();
  readonly #pumps = new PumpAnswers();
  #state: State | null = null;

  constructor(opened: () => OpenSelection) {
    this.#opened = opened;
  }

  async answer(signal: AbortSignal): Promise<Answered<SystemsAnswer>> {
    await this.#know(signal);
    const { version, rooms, computed } = this.#now();
    const systems: SystemSheet[] = [];
    for (const kind of WATER_KINDS) {
      // The proposal has hot water only where the rooms ask for heat.
      if (kind === "hot" && computed.hot.system.terminals.length === 0) continue;
      systems.push(
        this.#sheet(computed[kind], rooms.unknownFloors, await this.#verdict(computed[kind], signal)),
      );
    }
    return { ok: true, value: { version, systems, rooms: rooms.rooms.length } };
  }

  /** Keeps a pump with the duty that it was chosen for, or none; the sentence why not, or an empty text. */
  async keepPump(kind: WaterKind, pump: ChosenPump | null): Promise<string> {
    if (pump === null) return this.set(kind, () => ({ pump }));
    const { api, session } = this.#opened();
    let hash: string;
    try {
      hash = await recordHashOf(api, pump.id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return "未能取得该产品的数据，请检查网络后重试";
    }
    if (this.#opened().session !== session) return "已打开另一建筑，未采用";
    const card = waterDutyCard(this.#now().computed[kind].system);
    if (card === null) return "系统暂无工况，不能选泵";
    const { id, model, brand } = pump;
    const { flow, head } = card;
    return this.set(kind, ({ pumps, standby }) => ({
      pump: { id, model, brand, hash, flow, head, pumps, standby },
    }));
  }

  segmentLines(kind: WaterKind, show: LineShow, from: number, to: number): SegmentWindow {
    const { system, lists } = this.#now().computed[kind];
    if (!hasRun(system) || lists === null) return { count: 0, from: 0, lines: [] };
    const numbers = lists.shown(show);
    const start = Math.max(0, Math.trunc(from));
    const window = numbers.slice(start, Math.min(to, start + MAX_WINDOW));
    return {
      count: numbers.length,
      from: start,
      lines: Array.from(window, (at) => segmentLine(system, lists, at)),
    };
  }

  circuitLines(kind: WaterKind, from: number, to: number): CircuitWindow {
    const { system, lists } = this.#now().computed[kind];
    if (!hasRun(system) || lists === null) return { count: 0, from: 0, lines: [] };
    const start = Math.max(0, Math.trunc(from));
    const window = lists.circuits.slice(start, Math.min(to, start + MAX_WINDOW));
    return {
      count: lists.circuits.length,
      from: start,
      lines: Array.from(window, (at) => circuitLine(system, at)),
    };
  }

  /** The sheets of the workbook of all systems with a duty; without one there are none. */
  async book(madeOn: string, signal: AbortSignal): Promise<Answered<readonly PlanSheet[]>> {
    await this.#know(signal);
    const { computed } = this.#now();
    const parts: BookPart[] = [];
    for (const kind of WATER_KINDS) {
      const pump = await this.#verdict(computed[kind], signal);
      const { system, lists } = computed[kind];
      const card = waterDutyCard(system, efficiencyOf(pump));
      if (hasRun(system) && lists !== null && card !== null)
        parts.push({ name: kind === "cold" ? "冷水" : "热水", system, lists, card, pump, madeOn });
    }
    return parts.length === 0
      ? refusal("no-duty", "没有可以导出的系统：请先补齐管长和管径")
      : { ok: true, value: systemBook(parts) };
  }

  /** Changes settings in one undo step; the sentence why not, or an empty text. */
  set(kind: WaterKind, change: (now: WaterSettings) => Partial<WaterSettings>): string {
    const { session } = this.#opened();
    const systems = session.batch.systems ?? PROPOSED_SYSTEMS;
    const next = { ...systems[kind], ...change(systems[kind]) };
    const fault = settingsFault(kind, next);
    if (fault !== null) return settingsSentence(fault);
    session.edit("set-systems", { of: "filter" }, (batch) => {
      batch.systems = { ...systems, [kind]: next };
    });
    return "";
  }

  typeLength(kind: WaterKind, id: string, length: number | null): string {
    return this.set(kind, ({ lengths }) => ({ lengths: withEntry(lengths, id, length) }));
  }

  lockSize(kind: WaterKind, id: string, size: string | null): string {
    return this.set(kind, ({ locks }) => ({ locks: withEntry(locks, id, size) }));
  }

  /** The systems of the building as it is now, taking over what is the same. */
  #now(): State {
    const { session, counts } = this.#opened();
    const { version } = counts;
    const known = this.#water.size;
    const before = this.#state?.session === session ? this.#state : null;
    if (before !== null && before.version === version && before.known === known) return before;
    const rooms = this.#rooms(session.batch, before?.rooms ?? null);
    const settings = session.batch.systems ?? PROPOSED_SYSTEMS;
    const run = (kind: WaterKind): Computed => {
      const was = before?.computed[kind] ?? null;
      const system = runWaterSystem(kind, rooms.rooms, settings[kind], was?.system ?? null);
      if (was !== null && system === was.system) return was;
      const lists = hasRun(system) ? new WaterLists(system, was?.lists ?? null) : null;
      return { system, lists, before: was && changedFrom(was, system) };
    };
    return (this.#state = {
      session,
      version,
      known,
      rooms,
      computed: { cold: run("cold"), hot: run("hot") },
    });
  }

  #rooms(batch: Batch<unknown>, before: SystemRooms | null): SystemRooms {
    const { water } = batch.kind;
    if (water === undefined) return { rooms: [], unknownFloors: [] };
    return systemRooms(batch, water, (id) => this.#water.get(id), before);
  }

  /** The verdict on the pump of a system; null without one. */
  async #verdict({ system }: Computed, signal: AbortSignal): Promise<PumpVerdict | null> {
    const { settings } = system;
    if (settings.pump === null) return null;
    const card = waterDutyCard(system);
    const facts =
      card === null ? "unreachable" : await this.#pumps.facts(this.#opened().api, card, settings, signal);
    return judgePump(settings.pump, card, facts);
  }

  #sheet(
    { system, lists, before }: Computed,
    unknownFloors: readonly string[],
    pump: PumpVerdict | null,
  ): SystemSheet {
    const { kind, settings, terminals, sums, unknownStoreys } = system;
    const card = waterDutyCard(system, efficiencyOf(pump));
    const isIndexed = hasRun(system) && system.run.index >= 0;
    const { terminals: _each, ...whole } = sums ?? { terminals: [] };
    const index = isIndexed ? circuitLine(system, system.run.index) : null;
    return {
      kind,
      settings,
      rooms: terminals.length,
      sums: sums === null ? null : (whole as Omit<typeof sums, "terminals">),
      segments: lists?.count("tree") ?? 0,
      assumed: lists?.count("assumed") ?? 0,
      circuits: lists?.circuitCount ?? 0,
      unbalanced: isIndexed ? unbalancedCircuits(system.run) : 0,
      index: index && { segments: lists?.indexCount ?? 0, code: index.code || index.name, circuit: index },
      card,
      pump,
      consequence: before && consequence(before, { system, card }, pump?.state ?? null),
      remarks: waterRemarks(system, lists, card, unknownFloors),
      unknownStoreys,
      sizes: seriesSizes(settings.series),
    };
  }

  /** Asks for the water side of chosen products that are not known yet. */
  async #know(signal: AbortSignal): Promise<void> {
    const { api, session } = this.#opened();
    const { kind } = session.batch;
    if (kind.water === undefined) return;
    const { flow, loss } = kind.water;
    const missing = planProductIds(session.batch).filter((id) => !this.#water.has(id));
    for (let from = 0; from < missing.length; from += PRODUCTS_PER_PARAMETER_CALL) {
      const productIds = missing.slice(from, from + PRODUCTS_PER_PARAMETER_CALL);
      const body = { productIds, parameter_filter: "GMEP_PARAMETER" as const };
      const products = await api.call(listParameterValues, { body }, { signal });
      // The answer omits products that have left the catalogue: they state nothing.
      for (const id of productIds) this.#water.set(id, { flow: null, loss: null });
      for (const { id, parameters } of products) {
        const stated = (code: string) => {
          const value = parameters.find((each) => each.code === code)?.value;
          return typeof value === "number" && value > 0 ? value : null;
        };
        const kilopascals = stated(loss);
        this.#water.set(id, { flow: stated(flow), loss: kilopascals === null ? null : kilopascals * KILO });
      }
    }
  }
}
