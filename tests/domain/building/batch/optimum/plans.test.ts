import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { objectiveProblem, possibleObjectives } from "#domain/building/batch/optimum/objective.ts";
import type { PlanStep } from "#domain/building/batch/optimum/FoundPlans.ts";
import { OptimumSearch } from "#domain/building/batch/optimum/OptimumSearch.ts";
import { ownBest } from "#domain/building/batch/optimum/ownBest.ts";
import {
  asking,
  buildingOf,
  candidateModel,
  oneRoomEach,
  searched,
  type PlainRoom,
} from "../../../../support/optimumMaker.ts";
import { bestCoversPlainly, leastCostPlainly } from "../../../../support/plain/optimum/bestCovers.ts";
import { runsOf } from "../../../../support/runsOf.ts";

const MODELS = 7;
const models = Array.from({ length: MODELS }, (_, at) => candidateModel(at));

const someRooms = fc.array(
  fc
    .uniqueArray(fc.tuple(fc.nat(MODELS - 1), fc.nat(3_000)), {
      minLength: 1,
      maxLength: MODELS,
      selector: ([model]) => model,
    })
    .map((pairs): PlainRoom => pairs.sort(([a], [b]) => a - b)),
  { minLength: 1, maxLength: 12 },
);

const stepsOf = (search: OptimumSearch): readonly PlanStep[] => search.found?.steps ?? [];

describe("plans of at most k models", () => {
  it("are never dearer than allowed by what trying all sets finds, and no bound is above that", () => {
    let best = 0;
    let all = 0;
    fc.assert(
      fc.property(someRooms, (rooms) => {
        const search = searched(buildingOf(rooms, models), oneRoomEach(rooms.length), asking());
        for (const { models: k, cost, bound } of stepsOf(search)) {
          const least = leastCostPlainly(rooms, MODELS, k);
          expect(bound).toBeLessThanOrEqual(least);
          expect(cost).toBeGreaterThanOrEqual(least);
          all++;
          if (cost === least) best++;
        }
      }),
      { numRuns: runsOf(1_000) },
    );
    // Exchanges leave few plans short of the best.
    expect(best / all).toBeGreaterThan(0.97);
  });

  it("begin with the fewest models, and end where more models change nothing", () => {
    fc.assert(
      fc.property(someRooms, (rooms) => {
        const { found } = searched(buildingOf(rooms, models), oneRoomEach(rooms.length), asking());
        const names = rooms.map((pairs) => pairs.map(([model]) => model));
        const fewest = bestCoversPlainly(names, MODELS)[0]!.length;
        expect(found).toMatchObject({ stage: "done", fewest: { models: fewest, bound: fewest } });
        expect(found?.steps[0]?.models).toBe(fewest);
        const ofEach = rooms.reduce((sum, pairs) => sum + Math.min(...pairs.map((pair) => pair[1])), 0);
        expect(found?.steps.at(-1)?.cost).toBe(ofEach);
        expect(found?.steps.at(-1)?.bound).toBe(ofEach);
      }),
      { numRuns: runsOf(300) },
    );
  });

  it("G5: are shown only where they cost less than all with fewer models", () => {
    fc.assert(
      fc.property(someRooms, (rooms) => {
        const steps = stepsOf(searched(buildingOf(rooms, models), oneRoomEach(rooms.length), asking()));
        steps.slice(1).forEach((step, at) => {
          expect(step.models).toBeGreaterThan(steps[at]!.models);
          expect(step.cost).toBeLessThan(steps[at]!.cost);
        });
      }),
      { numRuns: runsOf(300) },
    );
  });

  it("keep the models of locked rooms", () => {
    fc.assert(
      fc.property(someRooms, fc.uniqueArray(fc.nat(MODELS - 1), { maxLength: 3 }), (rooms, fixed) => {
        const search = searched(buildingOf(rooms, models), oneRoomEach(rooms.length), asking(), fixed);
        for (const { models: k, cost, bound } of stepsOf(search)) {
          expect(search.modelsAt(k)).toEqual(expect.arrayContaining(fixed));
          const least = leastCostPlainly(rooms, MODELS, k, fixed);
          expect(bound).toBeLessThanOrEqual(least);
          expect(cost).toBeGreaterThanOrEqual(least);
        }
      }),
      { numRuns: runsOf(300) },
    );
  });

  it("are the same in a second run", () => {
    fc.assert(
      fc.property(someRooms, (rooms) => {
        const [one, two] = [1, 2].map(() =>
          searched(buildingOf(rooms, models), oneRoomEach(rooms.length), asking()),
        );
        expect(one!.found).toEqual(two!.found);
        for (const { models: k } of stepsOf(one!)) expect(one!.modelsAt(k)).toEqual(two!.modelsAt(k));
      }),
      { numRuns: runsOf(100) },
    );
  });

  it("take the first of equal models by name", () => {
    const alike: PlainRoom[] = [
      [
        [1, 500],
        [4, 500],
      ],
      [
        [1, 500],
        [4, 500],
      ],
    ];
    expect(searched(buildingOf(alike, models), oneRoomEach(2), asking()).modelsAt(1)).toEqual([1]);
  });

  it("say nothing where no room has a candidate", () => {
    expect(searched(buildingOf([[]], models), oneRoomEach(1), asking()).found).toBeNull();
  });
});

