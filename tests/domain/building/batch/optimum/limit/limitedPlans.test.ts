import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LimitedSearch } from "#domain/building/batch/optimum/limit/LimitedSearch.ts";
import type { Objective } from "#domain/building/batch/optimum/objective.ts";
import { limitedSearch, type LimitedRooms } from "../../../../../support/limitedMaker.ts";
import { candidateModel, type PlainRoom } from "../../../../../support/optimumMaker.ts";
import { limitedCostsPlainly, type PlainPart } from "../../../../../support/plain/optimum/limitedPlans.ts";
import { runsOf } from "../../../../../support/runsOf.ts";

const MODELS = 6;
const models = Array.from({ length: MODELS }, (_, at) => candidateModel(at, { price: 100 + ((at * 7) % 5) }));

const someRooms = fc.array(
  fc
    .uniqueArray(fc.tuple(fc.nat(MODELS - 1), fc.nat(3_000)), {
      minLength: 1,
      maxLength: 4,
      selector: ([model]) => model,
    })
    .map((pairs): PlainRoom => pairs.sort(([a], [b]) => a - b)),
  { minLength: 1, maxLength: 6 },
);
const someParts = fc.array(
  fc.record({
    rooms: someRooms,
    fixed: fc
      .uniqueArray(fc.nat(MODELS - 1), { maxLength: 2 })
      .map((fixed) => (fixed[0] === 0 ? fixed.sort((a, b) => a - b) : [])),
  }),
  { minLength: 1, maxLength: 4 },
);
const few = fc.integer({ min: 1, max: 4 });

/** The parts as an objective weighs them, by the rule as it is written. */
const costing = (parts: readonly LimitedRooms[], objective: Objective): PlainPart[] =>
  parts.map(({ rooms, fixed }) => ({
    fixed,
    rooms: rooms.map((pairs) =>
      pairs.map(([model, excess]): readonly [number, number] => [
        model,
        objective === "power"
          ? Math.round(models[model]!.inputPower! / 1e-4)
          : objective === "price"
            ? models[model]!.price! * 100
            : objective === "robust"
              ? Number(0.95 * (1 + excess / 10_000) < 1)
              : excess,
      ]),
    ),
  }));

const firstWith = (costs: readonly number[]) => costs.findIndex((cost) => cost < Infinity);

/** Models of each part in a plan, with those of its locked rooms; and what its rooms cost. */
function readPlan(search: LimitedSearch, parts: readonly LimitedRooms[], k: number) {
  const { pairs } = search.planAt(k)!;
  const { rows, costs } = search.problem;
  let row = 0;
  const sets = parts.map(({ rooms, fixed }) => {
    const set = new Set(fixed);
    for (const candidates of rooms) {
      const model = rows.members[pairs[row]!]!;
      expect(pairs[row]).toBeGreaterThanOrEqual(rows.starts[row]!);
      expect(pairs[row]).toBeLessThan(rows.starts[row + 1]!);
      expect(candidates.map(([name]) => name)).toContain(model);
      set.add(model);
      row++;
    }
    return set;
  });
  return { sets, cost: pairs.reduce((sum, pair) => sum + costs[pair]!, 0) };
}

