import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pairsByModel, type MedianProblem } from "#domain/building/batch/optimum/MedianProblem.ts";
import { MedianBounds } from "#domain/building/batch/optimum/medianBounds.ts";
import { OpenModels } from "#domain/building/batch/optimum/OpenModels.ts";
import { rankedPairs } from "#domain/building/batch/optimum/rankedPairs.ts";
import { setsOf } from "#domain/building/batch/optimum/Sets.ts";
import { leastCostPlainly } from "../../../../support/plain/optimum/bestCovers.ts";
import { runsOf } from "../../../../support/runsOf.ts";

const MODELS = 7;
/** Dearer than any plan of these rooms. */
const UNSERVED = 1e11;

const someRooms = fc.array(
  fc
    .uniqueArray(fc.tuple(fc.nat(MODELS - 1), fc.nat(9)), {
      minLength: 1,
      maxLength: MODELS,
      selector: ([model]) => model,
    })
    .map((pairs): PlainRoom => pairs.sort(([a], [b]) => a - b)),
  { minLength: 1, maxLength: 10 },
);
const someModels = fc.uniqueArray(fc.nat(MODELS - 1), { minLength: 1, maxLength: MODELS });

type PlainRoom = readonly (readonly [model: number, cost: number])[];

const problemOf = (rooms: readonly PlainRoom[], fixed: readonly number[] = []): MedianProblem => ({
  models: MODELS,
  rows: setsOf(rooms.map((pairs) => pairs.map(([model]) => model))),
  costs: Float64Array.from(rooms.flatMap((pairs) => pairs.map((pair) => pair[1]))),
  fixed,
});

const openOf = (problem: MedianProblem) =>
  new OpenModels(problem, rankedPairs(problem), pairsByModel(problem));

const plainSum = (rooms: readonly PlainRoom[], open: readonly number[]): number =>
  rooms.reduce(
    (sum, pairs) =>
      sum + Math.min(UNSERVED, ...pairs.flatMap(([model, cost]) => (open.includes(model) ? [cost] : []))),
    0,
  );

const without = (open: readonly number[], model: number) => open.filter((other) => other !== model);
const closedOf = (open: readonly number[]) =>
  Array.from({ length: MODELS }, (_, model) => model).filter((model) => !open.includes(model));

/** What the best of these sets would cost. */
const leastOf = (rooms: readonly PlainRoom[], sets: readonly (readonly number[])[]): number =>
  Math.min(...sets.map((set) => plainSum(rooms, set)));

describe("the open models of a plan", () => {
  it("take the step that trying all finds best, however many were taken before", () => {
    const counts = { open: 0, close: 0, swap: 0 };
    fc.assert(
      fc.property(
        someRooms,
        someModels,
        fc.array(fc.constantFrom("open", "close", "swap"), { maxLength: 12 }),
        (rooms, begin, moves) => {
          const plan = openOf(problemOf(rooms));
          plan.begin(begin);
          for (const move of moves) {
            const before = plan.models();
            const sum = plainSum(rooms, before);
            expect(plan.sum()).toBe(sum);
            expect(plan.count).toBe(before.length);
            expect(plan.isWhole).toBe(sum < UNSERVED);
            const closed = closedOf(before);
            const sets = {
              open: closed.map((model) => [...before, model]),
              close: before.map((model) => without(before, model)),
              swap: closed.flatMap((model) => before.map((other) => [...without(before, other), model])),
            }[move];
            const least = leastOf(rooms, sets);
            // To close a model pays as long as no room loses its only one.
            const pays = move === "close" ? least < sum + UNSERVED / 2 : least < sum;
            expect(plan[move]()).toBe(pays);
            expect(plan.sum()).toBe(pays ? least : sum);
            if (pays) counts[move]++;
          }
        },
      ),
      { numRuns: runsOf(1_000) },
    );
    // Each has been seen often enough to mean something.
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(200);
  });

  it("leave none of a locked room", () => {
    fc.assert(
      fc.property(someRooms, someModels, (rooms, fixed) => {
        const plan = openOf(problemOf(rooms, fixed));
        plan.begin([0, 1, 2, 3, 4, 5, 6]);
        while (plan.close());
        while (plan.swap());
        expect(plan.models()).toEqual(expect.arrayContaining(fixed));
      }),
      { numRuns: runsOf(200) },
    );
  });
});

describe("bounds of plans", () => {
  it("are at no multipliers above what trying all sets finds, for any number of models", () => {
    fc.assert(
      fc.property(
        someRooms,
        fc.uniqueArray(fc.nat(MODELS - 1), { maxLength: 2 }),
        fc.array(fc.tuple(fc.nat(MODELS), fc.integer({ min: -5, max: 40 })), { minLength: 1, maxLength: 4 }),
        (rooms, fixed, raises) => {
          const problem = problemOf(rooms, fixed);
          const bounds = new MedianBounds(problem, rankedPairs(problem), pairsByModel(problem));
          for (const [k, worth] of raises) {
            // Towards a cost that no plan need have: nothing may be taken for granted.
            for (const _ of bounds.raise(k, 1e4, 30, new Float64Array(rooms.length).fill(worth)));
            for (let count = fixed.length; count <= MODELS; count++)
              expect(bounds.at(count)).toBeLessThanOrEqual(leastCostPlainly(rooms, MODELS, count, fixed));
          }
        },
      ),
      { numRuns: runsOf(300) },
    );
  });

  it("stay below the least cost where multipliers grow far beyond it, and round with their size", () => {
    const rooms: readonly PlainRoom[] = [
      [[0, 1]],
      [
        [1, 1],
        [2, 4],
        [3, 3],
      ],
    ];
    const problem = problemOf(rooms);
    const bounds = new MedianBounds(problem, rankedPairs(problem), pairsByModel(problem));
    for (const _ of bounds.raise(4, 1e4, 30, new Float64Array([1, 1])));
    for (let count = 0; count <= MODELS; count++)
      expect(bounds.at(count)).toBeLessThanOrEqual(leastCostPlainly(rooms, MODELS, count));
  });

  it("go on where they were left, until nothing moves", () => {
    const rooms: readonly PlainRoom[] = Array.from({ length: 12 }, (_, room) => [
      [room % 3, 40 + ((room * 7) % 11)],
      [3 + (room % 4), 50 + ((room * 5) % 13)],
    ]);
    const problem = problemOf(rooms);
    const bounds = new MedianBounds(problem, rankedPairs(problem), pairsByModel(problem));
    // More than any plan costs: the two never meet.
    const stepsOf = () => [...bounds.raise(4, 1e4, 20)].length;
    expect(bounds.isStill(4)).toBe(false);
    expect(stepsOf()).toBe(20);
    let rest = 0;
    for (let time = 0; time < 50; time++) rest += stepsOf();
    expect(rest).toBeLessThan(50 * 20);
    expect(bounds.isStill(4)).toBe(true);
    expect(stepsOf()).toBe(0);
  });
});

describe("ranked pairs", () => {
  it("are those of each row by cost, then by model", () => {
    fc.assert(
      fc.property(someRooms, (rooms) => {
        const { starts, models, costs } = rankedPairs(problemOf(rooms));
        const ranked = rooms.map((_, row) =>
          [...models.subarray(starts[row], starts[row + 1])].map((model, at) => [
            model,
            costs[starts[row]! + at],
          ]),
        );
        expect(ranked).toEqual(rooms.map((pairs) => pairs.toSorted((a, b) => a[1] - b[1] || a[0] - b[0])));
      }),
    );
  });
});