describe("the plan of each room's own best", () => {
  // Both rooms at 5 % in two models each; the leading figure, and then power, tell them apart.
  const EQUALS: PlainRoom[] = [
    [
      [0, 500, 900],
      [2, 500, 500],
      [3, 500, 500],
    ],
    [
      [2, 500, 500],
      [3, 500, 500],
      [4, 700],
    ],
  ];
  const same = models.map((model) => ({ ...model, inputPower: 0.1 }));
  const problemOf = (weighed: typeof models) =>
    objectiveProblem(buildingOf(EQUALS, weighed), asking({ objective: "excess" }), oneRoomEach(2), []);
  const none = () => new Set<number>();

  it("breaks ties by the leading figure, then by power", () => {
    expect(ownBest(problemOf(models), none)).toEqual([2]);
    const dearer = models.map((model, at) => (at === 2 ? { ...model, inputPower: 1 } : model));
    expect(ownBest(problemOf(dearer), none)).toEqual([3]);
  });

  it("keeps what is there where it is as good, and nothing that is worse", () => {
    const rooms =
      (...present: number[]) =>
      (row: number) =>
        new Set([present[row]!]);
    expect(ownBest(problemOf(same), rooms(2, 3))).toEqual([2, 3]);
    expect(ownBest(problemOf(same), rooms(3, 3))).toEqual([3]);
    expect(ownBest(problemOf(same), rooms(0, 4))).toEqual([2]);
    expect(ownBest(problemOf(models), rooms(3, 3))).toEqual([2]);
  });

  it("ends the steps though fewer models cost as much, and is proved", () => {
    const candidates = buildingOf(EQUALS, same);
    const search = new OptimumSearch(candidates, oneRoomEach(2), problemOf(same), [2, 3]);
    const run = search.run();
    while (run.next().done !== true);
    expect(search.found?.steps.map(({ models: k, cost, bound }) => [k, cost, bound])).toEqual([
      [1, 1_000, 1_000],
      [2, 1_000, 1_000],
    ]);
    expect([search.modelsAt(1), search.modelsAt(2)]).toEqual([[2], [2, 3]]);
  });
});