describe("plans with at most so many models in each part", () => {
  it.each(["fewest", "excess", "power", "price", "robust"] as const)(
    "keep to it, never beat what trying all sets finds, and have no bound above that: %s",
    (objective) => {
      const count = { best: 0, all: 0, fewest: 0, proved: 0, runs: 0, ends: 0 };
      fc.assert(
        fc.property(someParts, few, (parts, most) => {
          const { search, limited } = limitedSearch(parts, models, most, { objective });
          const plain = costing(parts, objective);
          const alone = plain.map((part) => firstWith(limitedCostsPlainly([part], MODELS, MODELS)));
          expect(limited.short.map(({ part }) => part)).toEqual(
            alone.flatMap((least, part) => (least > most ? [part] : [])),
          );
          for (const { part, bound, found } of limited.short)
            expect([bound, found]).toEqual([alone[part], alone[part]]);
          const kept = parts.filter((_, at) => alone[at]! <= most);
          fc.pre(kept.length > 0);
          // Locked rooms keep their models also where their part has no plan.
          const locked = parts.flatMap(({ fixed }) => fixed);
          const least = limitedCostsPlainly(
            plain.filter((_, at) => alone[at]! <= most),
            MODELS,
            most,
            locked,
          );
          const { fewest, steps, stage } = search.found!;
          expect(stage).toBe("done");
          expect(fewest.models).toBeGreaterThanOrEqual(firstWith(least));
          expect(fewest.bound).toBeLessThanOrEqual(firstWith(least));
          count.runs++;
          if (fewest.models === firstWith(least)) count.fewest++;
          if (fewest.models === fewest.bound) count.proved++;
          for (const { models: k, cost, bound } of steps) {
            const plan = readPlan(search, kept, k);
            for (const set of plan.sets) expect(set.size).toBeLessThanOrEqual(most);
            expect(new Set([...locked, ...plan.sets.flatMap((set) => [...set])]).size).toBe(k);
            expect(plan.cost).toBe(cost);
            expect(cost).toBeGreaterThanOrEqual(least[k]!);
            expect(bound).toBeLessThanOrEqual(least[k]!);
            count.all++;
            if (cost === least[k]) count.best++;
          }
          if (steps.at(-1)!.cost === least.at(-1)) count.ends++;
        }),
        { numRuns: runsOf(400) },
      );
      // Nearly all are the best there is, and nearly all of the fewest are proved to be.
      expect(count.best / count.all).toBeGreaterThan(0.98);
      expect(count.fewest / count.runs).toBeGreaterThan(0.98);
      expect(count.proved / count.runs).toBeGreaterThan(0.9);
      expect(count.ends / count.runs).toBeGreaterThan(0.98);
    },
  );

  it("are none where no part has one, which are all said", () => {
    const apart: LimitedRooms = { rooms: [[[0, 5]], [[1, 5]], [[2, 5]]], fixed: [] };
    const { search, limited } = limitedSearch([apart, apart], models, 2);
    expect(limited.short.map(({ part, bound, found }) => [part, bound, found])).toEqual([
      [0, 3, 3],
      [1, 3, 3],
    ]);
    expect(search.found).toBeNull();
  });

  it("are the same in a second run", () => {
    fc.assert(
      fc.property(someParts, few, (parts, most) => {
        const [one, two] = [1, 2].map(() => limitedSearch(parts, models, most).search);
        expect(one!.found).toEqual(two!.found);
        for (const { models: k } of one!.found?.steps ?? [])
          expect(one!.planAt(k)!.pairs).toEqual(two!.planAt(k)!.pairs);
      }),
      { numRuns: runsOf(50) },
    );
  });

  it("are the best of each room where so many models are no limit", () => {
    fc.assert(
      fc.property(someParts, (parts) => {
        const { search } = limitedSearch(parts, models, MODELS, { objective: "excess" });
        const last = search.found!.steps.at(-1)!;
        const best = parts.flatMap(({ rooms }) =>
          rooms.map((pairs) => Math.min(...pairs.map(([, cost]) => cost))),
        );
        const sum = best.reduce((total, cost) => total + cost, 0);
        expect([last.cost, last.bound]).toEqual([sum, sum]);
      }),
      { numRuns: runsOf(100) },
    );
  });
});

