import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { conditionsInForce } from "#domain/building/batch/Batch.ts";
import { brandOptima, type BrandOptimum } from "#domain/building/batch/optimum/brandPlans.ts";
import { groupRooms } from "#domain/building/batch/optimum/groupRooms.ts";
import { OBJECTIVES, type OptimumQuestion } from "#domain/building/batch/optimum/objective.ts";
import { area, power } from "#domain/base/units.ts";
import { asking, buildingOf, candidateModel, type PlainRoom } from "../../../../support/optimumMaker.ts";
import { bestCoversPlainly, leastCostPlainly } from "../../../../support/plain/optimum/bestCovers.ts";
import { runsOf } from "../../../../support/runsOf.ts";
import { answerAll, batchOf } from "../../../../support/testBatch.ts";
import type { TestFilter } from "../../../../support/testKind.ts";
import { testRoom } from "../../../../support/testRooms.ts";

const MODELS = 8;
const LOADS = 6;
const EXCESS = 1e-4;

/** Products p-1 to p-8 of three brands, which a run of the test kind chooses among, too. */
const someModels = fc
  .array(
    fc.record({
      brandCode: fc.constantFrom("B1", "B2", "B3"),
      inputPower: fc.integer({ min: 10, max: 90 }).map((watts) => watts / 1_000),
      noise: fc.integer({ min: 20, max: 40 }),
      price: fc.integer({ min: 500, max: 3_000 }),
    }),
    { minLength: MODELS, maxLength: MODELS },
  )
  .map((list) => list.map((about, at) => candidateModel(at, { ...about, id: `p-${at + 1}` })));

/** Candidates of the rooms of each load. */
const someCandidates = fc.array(
  fc
    .uniqueArray(fc.tuple(fc.nat(MODELS - 1), fc.nat(3_000)), {
      maxLength: MODELS,
      selector: ([model]) => model,
    })
    .map((pairs): PlainRoom => pairs.sort(([a], [b]) => a - b)),
  { minLength: LOADS, maxLength: LOADS },
);

const someRooms = fc.array(
  fc.record({
    load: fc.nat(LOADS - 1),
    units: fc.integer({ min: 1, max: 3 }),
    isLocked: fc.constantFrom(false, false, false, true),
  }),
  { minLength: 1, maxLength: 10 },
);

const building = fc.record({ models: someModels, candidates: someCandidates, rooms: someRooms });
type Building = typeof building extends fc.Arbitrary<infer Value> ? Value : never;

function optimaOf({ models, candidates, rooms }: Building, question: OptimumQuestion) {
  const batch = batchOf(
    rooms.map(({ load, units }, at) =>
      testRoom(at, {
        roomArea: area(15),
        coolingLoad: power(units * 0.9 * (load + 1)),
        heatLoad: null,
        equipmentNumber: units,
      }),
    ),
  );
  answerAll(batch);
  rooms.forEach(({ isLocked }, row) => (batch.results.locked[row] = isLocked ? 1 : 0));
  const groups = groupRooms(batch, conditionsInForce(batch));
  const ofGroup = groups.rooms.map((_, group) => candidates[rooms[groups.groupOf.indexOf(group)]!.load]!);
  const made = brandOptima(batch, groups, buildingOf(ofGroup, models), question);
  let step = made.next();
  while (step.done !== true) step = made.next();
  const nowOf = (row: number) => Number(batch.products.at(batch.results.product[row]!)!.id.slice(2)) - 1;
  return { optima: step.value, nowOf };
}

/** The same brand with a plain filter: its pairs, by free room. */
function plainOf({ models, candidates, rooms }: Building, brandCode: string) {
  const free = rooms.flatMap(({ load, units, isLocked }, row) => (isLocked ? [] : [{ row, load, units }]));
  const withPairs = free.map((room) => ({
    ...room,
    pairs: candidates[room.load]!.filter(([model]) => models[model]!.brandCode === brandCode),
  }));
  return {
    served: withPairs.filter(({ pairs }) => pairs.length > 0),
    without: withPairs.filter(({ pairs }) => pairs.length === 0).length,
  };
}

/** Product of each served room once the plan is adopted. */
function afterwards({ optimum, plan }: BrandOptimum<TestFilter>, nowOf: (row: number) => number) {
  const given = new Map(optimum.assigned(plan.models).map(({ row, model }) => [row, model]));
  return (row: number) => given.get(row) ?? nowOf(row);
}

