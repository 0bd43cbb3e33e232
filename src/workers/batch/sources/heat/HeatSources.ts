import { BOILER, HEAT_EXCHANGER } from "#domain/catalogue/categories.ts";
import { HEAT_CODES, readHeatMachine, type HeatMachine } from "#domain/building/sources/HeatMachine.ts";
import {
  heatAlternatives,
  heatEfficiency,
  judgeHeatPlant,
  PROPOSED_HEAT,
  type HeatAlternative,
  type HeatSettings,
  type KeptHeaters,
} from "#domain/building/sources/heatSources.ts";
import { installedOf } from "#domain/building/sources/JudgedPlant.ts";
import { heatQuestion } from "#domain/building/sources/judgeModule.ts";
import { alternativeKey } from "#domain/building/sources/sourceAlternatives.ts";
import { heatLoad } from "#domain/building/sources/sourceLoad.ts";
import {
  PROPOSED_SOURCES,
  sourcesFault,
  type SourceSettings,
} from "#domain/building/sources/SourceSettings.ts";
import { KnownPrices } from "../../choose/prices/KnownPrices.ts";
import type { PlanSheet } from "../../plan/ConfirmedPlan.ts";
import type { OpenSelection } from "../../session/Opening.ts";
import { lineWindow, NO_LINES } from "../../systems/lineWindow.ts";
import { recordToKeep } from "../../systems/machineFacts.ts";
import { savedAs } from "../../systems/savedAs.ts";
import type { WaterSystems } from "../../systems/WaterSystems.ts";
import { BOOK_LINES, heatAlternativesSheet } from "../book/alternativesSheet.ts";
import { heatSheet } from "../book/heatSheet.ts";
import { buildingLoads } from "../buildingLoads.ts";
import { moduleSheet } from "../keptPlants.ts";
import { moduleRecords } from "../modules/readModule.ts";
import { CategoryModels } from "../CategoryModels.ts";
import { MachineRecords } from "../../systems/MachineRecords.ts";
import { plantPrice } from "../sourcePlant.ts";
import type { HeatAnswer, HeatLine, HeatWindow, KeptHeatSheet } from "./HeatSheet.ts";

interface State {
  readonly session: OpenSelection["session"];
  readonly settings: SourceSettings;
  readonly load: number | null;
  readonly alternatives: readonly HeatAlternative[];
}

interface Sources {
  readonly opened: () => OpenSelection;
  readonly water: () => Promise<WaterSystems>;
  readonly user: () => string | undefined;
}

