import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { branchCover } from "#domain/building/batch/optimum/branchCover.ts";
import { disjointBound, lagrangeCover } from "#domain/building/batch/optimum/coverBounds.ts";
import { fewestModels, type FewestModels } from "#domain/building/batch/optimum/fewestModels.ts";
import { greedyCover } from "#domain/building/batch/optimum/greedyCover.ts";
import { reduceCover } from "#domain/building/batch/optimum/reduceCover.ts";
import { setsOf, transposed, membersOf } from "#domain/building/batch/optimum/Sets.ts";
import { sweepCover } from "#domain/building/batch/optimum/sweepCover.ts";
import { last, linesOf } from "../../../../../scripts/cases/kinds/covers.ts";
import { bestCoversPlainly } from "../../../../support/plain/optimum/bestCovers.ts";
import { runsOf } from "../../../../support/runsOf.ts";

type Rooms = readonly (readonly number[])[];

/** G1 of data/engineering2_cases.json. */
const TRAP: Rooms = [
  ...[...Array<number>(4).fill(2), 3, 3, 4].map((model) => [0, model]),
  ...[...Array<number>(4).fill(2), 3, 3, 4].map((model) => [1, model]),
];

const NO_SIZES: readonly number[] = [];
const fewest = (rooms: Rooms, models: number, fixed: readonly number[] = []): FewestModels =>
  last(fewestModels(setsOf(rooms), models, { fixed, sizes: NO_SIZES }));

const someRooms = (models: number) =>
  fc.array(
    fc
      .uniqueArray(fc.nat(models - 1), { minLength: 1, maxLength: models })
      .map((room) => room.sort((a, b) => a - b)),
    { minLength: 1, maxLength: 14 },
  );

const isCover = (rooms: Rooms, chosen: readonly number[]) =>
  rooms.every((room) => room.some((model) => chosen.includes(model)));

describe("cases of data/engineering2_cases.json", () => {
  it("G1: greedy takes three models where two are enough, and the search proves two", () => {
    expect(greedyCover(setsOf(TRAP), 5)).toEqual([2, 3, 4]);
    expect(bestCoversPlainly(TRAP, 5)).toEqual([[0, 1]]);
    expect(fewest(TRAP, 5)).toEqual({ stage: "done", chosen: [0, 1], bound: 2 });
  });

  it("G3: of the nine models of A9 five are the fewest, which no relaxation says", () => {
    const rooms = setsOf(linesOf(2));
    const greedy = { chosen: greedyCover(rooms, 9), bound: disjointBound(rooms, 9) };
    expect(last(lagrangeCover(rooms, 9, greedy, 500)).bound).toBe(3);
    expect(fewest(linesOf(2), 9)).toMatchObject({ chosen: { length: 5 }, bound: 5 });
  });

  it("G4: of A27 what is found and what is proved are two figures, unless everything was looked through", () => {
    const rooms = linesOf(3);
    expect(rooms).toHaveLength(117);
    const sets = setsOf(rooms);
    expect(greedyCover(sets, 27)).toHaveLength(19);
    const bounded = last(lagrangeCover(sets, 27, { chosen: greedyCover(sets, 27), bound: 0 }, 500));
    expect(bounded.bound).toBe(9);
    const { chosen, bound } = last(branchCover(sets, 27, bounded, 2_000));
    expect(isCover(rooms, chosen)).toBe(true);
    expect(bound).toBe(9);
    const whole = fewest(rooms, 27);
    expect(whole.chosen.length).toBeLessThanOrEqual(19);
    expect(whole.bound).toBeLessThanOrEqual(18);
  });
});

