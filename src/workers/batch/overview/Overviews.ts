import { append } from "#domain/base/lists.ts";
import { nameOf } from "#domain/building/batch/Batch.ts";
import type { BuildingOverview } from "#domain/building/overview/BuildingOverview.ts";
import type { CostedMachine } from "#domain/building/overview/buildingCost.ts";
import { overviewOf } from "#domain/building/overview/overviewOf.ts";
import { overviewChanges } from "#domain/building/overview/overviewChanges.ts";
import type { OverviewKind } from "#domain/building/overview/OverviewKind.ts";
import { StatedParameters } from "../plan/StatedParameters.ts";
import type { OpenSelection } from "../session/Opening.ts";
import type { NoiseParts } from "../session/NoiseParts.ts";
import type { OtherKinds } from "../session/OtherKinds.ts";
import type { BookYear, MachineYear } from "../systems/book/MachineYear.ts";
import { FanAnswers } from "../systems/FanFacts.ts";
import { MachineRecords } from "../systems/MachineRecords.ts";
import { PumpAnswers } from "../systems/PumpFacts.ts";
import { savedAs } from "../systems/savedAs.ts";
import type { OverviewAnswer } from "./OverviewAnswer.ts";
import { MachinePrices } from "./MachinePrices.ts";
import { overviewKind } from "./overviewKind.ts";

/** The overview of a state of a building, and the one before its last change */
interface State {
  readonly building: string;
  readonly version: number;
  readonly units: number;
  readonly overview: BuildingOverview;
  readonly before: BuildingOverview | null;
}

/** The open building on one page, with all kinds of equipment that were selected for it */
export class Overviews {
  readonly #opened: () => OpenSelection;
  readonly #others: OtherKinds;
  readonly #noise: Pick<NoiseParts, "know">;
  readonly #stated = new StatedParameters();
  readonly #answers = { pumps: new PumpAnswers(), fans: new FanAnswers() };
  readonly #records = new MachineRecords();
  readonly #prices = new MachinePrices();
  #area: string | null | undefined;
  #state: State | null = null;

  constructor(opened: () => OpenSelection, others: OtherKinds, noise: Pick<NoiseParts, "know">) {
    this.#opened = opened;
    this.#noise = noise;
    this.#others = others;
  }

  /** With the prices of the last request, for the first page of the book */
  again(years: readonly MachineYear[], signal: AbortSignal): Promise<OverviewAnswer> {
    return this.answer(years, this.#area, signal);
  }

  /**
   * @param years of machines, as far as the page has computed them
   * @param area for prices; null for the whole country, undefined for no prices
   */
  async answer(
    years: readonly MachineYear[],
    area: string | null | undefined,
    signal: AbortSignal,
  ): Promise<OverviewAnswer> {
    await this.#noise.know(signal);
    const { api, building, session, counts } = this.#opened();
    const { version } = counts;
    const { batch } = session;
    const others = await this.#others.of(building, batch);
    const asked = {
      api,
      stated: this.#stated,
      answers: this.#answers,
      records: this.#records,
      years,
      signal,
    };
    const kinds: OverviewKind[] = [];
    const toAsk: BookYear[] = [];
    const pieces: CostedMachine[] = [];
    for (const each of [batch, ...others]) {
      const found = await overviewKind(each, each === batch, asked);
      kinds.push(found.of);
      append(toAsk, found.asked);
      append(pieces, found.pieces);
    }
    this.#area = area;
    const cost = area === undefined ? null : await this.#prices.cost(pieces, area, { api, signal });
    const [own] = kinds;
    const overview = overviewOf({
      ...{ name: nameOf(batch), kinds, open: batch.kind.name, rooms: own!.sums, cost },
    });
    const before = this.#before(building, version, overview);
    const units = kinds.reduce(
      (sum, { sums, fresh, systems }) =>
        sum + sums.units + (fresh?.rooms ?? 0) + (systems?.ducts?.length ?? 0),
      0,
    );
    this.#state = { building, version, units, overview, before };
    return {
      ...{ version, overview, changes: before === null ? [] : overviewChanges(before, overview) },
      asked: toAsk,
      rooms: batch.rooms.ids.length,
      units,
      saved: savedAs(batch),
    };
  }

  /**
   * The overview to compare with. A new result that leaves all lines as they are, such as a year, is no change.
   */
  #before(building: string, version: number, now: BuildingOverview): BuildingOverview | null {
    const state = this.#state;
    if (state === null || state.building !== building) return null;
    // Before any choice there was nothing to compare with.
    if (state.units === 0) return null;
    const isOther = state.version !== version && overviewChanges(state.overview, now).length > 0;
    return isOther ? state.overview : state.before;
  }
}