describe("the plan of each brand", () => {
  it("gives its rooms models of the brand alone, and sums what these are", () => {
    fc.assert(
      fc.property(building, fc.constantFrom(...OBJECTIVES), (drawn, objective) => {
        const { optima, nowOf } = optimaOf(drawn, asking({ objective }));
        const { models } = drawn;
        const served = new Set(models.map(({ brandCode }) => brandCode)).values();
        const able = [...served].filter((brandCode) => plainOf(drawn, brandCode).served.length > 0);
        expect(optima.map(({ plan }) => plan.brandCode).sort()).toEqual(able.sort());
        for (const one of optima) {
          const { plan } = one;
          const plain = plainOf(drawn, plan.brandCode);
          const isQuiet = (model: number) => plan.loudest === null || models[model]!.noise! <= plan.loudest;
          const rooms = plain.served.map((room) => ({
            ...room,
            model: afterwards(one, nowOf)(room.row),
          }));
          expect(plan).toMatchObject({ rooms: rooms.length, without: plain.without });
          for (const { pairs, model } of rooms) {
            expect(pairs.map(([candidate]) => candidate)).toContain(model);
            expect(isQuiet(model)).toBe(true);
          }
          const sumOf = (figure: (model: number) => number) =>
            rooms.reduce((sum, { model, units }) => sum + figure(model) * units, 0);
          expect(plan.power).toBeCloseTo(
            sumOf((model) => models[model]!.inputPower!),
            9,
          );
          const units = sumOf(() => 1);
          expect(plan.price).toEqual({ yuan: sumOf((model) => models[model]!.price!), priced: units, units });
          expect(plan.changed).toBe(rooms.filter(({ row, model }) => model !== nowOf(row)).length);
          const locked = drawn.rooms.flatMap(({ isLocked }, row) => (isLocked ? [nowOf(row)] : []));
          const used = new Set([...rooms.map(({ model }) => model), ...locked]);
          expect(plan.models).toBeGreaterThanOrEqual(used.size);
        }
      }),
      { numRuns: runsOf(500) },
    );
  });

  it("has as few models, locked rooms' among them, as trying all sets of its candidates finds", () => {
    let best = 0;
    let all = 0;
    fc.assert(
      fc.property(building, (drawn) => {
        const { optima, nowOf } = optimaOf(drawn, asking());
        const fixed = [
          ...new Set(drawn.rooms.flatMap(({ isLocked }, row) => (isLocked ? [nowOf(row)] : []))),
        ];
        for (const { plan } of optima) {
          const { served } = plainOf(drawn, plan.brandCode);
          const names = served.map(({ pairs }) => pairs.map(([model]) => model));
          const fewest = bestCoversPlainly(names, MODELS, fixed)[0]!.length;
          expect(plan).toMatchObject({ models: fewest, leastModels: fewest });
          const least = leastCostPlainly(
            served.map(({ pairs }) => pairs),
            MODELS,
            fewest,
            fixed,
          );
          const cost = Math.round((plan.meanExcess / EXCESS) * plan.rooms);
          expect(cost).toBeGreaterThanOrEqual(least);
          all++;
          if (cost === least) best++;
        }
      }),
      { numRuns: runsOf(500) },
    );
    // Exchanges and multipliers leave few of them short of the least excess.
    expect(best / all).toBeGreaterThan(0.98);
  });

  it("takes of each room's own candidates of the brand the best where sums count", () => {
    fc.assert(
      fc.property(building, (drawn) => {
        const { models } = drawn;
        const leastOf = (
          objective: "excess" | "power" | "price",
          figure: (pair: PlainRoom[number]) => number,
        ) =>
          optimaOf(drawn, asking({ objective })).optima.map(({ plan }) => {
            const { served } = plainOf(drawn, plan.brandCode);
            const weight = (units: number) => (objective === "excess" ? 1 : units);
            const least = served.reduce(
              (sum, { pairs, units }) => sum + Math.min(...pairs.map(figure)) * weight(units),
              0,
            );
            expect(plan.leastModels).toBeNull();
            return { plan, least };
          });
        for (const { plan, least } of leastOf("excess", ([, excess]) => excess))
          expect(plan.meanExcess).toBeCloseTo((least * EXCESS) / plan.rooms, 9);
        for (const { plan, least } of leastOf("power", ([model]) => models[model]!.inputPower!))
          expect(plan.power).toBeCloseTo(least, 9);
        for (const { plan, least } of leastOf("price", ([model]) => models[model]!.price!))
          expect(plan.price.yuan).toBe(least);
      }),
      { numRuns: runsOf(200) },
    );
  });

  it("stands before those that leave more rooms without, then before those of more models", () => {
    fc.assert(
      fc.property(building, (drawn) => {
        const order = optimaOf(drawn, asking()).optima.map(
          ({ plan }) => [plan.without, plan.models] as const,
        );
        order.slice(1).forEach(([without, models], at) => {
          const [before, fewer] = order[at]!;
          expect(before < without || (before === without && fewer <= models)).toBe(true);
        });
      }),
      { numRuns: runsOf(200) },
    );
  });
});