describe("fewest models", () => {
  it("are those that trying all sets finds, and the bound never says more", () => {
    fc.assert(
      fc.property(someRooms(8), (rooms) => {
        const count = bestCoversPlainly(rooms, 8)[0]!.length;
        const steps = fewestModels(setsOf(rooms), 8, { fixed: [], sizes: NO_SIZES });
        const told: FewestModels[] = [];
        for (let step = steps.next(); ; step = steps.next()) {
          if (step.value !== null) told.push(step.value);
          if (step.done === true) break;
        }
        expect(Math.max(...told.map(({ bound }) => bound))).toBeLessThanOrEqual(count);
        expect(told.every(({ chosen }) => isCover(rooms, chosen))).toBe(true);
        expect(told.at(-1)).toMatchObject({ bound: count, chosen: { length: count } });
      }),
      { numRuns: runsOf(1_500) },
    );
  });

  it("count the models of locked rooms, which are there in any case", () => {
    fc.assert(
      fc.property(someRooms(7), fc.uniqueArray(fc.nat(6), { maxLength: 3 }), (rooms, fixed) => {
        const count = bestCoversPlainly(rooms, 7, fixed)[0]!.length;
        const found = fewest(rooms, 7, fixed);
        expect(found).toMatchObject({ bound: count, chosen: { length: count } });
        expect(found.chosen).toEqual(expect.arrayContaining(fixed));
      }),
      { numRuns: runsOf(500) },
    );
  });

  it("are the same ones again in a second run", () => {
    expect(fewest(linesOf(3), 27)).toEqual(fewest(linesOf(3), 27));
  });

  it("G7: do not grow dearer by rooms that are alike", () => {
    const many = Array.from({ length: 200 }, () => linesOf(2)).flat();
    const reduced = last(reduceCover(setsOf(many), 9));
    expect(reduced.cores.map(({ rooms }) => rooms.starts.length - 1)).toEqual([12]);
  });
});

describe("bounds", () => {
  it("are none of them above the fewest, from step to step", () => {
    fc.assert(
      fc.property(someRooms(8), (rooms) => {
        const count = bestCoversPlainly(rooms, 8)[0]!.length;
        const sets = setsOf(rooms);
        expect(disjointBound(sets, 8)).toBeLessThanOrEqual(count);
        const greedy = { chosen: greedyCover(sets, 8), bound: 0 };
        for (const { bound, chosen } of lagrangeCover(sets, 8, greedy, 60)) {
          expect(bound).toBeLessThanOrEqual(count);
          expect(isCover(rooms, chosen)).toBe(true);
        }
      }),
      { numRuns: runsOf(500) },
    );
  });

  it("G6: are rounded up, for models are counted", () => {
    // Three rooms, each served by two of three models: one and a half by multipliers, two by counting.
    const sets = setsOf([
      [0, 1],
      [0, 2],
      [1, 2],
    ]);
    expect(last(lagrangeCover(sets, 3, { chosen: [0, 1], bound: 1 }, 200)).bound).toBe(2);
  });

  it("greedy takes at most H(d) times the fewest, and nothing that is superfluous", () => {
    fc.assert(
      fc.property(someRooms(8), (rooms) => {
        const chosen = greedyCover(setsOf(rooms), 8);
        const most = Math.max(
          ...Array.from({ length: 8 }, (_, model) => rooms.filter((room) => room.includes(model)).length),
        );
        const harmonic = Array.from({ length: most }, (_, at) => 1 / (at + 1)).reduce(
          (sum, part) => sum + part,
          0,
        );
        expect(chosen.length).toBeLessThanOrEqual(harmonic * bestCoversPlainly(rooms, 8)[0]!.length + 1e-9);
        for (const model of chosen)
          expect(
            isCover(
              rooms,
              chosen.filter((other) => other !== model),
            ),
          ).toBe(false);
      }),
      { numRuns: runsOf(500) },
    );
  });
});

describe("candidates that are intervals of one quantity (G2)", () => {
  const intervals = fc.array(
    fc
      .tuple(fc.nat(8), fc.nat(4))
      .map(([from, more]) => Array.from({ length: Math.min(more, 8 - from) + 1 }, (_, at) => from + at)),
    { minLength: 1, maxLength: 14 },
  );

  it("are swept exactly", () => {
    fc.assert(
      fc.property(intervals, (rooms) => {
        const swept = sweepCover(setsOf(rooms), [0, 1, 2, 3, 4, 5, 6, 7, 8]);
        expect(swept).toHaveLength(bestCoversPlainly(rooms, 9)[0]!.length);
        expect(isCover(rooms, swept ?? [])).toBe(true);
      }),
      { numRuns: runsOf(500) },
    );
  });

  it("are none by another order", () => {
    expect(sweepCover(setsOf([[0, 2]]), [0, 1, 2])).toBeNull();
    expect(sweepCover(setsOf([[0, 2]]), [1, 0, 2])).toEqual([2]);
  });
});

it("transposes sets and back", () => {
  const sets = setsOf([[0, 3], [], [1, 3]]);
  const across = transposed(sets, 4);
  expect([...membersOf(across, 3)]).toEqual([0, 2]);
  expect(transposed(across, 3)).toEqual(sets);
});
