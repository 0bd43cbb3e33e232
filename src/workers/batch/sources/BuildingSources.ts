import { greatest } from "#domain/base/lists.ts";
import { CHILLER, COOLING_TOWER } from "#domain/catalogue/categories.ts";
import { CHILLER_CODES, readChiller, type Chiller } from "#domain/building/sources/Chiller.ts";
import { PLANT_NUMBERS } from "#domain/building/sources/chillerCounts.ts";
import { towerState } from "#domain/building/sources/condenserWater.ts";
import {
  alternativeKey,
  sourceAlternatives,
  type SourceAlternative,
} from "#domain/building/sources/sourceAlternatives.ts";
import { sourceLoad, type SourceLoad } from "#domain/building/sources/sourceLoad.ts";
import {
  PROPOSED_SOURCES,
  sourcesFault,
  type SourceSettings,
} from "#domain/building/sources/SourceSettings.ts";
import { provenTowers, readTower, TOWER_CODES, type Tower } from "#domain/building/sources/sourceTowers.ts";
import { KnownPrices } from "../choose/prices/KnownPrices.ts";
import type { OpenSelection } from "../session/Opening.ts";
import { lineWindow, NO_LINES } from "../systems/lineWindow.ts";
import { savedAs } from "../systems/savedAs.ts";
import type { WaterSystems } from "../systems/WaterSystems.ts";
import type { PlanSheet } from "../plan/ConfirmedPlan.ts";
import { alternativesSheet, BOOK_LINES } from "./book/alternativesSheet.ts";
import { plantSheet } from "./book/plantSheet.ts";
import { buildingLoads, type BuildingLoads } from "./buildingLoads.ts";
import { moduleRecords } from "./modules/readModule.ts";
import { CategoryModels } from "./CategoryModels.ts";
import { MachineRecords } from "../systems/MachineRecords.ts";
import { keptIds, keptSheet, machinesToKeep, towersToKeep } from "./keptPlants.ts";
import { groupOf, plantCop, plantPrice, sourcePlant, type PlantGivens } from "./sourcePlant.ts";
import type { SourceAsk, SourceLine, SourcesAnswer, SourceWindow } from "./SourceSheet.ts";

/** The conditions that the alternatives of a state were found for */
interface State {
  readonly session: OpenSelection["session"];
  readonly version: number;
  readonly chillers: readonly Chiller[];
  readonly settings: SourceSettings;
  readonly load: SourceLoad;
  readonly givens: PlantGivens;
  readonly alternatives: readonly SourceAlternative[];
}

interface Sources {
  readonly opened: () => OpenSelection;
  readonly water: () => Promise<WaterSystems>;
  readonly user: () => string | undefined;
}

/**
 * The cold source of the open building: its load, alternatives from the catalogue, and the plant that was taken
 */
export class BuildingSources {
  readonly #of: Sources;
  readonly #chillers = new CategoryModels(CHILLER, CHILLER_CODES, readChiller);
  readonly #towers = new CategoryModels(COOLING_TOWER, TOWER_CODES, readTower);
  readonly #prices = new KnownPrices();
  readonly #records = new MachineRecords();
  readonly #modules = moduleRecords();
  #area: string | null | undefined;
  #state: State | null = null;
  #list: { readonly state: State; readonly key: string; readonly numbers: Int32Array } | null = null;

  readonly #recorded: Parameters<typeof machinesToKeep>[1];

  constructor(of: Sources) {
    this.#of = of;
    this.#recorded = { opened: of.opened, records: this.#records };
  }

