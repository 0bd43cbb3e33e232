import type { Timer } from "#api/client/Timer.ts";
import { conditionsInForce, type Batch } from "#domain/building/batch/Batch.ts";
import { brandOptima, type BrandOptimum, type BrandPlan } from "#domain/building/batch/optimum/brandPlans.ts";
import { withPrices, type BuildingCandidates } from "#domain/building/batch/optimum/BuildingCandidates.ts";
import { BuildingOptimum } from "#domain/building/batch/optimum/BuildingOptimum.ts";
import type { LeftOutRoom, OptimumChange } from "#domain/building/batch/optimum/OptimumRows.ts";
import { groupRooms, type RoomGroups } from "#domain/building/batch/optimum/groupRooms.ts";
import type { OptimumQuestion } from "#domain/building/batch/optimum/objective.ts";
import { isSoundLimit } from "#domain/building/batch/optimum/limit/ModelLimit.ts";
import { unsoundLimitText } from "#domain/building/batch/optimum/limit/limitWords.ts";
import { quietCandidates, soundKeys } from "#domain/building/batch/optimum/quietCandidates.ts";
import { searchBasis } from "#domain/building/batch/optimum/searchBasis.ts";
import { adoptedText } from "#domain/building/batch/optimum/optimumWords.ts";
import type { PlannedRoom } from "#domain/building/batch/systems/plannedRooms.ts";
import type { PlanEffect } from "#domain/building/batch/optimum/PlanEffect.ts";
import type { NoiseParts } from "../../session/NoiseParts.ts";
import { runSliced } from "../../../runSliced.ts";
import { refusal, type Answered } from "../../run/answered.ts";
import type { OpenSelection } from "../../session/Opening.ts";
import { KnownPrices } from "../prices/KnownPrices.ts";
import { adoptPlan } from "./adoptPlan.ts";
import { askCandidates } from "./askCandidates.ts";
import type { NamedBrand, OptimumAdopted, OptimumUpdate } from "./OptimumUpdate.ts";

/** The server's answers, as long as rooms and conditions do not change. */
interface Known {
  readonly key: string;
  readonly groups: RoomGroups;
  readonly candidates: BuildingCandidates;
}

interface Present {
  readonly optimum: BuildingOptimum<unknown>;
  /** The input of the search, used again for each brand. */
  readonly groups: RoomGroups;
  readonly candidates: BuildingCandidates;
  readonly question: OptimumQuestion;
  /** Empty until the plans of brands are requested. */
  readonly brands: readonly BrandOptimum<unknown>[];
  /** Aborted when another search begins. */
  readonly stop: AbortSignal;
  readonly session: OpenSelection["session"];
  /** Editions of the rooms when the search began. */
  readonly editions: Uint32Array;
  readonly roomIds: readonly string[];
  /** The filter with which the room of a row was asked about. */
  readonly filterAt: (row: number) => unknown;
}

const gone = () => refusal("optimum.gone", "方案优化已结束，请重新计算");

/** The search for the best plans of the open building: the last one that was requested. */
export class LastOptimum {
  readonly #opened: () => OpenSelection;
  readonly #timer: Timer;
  readonly #noise: Pick<NoiseParts, "know">;
  readonly #waiting = new Set<() => void>();
  readonly #prices = new KnownPrices();
  #known: Known | null = null;
  #present: Present | null = null;
  #asked: OptimumUpdate["asked"] = { done: 0, total: 0 };
  #version = 0;
  #stop = new AbortController();

  constructor(opened: () => OpenSelection, timer: Timer, noise: Pick<NoiseParts, "know">) {
    this.#opened = opened;
    this.#noise = noise;
    this.#timer = timer;
  }