describe("the quietest plan with at most so many models in each part", () => {
  const loud = models.map((model, at) => ({ ...model, noise: [36, 31, 39, 33, null, 30][at]! }));
  const noiseOf = (model: number) => loud[model]!.noise ?? Infinity;
  const LEVELS = [...new Set(loud.flatMap(({ noise }) => noise ?? []))].sort((a, b) => a - b);

  it("is as quiet as trying all noises finds, and nearly always of as few models", () => {
    const count = { fewest: 0, runs: 0 };
    fc.assert(
      fc.property(someParts, few, (parts, most) => {
        const within = (level: number) =>
          parts.map(({ rooms, fixed }): PlainPart => ({
            fixed,
            rooms: rooms
              .filter((pairs) => pairs.some(([model]) => noiseOf(model) < Infinity))
              .map((pairs) => pairs.filter(([model]) => noiseOf(model) <= level)),
          }));
        const isShort = within(LEVELS.at(-1)!).map(
          (part) => limitedCostsPlainly([part], MODELS, most).at(-1) === Infinity,
        );
        const kept = (level: number) => within(level).filter((_, at) => !isShort[at]);
        fc.pre(kept(Infinity).some(({ rooms }) => rooms.length > 0));
        const locked = parts.flatMap(({ fixed }) => fixed);
        const costsAt = (level: number) => limitedCostsPlainly(kept(level), MODELS, most, locked);
        const loudest = LEVELS.find((level) => firstWith(costsAt(level)) >= 0)!;
        const { search, limited } = limitedSearch(parts, loud, most, { objective: "noise" });
        expect(limited.short.map(({ part }) => part)).toEqual(
          isShort.flatMap((is, part) => (is ? [part] : [])),
        );
        expect(search.problem.loudest).toBe(loudest);
        expect(limited.leastLoudest).toBe(loudest);
        const { fewest } = search.found!;
        expect(fewest.bound).toBeLessThanOrEqual(firstWith(costsAt(loudest)));
        expect(fewest.models).toBeGreaterThanOrEqual(firstWith(costsAt(loudest)));
        count.runs++;
        if (fewest.models === firstWith(costsAt(loudest))) count.fewest++;
      }),
      { numRuns: runsOf(300) },
    );
    expect(count.fewest / count.runs).toBeGreaterThan(0.98);
  });

  it("goes up to a noise at which few models are enough", () => {
    // One by one the rooms could do with 31 dB(A); one model for both is as loud as 36.
    const part: LimitedRooms = {
      rooms: [
        [
          [0, 5],
          [1, 5],
        ],
        [
          [0, 5],
          [5, 5],
        ],
      ],
      fixed: [],
    };
    const noise = (most: number) =>
      limitedSearch([part], loud, most, { objective: "noise" }).limited.problem.loudest;
    expect([noise(2), noise(1)]).toEqual([31, 36]);
  });
});

describe("the least price with at most so many models in each part", () => {
  const some = fc.array(fc.option(fc.integer({ min: 1, max: 900 }), { nil: null }), {
    minLength: MODELS,
    maxLength: MODELS,
  });

  it("leaves rooms without a priced candidate at what exceeds them least, and has bounds that no plan goes below", () => {
    fc.assert(
      fc.property(someParts, few, some, (parts, most, prices) => {
        const priced = models.map((model, at) => ({ ...model, price: prices[at]! }));
        // By the rule as it is written, not as the search reads it.
        const plain = parts.map(({ rooms, fixed }): PlainPart => ({
          fixed,
          rooms: rooms.map((pairs) => {
            const known = pairs.filter(([model]) => prices[model] !== null);
            if (known.length > 0) return known.map(([model]) => [model, prices[model]! * 100] as const);
            const least = Math.min(...pairs.map((pair) => pair[1]));
            return pairs.filter((pair) => pair[1] === least).map(([model]) => [model, 0] as const);
          }),
        }));
        const kept = plain.filter((part) => limitedCostsPlainly([part], MODELS, most).at(-1)! < Infinity);
        fc.pre(kept.length > 0);
        const locked = parts.flatMap(({ fixed }) => fixed);
        const least = limitedCostsPlainly(kept, MODELS, most, locked);
        const { search, limited } = limitedSearch(parts, priced, most, { objective: "price" });
        expect(limited.short).toHaveLength(plain.length - kept.length);
        for (const { models: k, cost, bound } of search.found!.steps) {
          expect(cost).toBeGreaterThanOrEqual(least[k]!);
          expect(bound).toBeLessThanOrEqual(least[k]!);
        }
      }),
      { numRuns: runsOf(200) },
    );
  });
});