  /**
   * @param isJudged whether the server is asked about pumps and kept machines that are not known yet
   * @param area for prices; null for the whole country, undefined for no prices
   */
  async answer(
    isJudged: boolean,
    area: string | null | undefined,
    signal: AbortSignal,
  ): Promise<SourcesAnswer> {
    const { opened, water, user } = this.#of;
    const { api } = opened();
    const [chillers, towers] = await Promise.all([
      this.#chillers.know(api, user(), signal),
      this.#towers.know(api, user(), signal),
    ]);
    const loads = buildingLoads(await (await water()).judged(isJudged, signal));
    const state = this.#found(chillers.models, towers.models, loads);
    const ids = chillers.models.map(({ id }) => id);
    this.#area = area;
    if (area !== undefined) await this.#prices.ask(ids, CHILLER, area, { api, signal });
    const { settings, load, alternatives, version } = state;
    const { kept } = settings;
    const asked = keptIds(kept);
    const modules = kept?.module === undefined ? [] : [kept.module.id];
    if (isJudged) {
      await this.#records.know(api, asked, signal);
      await this.#modules.know(api, modules, signal);
    }
    const counts = PLANT_NUMBERS.map((count) => {
      const of = alternatives.filter((each) => each.count === count);
      const has = (code: string) =>
        of.filter(({ faults }) => faults.some((each) => each.code === code)).length;
      const fits = of.filter(({ faults }) => faults.length === 0).length;
      return { count, all: of.length, fits, large: has("plant-large"), turndown: has("turndown") };
    });
    return {
      ...{ version, settings, load, counts },
      heating: loads.hot,
      difference: loads.chilled.difference,
      chillers: chillers.models.length,
      isWhole: chillers.isWhole && towers.isWhole,
      largest:
        chillers.models.length === 0 ? null : greatest(chillers.models.map(({ capacity }) => capacity)),
      kept:
        kept && keptSheet(kept, load.load, state.givens, { products: this.#records, modules: this.#modules }),
      isPending:
        loads.isPending ||
        asked.some((id) => !this.#records.isKnown(id)) ||
        modules.some((id) => !this.#modules.isKnown(id)),
      prices: area === undefined ? null : this.#prices.found(ids),
      saved: savedAs(opened().session.batch),
    };
  }

  lines(asked: SourceAsk, from: number, to: number): SourceWindow {
    const state = this.#state;
    if (state === null || state.session !== this.#of.opened().session) return NO_LINES;
    return lineWindow(this.#ordered(state, asked), from, to, (at) => lineOf(state.alternatives[at]!, state));
  }

  line(key: string): SourceLine | null {
    const state = this.#state;
    const found = state?.alternatives.find(({ groups }) => alternativeKey(groups) === key);
    return state === null || found === undefined ? null : lineOf(found, state);
  }

  /** Sheets of the calculation book: the plant that was taken with the alternatives; none without a plant. */
  async book(madeOn: string, signal: AbortSignal): Promise<readonly PlanSheet[]> {
    if ((this.#of.opened().session.batch.sources?.kept ?? null) === null) return [];
    const answer = await this.answer(true, this.#area, signal);
    const { load, settings, kept } = answer;
    if (kept === null) return [];
    const { lines } = this.lines({ show: "all", count: null, sort: null }, 0, BOOK_LINES);
    return [
      plantSheet(answer, kept, madeOn),
      ...(load.load === null ? [] : [alternativesSheet(lines, load.load, settings.standby)]),
    ];
  }

  /** Changes settings in one undo step. Returns a refusal or an empty text. */
  set(change: Partial<Omit<SourceSettings, "kept" | "heat">>): string {
    return this.#edit("set-sources", change);
  }

  /** Takes an alternative with its towers and their records, or removes it. Returns a refusal or an empty text. */
  async take(key: string | null): Promise<string> {
    if (key === null) return this.#edit("take-plant", { kept: null });
    const state = this.#state;
    const found = state?.alternatives.find(({ groups }) => alternativeKey(groups) === key);
    const load = state?.load.load ?? null;
    if (state === null || found === undefined || load === null) return "方案已变化，请重新选择";
    const groups = found.groups.map((group) => groupOf(group, state.givens));
    const machines = await machinesToKeep(groups, this.#recorded);
    if (typeof machines === "string") return machines;
    return this.#edit("take-plant", { kept: { machines, standby: state.settings.standby, load } });
  }

  /**
   * Takes the present towers for a chiller of the kept plant, or removes them. Returns a refusal or an empty text.
   */
  async takeTowers(chiller: string, isTaken: boolean): Promise<string> {
    const state = this.#state;
    const kept = this.#of.opened().session.batch.sources?.kept ?? null;
    const machine = kept?.machines.find(({ of }) => of.id === chiller);
    if (state === null || !kept || machine === undefined) return "冷源已变化，请重新选择";
    const group = groupOf(machine, state.givens);
    const towers = isTaken ? await towersToKeep(group, this.#recorded) : undefined;
    if (typeof towers === "string") return towers;
    if (isTaken && towers === undefined) return "没有可采用的冷却塔，请核对冷却水条件";
    const { towers: _, ...rest } = machine;
    const machines = kept.machines.map((each) =>
      each === machine ? { ...rest, ...(towers && { towers }) } : each,
    );
    return this.#edit("take-plant", { kept: { ...kept, machines } });
  }

  #edit(name: "set-sources" | "take-plant", change: Partial<SourceSettings>): string {
    const { session } = this.#of.opened();
    const settings = { ...(session.batch.sources ?? PROPOSED_SOURCES), ...change };
    const fault = sourcesFault(settings);
    if (fault !== null) return fault;
    session.edit(name, { of: "filter" }, (batch) => {
      batch.sources = settings;
    });
    return "";
  }

  #found(chillers: readonly Chiller[], towers: readonly Tower[], loads: BuildingLoads): State {
    const { session, counts } = this.#of.opened();
    const settings = session.batch.sources ?? PROPOSED_SOURCES;
    const load = sourceLoad(settings, loads.cold, loads.shafts);
    const { chilled } = loads;
    const givens: PlantGivens = {
      ...{ settings, chilled, priceOf: this.#prices.priceOf },
      towers: provenAt(towers, settings),
    };
    const before = this.#state;
    const isSame =
      before !== null &&
      before.session === session &&
      before.chillers === chillers &&
      before.load.load === load.load &&
      before.settings.least === settings.least &&
      before.settings.cooling === settings.cooling;
    const alternatives = isSame
      ? before.alternatives
      : load.load === null
        ? []
        : sourceAlternatives(chillers, load.load, settings);
    const { version } = counts;
    return (this.#state = { session, version, chillers, settings, load, givens, alternatives });
  }

  /** Indexes of the alternatives in the order of a list; kept, because a list is requested window by window. */
  #ordered(state: State, { show, count, sort }: SourceAsk): Int32Array {
    const key = `${show} ${count} ${sort?.by ?? ""} ${sort?.isFalling ?? ""} ${this.#prices.size} ${this.#area}`;
    if (this.#list?.state === state && this.#list.key === key) return this.#list.numbers;
    const { alternatives } = state;
    const numbers = Int32Array.from(alternatives.keys()).filter((at) => {
      const each = alternatives[at]!;
      return (count === null || each.count === count) && isShown(each, show);
    });
    if (sort !== null) {
      const figures = new Float64Array(alternatives.length);
      for (const at of numbers) figures[at] = figureOf(alternatives[at]!, sort.by, state) ?? Number.NaN;
      const sign = sort.isFalling ? -1 : 1;
      numbers.sort((a, b) => {
        const [one, other] = [figures[a]!, figures[b]!];
        // Alternatives without the figure come last in both directions.
        if (Number.isNaN(one) || Number.isNaN(other))
          return Number(Number.isNaN(one)) - Number(Number.isNaN(other)) || a - b;
        return sign * (one - other) || a - b;
      });
    }
    this.#list = { state, key, numbers };
    return numbers;
  }
}

/** Towers for the condenser water of the settings; none until the site's wet bulb is stated. */
function provenAt(towers: readonly Tower[], settings: SourceSettings): readonly Tower[] {
  const site = towerState(settings);
  return site === null ? [] : provenTowers(towers, site);
}

function isShown({ faults }: SourceAlternative, show: SourceAsk["show"]): boolean {
  if (show === "all") return true;
  if (show === "fits") return faults.length === 0;
  const code = show === "large" ? "plant-large" : "turndown";
  return faults.some((each) => each.code === code);
}

function figureOf(
  { groups, verdict }: SourceAlternative,
  by: NonNullable<SourceAsk["sort"]>["by"],
  { givens }: State,
): number | null {
  if (by === "ratio") return verdict.ratio;
  if (by === "cop") return plantCop(groups);
  return plantPrice(groups, givens.settings.standby, givens.priceOf)?.yuan ?? null;
}

function lineOf(
  { groups, verdict, faults, isRemarked }: SourceAlternative,
  { givens, settings }: State,
): SourceLine {
  const key = alternativeKey(groups);
  const { ratio, withoutLargest, turndown } = verdict;
  return {
    ...sourcePlant(groups, settings.standby, givens),
    ...{ key, ratio, withoutLargest, turndown, faults, isRemarked },
    isTaken: settings.kept !== null && alternativeKey(settings.kept.machines) === key,
  };
}
