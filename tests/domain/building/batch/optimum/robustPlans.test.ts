import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { flow, heatMoistureRatio } from "#domain/base/units.ts";
import type { BatchKind } from "#domain/building/batch/kind/BatchKind.ts";
import { airOutletKind } from "#domain/building/kinds/airOutlet/airOutletKind.ts";
import { fanCoilKind } from "#domain/building/kinds/fanCoil/fanCoilKind.ts";
import { indoorUnitKind } from "#domain/building/kinds/indoorUnit/indoorUnitKind.ts";
import { OptimumSearch } from "#domain/building/batch/optimum/OptimumSearch.ts";
import { objectiveProblem } from "#domain/building/batch/optimum/objective.ts";
import { testedGroups } from "#domain/building/batch/optimum/testedGroups.ts";
import {
  asking,
  buildingOf,
  candidateModel,
  oneRoomEach,
  searched,
  type PlainRoom,
} from "../../../../support/optimumMaker.ts";
import { runsOf } from "../../../../support/runsOf.ts";
import { testRoom } from "../../../../support/testRooms.ts";
import { bestCoversPlainly, leastCostPlainly } from "../../../../support/plain/optimum/bestCovers.ts";

const MODELS = 6;
const models = Array.from({ length: MODELS }, (_, at) => candidateModel(at));

/** Excesses on both sides of 5.26 %, in 0.01 %. */
const someRooms = fc.array(
  fc
    .uniqueArray(fc.tuple(fc.nat(MODELS - 1), fc.integer({ min: 0, max: 1_000 })), {
      minLength: 1,
      maxLength: 4,
      selector: ([model]) => model,
    })
    .map((pairs): PlainRoom => pairs.sort(([a], [b]) => a - b)),
  { minLength: 1, maxLength: 8 },
);

/** 95 % of what a unit states is less than its room requires, as the rule is written. */
const isNominal = (excess: number) => 0.95 * (1 + excess / 10_000) < 1;
const counted = (rooms: readonly PlainRoom[]) =>
  rooms.map((pairs) => pairs.map(([model, excess]): [number, number] => [model, isNominal(excess) ? 1 : 0]));
const robust = asking({ objective: "robust" });

describe("plans with the fewest rooms that are met in name only", () => {
  it("have as few of them for every number of models as trying all sets finds, or a bound that says so", () => {
    let [best, all] = [0, 0];
    fc.assert(
      fc.property(someRooms, (rooms) => {
        const { found } = searched(buildingOf(rooms, models), oneRoomEach(rooms.length), robust);
        const plain = counted(rooms);
        const least = leastCostPlainly(plain, MODELS, MODELS);
        const steps = found!.steps;
        for (const { models: k, cost, bound, nominal } of steps) {
          const leastOfSo = leastCostPlainly(plain, MODELS, k);
          expect(nominal).toBe(cost);
          expect(bound).toBeLessThanOrEqual(leastOfSo);
          expect(cost).toBeGreaterThanOrEqual(leastOfSo);
          all++;
          if (cost === leastOfSo) best++;
        }
        expect(steps.at(-1)).toMatchObject({ cost: least, bound: least });
        const names = rooms.map((pairs) => pairs.map(([model]) => model));
        expect(steps[0]!.models).toBe(bestCoversPlainly(names, MODELS)[0]!.length);
      }),
      { numRuns: runsOf(500) },
    );
    expect(best / all).toBeGreaterThan(0.97);
  });

  it("reach the fewest as well where only the wanted plan is sought", () => {
    fc.assert(
      fc.property(someRooms, (rooms) => {
        const [candidates, weights] = [buildingOf(rooms, models), oneRoomEach(rooms.length)];
        const search = new OptimumSearch(
          candidates,
          weights,
          objectiveProblem(candidates, robust, weights, []),
        );
        const run = search.runWanted();
        while (run.next().done !== true);
        expect(search.found?.steps.at(-1)?.nominal).toBe(leastCostPlainly(counted(rooms), MODELS, MODELS));
      }),
      { numRuns: runsOf(300) },
    );
  });
});

describe("groups of rooms whose units are tested", () => {
  const testedOf = <Filter>(kind: BatchKind<Filter>, filters: readonly NoInfer<Filter>[]) => [
    ...testedGroups(kind, {
      rooms: filters.map((_, at) =>
        testRoom(at, { airSupplyVolume: flow(500), heatMoistureRatio: heatMoistureRatio(9_000) }),
      ),
      filters,
      groupOf: Int32Array.from(filters.keys()),
      units: new Uint32Array(filters.length).fill(1),
    }),
  ];

  it("are those that a capacity is checked for, not a ratio alone, and none of outlets", () => {
    const base = fanCoilKind.defaultFilter;
    expect(testedOf(fanCoilKind, [base, { ...base, checks: [5] }, { ...base, checks: [2, 5] }])).toEqual([
      1, 0, 1,
    ]);
    expect(testedOf(indoorUnitKind, [indoorUnitKind.defaultFilter])).toEqual([1]);
    expect(testedOf(airOutletKind, [airOutletKind.defaultFilter])).toEqual([0]);
  });
});