describe("objectives", () => {
  const ROOMS: PlainRoom[] = [
    [
      [0, 100],
      [3, 900],
    ],
    [
      [1, 200],
      [3, 300],
    ],
  ];

  it("power counts the units of all rooms", () => {
    const weights = {
      rooms: Float64Array.of(2, 1),
      units: Float64Array.of(5, 1),
      tested: Float64Array.of(2, 1),
    };
    const steps = stepsOf(searched(buildingOf(ROOMS, models), weights, asking({ objective: "power" })));
    // 6 units of 40 W, then 5 of 10 W and one of 20 W.
    expect(steps.map(({ models: k, power }) => [k, power])).toEqual([
      [1, expect.closeTo(0.24)],
      [2, expect.closeTo(0.07)],
    ]);
    expect(steps[0]?.meanExcess).toBeCloseTo((2 * 0.09 + 0.03) / 3);
    expect(steps[0]?.largestExcess).toBeCloseTo(0.09);
  });

  it("noise makes the loudest unit as quiet as can be, then the models few", () => {
    const quiet = searched(buildingOf(ROOMS, models), oneRoomEach(2), asking({ objective: "noise" }));
    expect(quiet.problem.loudest).toBe(31);
    expect(quiet.found?.fewest).toEqual({ models: 2, bound: 2 });
    const limited = asking({ objective: "noise", noiseLimit: 35 });
    expect(searched(buildingOf(ROOMS, models), oneRoomEach(2), limited).found?.fewest.models).toBe(1);
  });

  it("price counts the units whose product has one, and never one that has none as 0", () => {
    const priced = models.map((model, at) => ({ ...model, price: [1_000, null, null, 700.5][at] ?? null }));
    const weights = {
      rooms: Float64Array.of(2, 1),
      units: Float64Array.of(5, 1),
      tested: Float64Array.of(2, 1),
    };
    const rooms: PlainRoom[] = [
      ROOMS[0]!,
      [
        [1, 200],
        [2, 300],
      ],
    ];
    const search = searched(buildingOf(rooms, priced), weights, asking({ objective: "price" }));
    // The second room has no priced candidate: it gets the one with the least excess, which is in no sum.
    expect(search.problem.unpriced).toEqual([1]);
    expect(stepsOf(search).map(({ models: k, cost, price }) => [k, cost, price])).toEqual([
      [2, 350_250, { yuan: 3_502.5, priced: 5, units: 6 }],
    ]);
    expect(search.modelsAt(2)).toEqual([1, 3]);
  });

  it("price falls with more models, and is said of plans that count something else, too", () => {
    const priced = models.map((model, at) => ({ ...model, price: [1_000, 900, null, 2_000][at] ?? null }));
    const candidates = buildingOf(ROOMS, priced);
    const steps = stepsOf(searched(candidates, oneRoomEach(2), asking({ objective: "price" })));
    expect(steps.map(({ models: k, price }) => [k, price.yuan])).toEqual([
      [1, 4_000],
      [2, 1_900],
    ]);
    const fewest = stepsOf(searched(candidates, oneRoomEach(2), asking()));
    expect(fewest[0]?.price).toEqual({ yuan: 4_000, priced: 2, units: 2 });
  });

  const somePrices = fc.array(fc.option(fc.integer({ min: 1, max: 900_000 }), { nil: null }), {
    minLength: MODELS,
    maxLength: MODELS,
  });

  it("price has bounds that trying all sets never goes below, with rooms that have no price among them", () => {
    fc.assert(
      fc.property(someRooms, somePrices, (rooms, fen) => {
        const priced = models.map((model, at) => ({
          ...model,
          price: fen[at] === null ? null : fen[at]! / 100,
        }));
        // By the rule as it is written, not as the search reads it.
        const plain = rooms.map((pairs): PlainRoom => {
          const known = pairs.filter(([model]) => fen[model] !== null);
          if (known.length > 0) return known.map(([model]) => [model, fen[model]!]);
          const least = Math.min(...pairs.map((pair) => pair[1]));
          return pairs.filter((pair) => pair[1] === least).map(([model]) => [model, 0]);
        });
        const search = searched(
          buildingOf(rooms, priced),
          oneRoomEach(rooms.length),
          asking({ objective: "price" }),
        );
        const without = rooms.filter((pairs) => pairs.every(([model]) => fen[model] === null)).length;
        expect(search.problem.unpriced).toHaveLength(without);
        for (const { models: k, cost, bound, price } of stepsOf(search)) {
          const least = leastCostPlainly(plain, MODELS, k);
          expect(bound).toBeLessThanOrEqual(least);
          expect(cost).toBeGreaterThanOrEqual(least);
          expect(price).toEqual({ yuan: cost / 100, priced: rooms.length - without, units: rooms.length });
        }
      }),
      { numRuns: runsOf(500) },
    );
  });

  it("are those that some product has figures for", () => {
    const silent = models.map((model) => ({ ...model, noise: null }));
    const possible = (of: typeof models, weights = oneRoomEach(2)) =>
      possibleObjectives(buildingOf(ROOMS, of), weights);
    expect(possible(silent)).toEqual(["fewest", "excess", "power", "robust"]);
    const bare = silent.map((model) => ({ ...model, inputPower: null }));
    expect(possible(bare)).toEqual(["fewest", "excess", "robust"]);
    expect(possible(bare, { ...oneRoomEach(2), tested: new Float64Array(2) })).toEqual(["fewest", "excess"]);
    const one = bare.map((model, at) => ({ ...model, price: at === 3 ? 1 : null }));
    expect(possible(one)).toEqual(["fewest", "excess", "price", "robust"]);
    expect(stepsOf(searched(buildingOf(ROOMS, bare), oneRoomEach(2), asking()))[0]?.power).toBeNull();
  });
});
