import { EXCESS_UNIT, MOST_EXCESS } from "../../selection/roomCandidates.ts";
import type { Batch } from "../Batch.ts";
import { statusOf } from "../table/ResultColumns.ts";
import type { PricesFound } from "../prices/PricedSum.ts";
import { marginOf } from "../kind/LimitFilter.ts";
import { rowStates } from "../rowStates.ts";
import { isAsGood } from "./assignRows.ts";
import type { BuildingCandidates, BuildingModel } from "./BuildingCandidates.ts";
import { NO_GROUP, type RoomGroups } from "./groupRooms.ts";
import { limitScope } from "./limit/limitScope.ts";
import {
  possibleObjectives,
  wantsOwnBest,
  type Objective,
  type ObjectiveProblem,
  type GroupWeights,
  type OptimumQuestion,
} from "./objective.ts";
import type { OptimumScope } from "./OptimumScope.ts";
import type { LeftOutRoom, OptimumChange, OptimumChoice } from "./OptimumRows.ts";
import type { OptimumFound, PlanSearch } from "./PlanSearch.ts";
import { ownBest } from "./ownBest.ts";
import { EffectCount, type PlanEffect } from "./PlanEffect.ts";
import type { LimitedBasis, OwnBest, SearchBasis } from "./searchBasis.ts";
import { todayPlan } from "./todayPlan.ts";

/** The product that a plan gives to a row. */
interface Assigned {
  readonly row: number;
  readonly model: number;
}

/** The plans of a building, for its rooms at the time when the search began. */
export class BuildingOptimum<Filter> {
  readonly search: PlanSearch;
  readonly scope: OptimumScope;
  readonly #batch: Batch<Filter>;
  readonly #groups: RoomGroups;
  readonly #candidates: BuildingCandidates;
  readonly #now: Int32Array;
  readonly #limited: LimitedBasis | null;
  readonly #takesPart: Uint8Array;
  /** By row: its answer is valid for the present room and conditions; any other row gets a product anew. */
  readonly #isSettled: Uint8Array;
  readonly #rowOfGroup: Int32Array;
  #changes: { readonly key: string; readonly list: readonly Assigned[] } | null = null;

  constructor(
    batch: Batch<Filter>,
    { groups, candidates, now, weights, problem, limited, search }: SearchBasis,
    question: OptimumQuestion,
    prices: PricesFound | null = null,
  ) {
    this.#batch = batch;
    this.#groups = groups;
    this.#candidates = candidates;
    this.#now = now;
    this.#limited = limited;
    this.#rowOfGroup = new Int32Array(groups.rooms.length).fill(-1);
    problem.groups.forEach((group, row) => (this.#rowOfGroup[group] = row));
    this.#takesPart = Uint8Array.from(groups.groupOf, (group, row) =>
      group !== NO_GROUP && batch.results.locked[row] === 0 && this.#rowOfGroup[group]! >= 0 ? 1 : 0,
    );
    const stateAt = rowStates(batch);
    this.#isSettled = Uint8Array.from(now, (_, row) => (stateAt(row) === "matched" ? 1 : 0));
    this.search = search(wantsOwnBest(question.objective) ? this.#ownBest(problem) : null);
    this.scope = {
      ...this.#scope(possibleObjectives(candidates, weights), { problem, weights }, question.slack),
      prices,
      unpriced: problem.unpriced.reduce((sum, row) => sum + weights.rooms[problem.groups[row]!]!, 0),
      ...(limited && { limit: limitScope(batch, groups, limited) }),
    };
  }

  get found(): OptimumFound | null {
    return this.search.found;
  }

  /** Rows that get another product from the plan of at most `k` models. */
  assigned(k: number): readonly Assigned[] {
    const key = `${k} ${this.search.version}`;
    if (this.#changes?.key !== key) this.#changes = { key, list: this.#assign(k) };
    return this.#changes.list;
  }

  /** The effect of the plan of at most `k` models on the rooms that take part. */
  effect(k: number): PlanEffect {
    const assigned = this.assigned(k);
    const planned = new Map(assigned.map(({ row, model }) => [row, model]));
    const count = new EffectCount();
    this.#takesPart.forEach((takesPart, row) => {
      if (takesPart === 0) return;
      const now = this.#now[row]!;
      const to = planned.get(row) ?? now;
      count.add(now < 0 ? null : this.modelAt(now), this.modelAt(to), this.#groups.units[row]!);
    });
    return count.effect(assigned.length);
  }

  modelAt(index: number): BuildingModel {
    const model = this.#candidates.models[index];
    if (!model) throw new RangeError(`no model ${index}`);
    return model;
  }

  /** A range of the list of changed rooms. */
  changes(k: number, from: number, to: number): OptimumChange[] {
    return this.assigned(k)
      .slice(from, to)
      .map(({ row, model }, at) => {
        const { rooms, products, results } = this.#batch;
        const now = this.#hasProduct(row) ? products.at(results.product[row]!) : undefined;
        return {
          index: from + at,
          roomCode: rooms.codes[row]!,
          roomName: rooms.names[row]!,
          units: this.#groups.units[row]!,
          from: now ? this.#choice(row, this.#now[row]!, now.model) : null,
          to: this.#choice(row, model, this.modelAt(model).model),
        };
      });
  }

  /** A range of the list of rooms that take no part; locked rooms are not among them. */
  leftOut(from: number, to: number): LeftOutRoom[] {
    const { rooms } = this.#batch;
    return this.#leftOutRows()
      .slice(from, to)
      .map((row) => ({
        roomCode: rooms.codes[row]!,
        roomName: rooms.names[row]!,
        slack: this.#neededSlack(row),
        allowed: this.#allowed(row),
        ...this.#shortOf(row),
      }));
  }

  /** Whether the row belongs to the part of the building that is optimised. */
  #isAsked(row: number): boolean {
    return this.#groups.groupOf[row] !== NO_GROUP;
  }

  #hasProduct(row: number): boolean {
    return statusOf(this.#batch.results, row) === "matched";
  }

  /** The pair of a row with a model; `undefined` if the model is no candidate. */
  #pairOf(row: number, model: number): number | undefined {
    const { rows } = this.#candidates;
    const group = this.#groups.groupOf[row]!;
    for (let pair = rows.starts[group]!; pair < rows.starts[group + 1]!; pair++)
      if (rows.members[pair] === model) return pair;
    return undefined;
  }