/** The heat source of the open building: its load, alternatives from the catalogue, and what was taken */
export class HeatSources {
  readonly #of: Sources;
  readonly #models = {
    boiler: new CategoryModels(BOILER, HEAT_CODES, readHeatMachine),
    exchanger: new CategoryModels(HEAT_EXCHANGER, HEAT_CODES, readHeatMachine),
  };
  readonly #prices = new KnownPrices();
  readonly #records = new MachineRecords();
  readonly #modules = moduleRecords();
  #area: string | null | undefined;
  #state: State | null = null;

  constructor(of: Sources) {
    this.#of = of;
  }

  /** @param area for prices; null for the whole country, undefined for no prices */
  async answer(area: string | null | undefined, signal: AbortSignal): Promise<HeatAnswer> {
    const { opened, water, user } = this.#of;
    const { api, session, counts } = opened();
    const { version } = counts;
    const sources = session.batch.sources ?? PROPOSED_SOURCES;
    const settings = sources.heat ?? PROPOSED_HEAT;
    const { models, isWhole } = await this.#models[settings.way].know(api, user(), signal);
    const systems = buildingLoads(await (await water()).judged(false, signal)).hot;
    const load = heatLoad(settings, systems);
    const category = settings.way === "boiler" ? BOILER : HEAT_EXCHANGER;
    this.#area = area;
    if (area !== undefined) {
      const ids = models.map(({ id }) => id);
      await this.#prices.ask(ids, category, area, { api, signal });
    }
    const { kept } = settings;
    if (kept !== null)
      await this.#records.know(
        api,
        kept.machines.map(({ of }) => of.id),
        signal,
      );
    if (kept?.module !== undefined) await this.#modules.know(api, [kept.module.id], signal);
    const alternatives = this.#alternatives(models, load, sources);
    this.#state = { session, settings: sources, load, alternatives };
    return {
      ...{ version, settings, systems, load, isWhole },
      machines: models.length,
      count: alternatives.length,
      fits: alternatives.filter(({ faults }) => faults.length === 0).length,
      kept: this.#kept(settings, load, sources),
      saved: savedAs(session.batch),
    };
  }

  lines(from: number, to: number): HeatWindow {
    const state = this.#state;
    if (state === null || state.session !== this.#of.opened().session) return NO_LINES;
    const numbers = Int32Array.from(state.alternatives.keys());
    return lineWindow(numbers, from, to, (at) => this.#line(state.alternatives[at]!, state));
  }

  /** Sheets of the calculation book: the kept machines with the alternatives; none without kept machines. */
  async book(madeOn: string, signal: AbortSignal): Promise<readonly PlanSheet[]> {
    const { batch } = this.#of.opened().session;
    if ((batch.sources?.heat?.kept ?? null) === null) return [];
    const answer = await this.answer(this.#area, signal);
    const { load, kept } = answer;
    if (kept === null) return [];
    const { climate } = batch.sources ?? PROPOSED_SOURCES;
    const { lines } = this.lines(0, BOOK_LINES);
    return [
      heatSheet(answer, kept, { climate, madeOn }),
      ...(load === null ? [] : [heatAlternativesSheet(lines, load)]),
    ];
  }

  /** Changes settings in one undo step. Returns a refusal or an empty text. */
  set(change: Partial<Omit<HeatSettings, "kept">>): string {
    return this.#edit("set-sources", change);
  }

  /** Takes an alternative with its machines' records, or removes it. Returns a refusal or an empty text. */
  async take(key: string | null): Promise<string> {
    if (key === null) return this.#edit("take-plant", { kept: null });
    const state = this.#state;
    const found = state?.alternatives.find(({ groups }) => alternativeKey(groups) === key);
    if (state === null || state.load === null || found === undefined) return "方案已变化，请重新选择";
    const { way } = state.settings.heat ?? PROPOSED_HEAT;
    const machines: KeptHeaters[] = [];
    for (const { of, count } of found.groups) {
      const record = await recordToKeep(this.#of.opened, of.id);
      if (typeof record === "string") return record;
      machines.push({ of, count, hash: record.hash });
      this.#records.set(of.id, record.hash);
    }
    return this.#edit("take-plant", { kept: { machines, way, load: state.load } });
  }

  #edit(name: "set-sources" | "take-plant", change: Partial<HeatSettings>): string {
    const { session } = this.#of.opened();
    const sources = session.batch.sources ?? PROPOSED_SOURCES;
    const settings = { ...sources, heat: { ...(sources.heat ?? PROPOSED_HEAT), ...change } };
    const fault = sourcesFault(settings);
    if (fault !== null) return fault;
    session.edit(name, { of: "filter" }, (batch) => {
      batch.sources = settings;
    });
    return "";
  }

  #alternatives(
    models: readonly HeatMachine[],
    load: number | null,
    { climate, heat }: SourceSettings,
  ): readonly HeatAlternative[] {
    const was = this.#state;
    const isSame =
      was !== null &&
      was.load === load &&
      was.settings.climate === climate &&
      was.settings.heat?.way === heat?.way &&
      was.session === this.#of.opened().session;
    if (isSame) return was.alternatives;
    return load === null ? [] : heatAlternatives(models, load, climate);
  }

  #kept({ kept, way }: HeatSettings, load: number | null, { climate }: SourceSettings): KeptHeatSheet | null {
    if (kept === null) return null;
    return {
      kept,
      verdict: judgeHeatPlant(kept, load, climate),
      installed: installedOf(kept),
      efficiency: heatEfficiency(kept.machines),
      records: kept.machines.map(({ of, hash }) => this.#records.stateOf(of.id, hash)),
      module: moduleSheet(kept.module, heatQuestion(kept, kept.way ?? way), this.#modules),
    };
  }

  #line(found: HeatAlternative, { settings }: State): HeatLine {
    const key = alternativeKey(found.groups);
    const kept = settings.heat?.kept ?? null;
    return {
      ...found,
      key,
      price: plantPrice(found.groups, 0, this.#prices.priceOf),
      isTaken: kept !== null && alternativeKey(kept.machines) === key,
    };
  }
}