  /** Resolves when the search is over; `news` reports intermediate results. */
  async optimise(question: OptimumQuestion, signal: AbortSignal): Promise<Answered<null>> {
    if (question.limit && !isSoundLimit(question.limit)) return refusal("optimum.limit", unsoundLimitText);
    // A search that nobody waits for any more must not stop a newer one.
    signal.throwIfAborted();
    this.#stop.abort();
    const stop = new AbortController();
    this.#stop = stop;
    const onAbort = () => stop.abort(signal.reason);
    signal.addEventListener("abort", onAbort, { once: true });
    try {
      this.#present = null;
      const { session } = this.#opened();
      const { batch } = session;
      const known = await this.#candidates(batch, question, stop.signal);
      const { groups } = known;
      const candidates = await this.#quiet(batch, known, question, stop.signal);
      stop.signal.throwIfAborted();
      const prices = await this.#priced(batch, candidates, question, stop.signal);
      stop.signal.throwIfAborted();
      const editions = batch.rooms.editions.slice();
      const { ids } = batch.rooms;
      const preparing = searchBasis(batch, groups, prices.candidates, question);
      const basis = await runSliced(preparing, stop.signal, () => {});
      const optimum = new BuildingOptimum(batch, basis, question, prices.found);
      const filterAt = (row: number) => groups.filters[groups.groupOf[row]!];
      this.#present = {
        optimum,
        groups,
        candidates: prices.candidates,
        question,
        brands: [],
        stop: stop.signal,
        session,
        editions,
        roomIds: ids,
        filterAt,
      };
      this.#news();
      let sent = optimum.search.version;
      await runSliced(optimum.search.run(), stop.signal, () => {
        if (optimum.search.version === sent) return;
        sent = optimum.search.version;
        this.#news();
      });
      this.#news();
      return { ok: true, value: null };
    } finally {
      signal.removeEventListener("abort", onAbort);
    }
  }

  /** The current progress, once it is newer than this version. */
  async news(version: number, signal: AbortSignal): Promise<Answered<OptimumUpdate>> {
    while (version === this.#version) {
      signal.throwIfAborted();
      await new Promise<void>((resolve) => {
        const wake = () => {
          this.#waiting.delete(wake);
          signal.removeEventListener("abort", wake);
          resolve();
        };
        this.#waiting.add(wake);
        signal.addEventListener("abort", wake, { once: true });
      });
    }
    const optimum = this.#present?.optimum;
    const value = {
      version: this.#version,
      asked: this.#asked,
      scope: optimum?.scope ?? null,
      found: optimum?.found ?? null,
    };
    return { ok: true, value };
  }

  effect(k: number): Answered<PlanEffect> {
    const present = this.#present;
    return present ? { ok: true, value: present.optimum.effect(k) } : gone();
  }

  /**
   * The rooms to which a plan gives another product; null if the open building has not been searched in its
   * present state.
   */
  planned(k: number): readonly PlannedRoom[] | null {
    const present = this.#present;
    const { session } = this.#opened();
    if (present === null || present.session !== session || present.roomIds !== session.batch.rooms.ids)
      return null;
    const { optimum, groups, roomIds } = present;
    return optimum.assigned(k).map(({ row, model }) => ({
      roomId: roomIds[row]!,
      productId: optimum.modelAt(model).id,
      model: optimum.modelAt(model).model,
      units: groups.units[row]!,
    }));
  }

  changes(k: number, from: number, to: number): Answered<readonly OptimumChange[]> {
    const present = this.#present;
    return present ? { ok: true, value: present.optimum.changes(k, from, to) } : gone();
  }

  leftOut(from: number, to: number): Answered<readonly LeftOutRoom[]> {
    const present = this.#present;
    return present ? { ok: true, value: present.optimum.leftOut(from, to) } : gone();
  }

  /** The plan of each brand under the same question, computed again. */
  async brands(signal: AbortSignal): Promise<Answered<readonly BrandPlan[]>> {
    const present = this.#present;
    const { session } = this.#opened();
    const { batch } = session;
    if (present === null || present.session !== session || present.roomIds !== batch.rooms.ids) return gone();
    const { groups, candidates, question, stop } = present;
    const made = brandOptima(batch, groups, candidates, question);
    const brands = await runSliced(made, signal, () => stop.throwIfAborted());
    if (this.#present !== present) return gone();
    this.#present = { ...present, brands };
    return { ok: true, value: brands.map(({ plan }) => plan) };
  }

  async adopt(k: number, signal: AbortSignal): Promise<Answered<OptimumAdopted>> {
    const present = this.#present;
    return present === null ? gone() : this.#adopt(present, present.optimum, { k, brand: null }, signal);
  }

  async adoptBrand({ code, name }: NamedBrand, signal: AbortSignal): Promise<Answered<OptimumAdopted>> {
    const present = this.#present;
    const chosen = present?.brands.find(({ plan }) => plan.brandCode === code);
    if (!present || !chosen) return gone();
    return this.#adopt(present, chosen.optimum, { k: chosen.plan.models, brand: name }, signal);
  }

  async #adopt(
    present: Present,
    optimum: BuildingOptimum<unknown>,
    { k, brand }: { readonly k: number; readonly brand: string | null },
    signal: AbortSignal,
  ): Promise<Answered<OptimumAdopted>> {
    const { ask, session } = this.#opened();
    if (present.session !== session) return gone();
    const { editions, roomIds, filterAt, question } = present;
    const wanted = optimum.assigned(k).map(({ row, model }) => ({
      roomId: roomIds[row]!,
      edition: editions[row]!,
      productId: optimum.modelAt(model).id,
      filter: filterAt(row),
    }));
    const { found, scope } = optimum;
    const words = { excess: session.batch.kind.words.excess ?? "余量", brand, limit: question.limit };
    const wording = found === null ? "" : adoptedText(question.objective, found, k, scope.rooms, words);
    return adoptPlan({ session, ask, timer: this.#timer, wording }, wanted, signal);
  }

  #news(): void {
    this.#version++;
    for (const wake of [...this.#waiting]) wake();
  }

  /**
   * The candidates with their prices, if these are needed. A failure of prices only fails a search for the
   * least price: other plans do without them.
   */
  async #priced(
    { kind }: Batch<unknown>,
    candidates: BuildingCandidates,
    { objective, priceArea }: OptimumQuestion,
    signal: AbortSignal,
  ) {
    if (priceArea === undefined) return { candidates, found: null };
    const ids = candidates.models.map(({ id }) => id);
    try {
      await this.#prices.ask(ids, kind.categoryCode, priceArea, { api: this.#opened().api, signal });
    } catch (error) {
      if (signal.aborted || objective === "price") throw error;
      return { candidates, found: null };
    }
    return { candidates: withPrices(candidates, this.#prices.priceOf), found: this.#prices.found(ids) };
  }

  /** The candidates that keep the sound limits, if these are asked for. */
  async #quiet(
    batch: Batch<unknown>,
    { groups, candidates }: Known,
    { isQuiet }: OptimumQuestion,
    signal: AbortSignal,
  ): Promise<BuildingCandidates> {
    if (!isQuiet) return candidates;
    await this.#noise.know(
      signal,
      candidates.models.map(({ id }) => id),
    );
    return quietCandidates(batch, groups, candidates);
  }

  async #candidates(
    batch: Batch<unknown>,
    { slack, part, isQuiet }: OptimumQuestion,
    signal: AbortSignal,
  ): Promise<Known> {
    const { api } = this.#opened();
    // Limits are known from `batch.hearing`, which this call creates even if no noise of products is known.
    if (isQuiet) await this.#noise.know(signal, []);
    const groups = groupRooms(batch, conditionsInForce(batch), part, isQuiet && soundKeys(batch));
    const key = [slack, ...groups.groupOf].join();
    // Each building numbers its filters itself, so two filters are compared by content.
    const asked = [...new Set(groups.filters)].map((filter) => [filter, groups.filters.indexOf(filter)]);
    const texts = JSON.stringify([asked, groups.rooms]);
    const whole = `${key} ${texts}`;
    if (this.#known?.key === whole) return this.#known;
    this.#asked = { done: 0, total: groups.rooms.length };
    this.#news();
    const candidates = await askCandidates(groups.rooms, {
      api,
      kind: batch.kind,
      filters: groups.filters,
      slack,
      signal,
      onAnswer: (rooms) => {
        this.#asked = { ...this.#asked, done: this.#asked.done + rooms };
        this.#news();
      },
    });
    this.#known = { key: whole, groups, candidates };
    return this.#known;
  }
}