  #choice(row: number, model: number, name: string): OptimumChoice {
    const pair = this.#pairOf(row, model);
    const { inputPower: power, price } = model < 0 ? { inputPower: null, price: null } : this.modelAt(model);
    const units = this.#groups.units[row]!;
    return {
      model: name,
      excess: pair === undefined ? null : this.#candidates.excess[pair]! * EXCESS_UNIT,
      power: power === null ? null : power * units,
      price: price === null ? null : price * units,
    };
  }

  /**
   * For objectives that want it, the plans end with each room's own best, however many models that needs.
   */
  #ownBest(problem: ObjectiveProblem): OwnBest {
    const present = Array.from(problem.groups, () => new Set<number>());
    this.#takesPart.forEach((takesPart, row) => {
      if (takesPart === 1 && this.#isSettled[row] === 1)
        present[this.#rowOfGroup[this.#groups.groupOf[row]!]!]!.add(this.#now[row]!);
    });
    const presentOf = (row: number) => present[row]!;
    return { models: this.#limited ? [] : ownBest(problem, presentOf), presentOf };
  }

  #assign(k: number): Assigned[] {
    const { problem } = this.search;
    const { rows } = problem;
    const plan = this.search.planAt(k);
    if (plan === null) return [];
    const assigned: Assigned[] = [];
    this.#takesPart.forEach((takesPart, row) => {
      if (takesPart === 0) return;
      const at = this.#rowOfGroup[this.#groups.groupOf[row]!]!;
      const best = plan.pairs[at]!;
      const now = this.#now[row]!;
      // A room keeps its product if it is as good as what the plan would give it.
      const stays = this.#isSettled[row] === 1 && plan.has(at, now);
      for (let pair = rows.starts[at]!; stays && pair < rows.starts[at + 1]!; pair++)
        if (rows.members[pair] === now && isAsGood(problem, pair, best)) return;
      assigned.push({ row, model: rows.members[best]! });
    });
    return assigned;
  }

  #leftOutRows(): number[] {
    const { locked } = this.#batch.results;
    return Array.from(this.#takesPart.keys()).filter(
      (row) => this.#isAsked(row) && this.#takesPart[row] === 0 && locked[row] === 0,
    );
  }

  /** Set if its floor or type has no plan with few enough models, although the room has candidates. */
  #shortOf(row: number): Pick<LeftOutRoom, "short"> {
    if (!this.#limited || !this.#isHeld(row)) return {};
    const { short, parts } = this.#limited;
    const at = short.findIndex(({ part }) => part === parts.partOf[row]);
    return { short: this.scope.limit!.short[at]! };
  }

  #isHeld(row: number): boolean {
    return this.#limited?.held.has(this.#groups.groupOf[row]!) === true;
  }

  /** The excess that the room's own conditions allow; `null` if the slack of the question applies. */
  #allowed(row: number): number | null {
    return marginOf(this.#groups.filters[this.#groups.groupOf[row]!]);
  }

  #neededSlack(row: number): number | null {
    const group = this.#groups.groupOf[row]!;
    const { least, rows } = this.#candidates;
    // A room with candidates is left out because none of them states the figure that the objective counts, or
    // because of the limit on models: no slack helps it.
    if (rows.starts[group + 1]! > rows.starts[group]!) return null;
    return least[group]! <= MOST_EXCESS ? least[group]! : null;
  }

  #scope(
    objectives: readonly Objective[],
    { problem: { loudest }, weights }: { readonly problem: ObjectiveProblem; readonly weights: GroupWeights },
    slack: number,
  ): Omit<OptimumScope, "prices" | "unpriced"> {
    const leftOut = this.#leftOutRows();
    const needed = leftOut.map((row) => ({ row, share: this.#neededSlack(row) }));
    // Limited by the margin of its own conditions or, if a product is within the slack, by a limit on a single
    // figure.
    const isLimited = ({ row, share }: (typeof needed)[number]) =>
      share !== null && (this.#allowed(row) !== null || share <= slack);
    const limited = needed.filter(isLimited);
    const helping = needed.filter((room) => !isLimited(room)).flatMap(({ share }) => share ?? []);
    const held = leftOut.filter((row) => this.#isHeld(row)).length;
    const isTested = (row: number) => weights.tested[this.#groups.groupOf[row]!]! > 0;
    return {
      rooms: this.#takesPart.reduce((sum, takesPart) => sum + takesPart, 0),
      locked: this.#batch.results.locked.reduce(
        (sum, isLocked, row) => sum + (this.#isAsked(row) ? isLocked : 0),
        0,
      ),
      leftOut: leftOut.length,
      helpless: leftOut.length - helping.length - limited.length - held,
      limited: limited.length,
      helpingSlack: helping.length === 0 ? null : helping.reduce((a, b) => Math.max(a, b), slack),
      objectives,
      loudest,
      today: todayPlan(this.#batch, this.#groups, { takesPart: this.#takesPart, isTested }, (row) => {
        const now = this.#now[row]!;
        return { ...this.#choice(row, now, ""), unitPrice: now < 0 ? null : this.modelAt(now).price };
      }),
    };
  }
}
