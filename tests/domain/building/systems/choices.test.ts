import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runNetwork } from "#domain/building/network/runNetwork.ts";
import { chillerAlternatives } from "#domain/building/sources/chillerCounts.ts";
import { corridorKey, TREE_ASSUMPTIONS } from "#domain/building/systems/EstimatedTree.ts";
import { estimateTree } from "#domain/building/systems/estimateTree.ts";
import { groupUnits } from "#domain/building/systems/groupUnits.ts";
import { allowsLength, seriesFaults } from "#domain/building/systems/multiSplit.ts";
import { judgeTower } from "#domain/building/sources/towerVerdict.ts";
import { treeTolerance } from "#domain/building/systems/treeTolerance.ts";
import { ductVelocity } from "#domain/physics/pipe/ductVelocities.ts";
import { judgeTested } from "#domain/products/tolerance/testedUnit.ts";
import { WATER_RULES } from "../../../support/drawnNetworks.ts";
import { runsOf } from "../../../support/runsOf.ts";

describe("velocities of ducts", () => {
  it("are the stricter of the place's and of what the rooms' noise allows", () => {
    expect(ductVelocity("public", "main")).toMatchObject({ recommended: 6.5, largest: 8, most: 6.5 });
    expect([25, 35, 36, 50, 65, 86].map((level) => ductVelocity("public", "main", level).most)).toEqual([
      ...[4, 4, 6.5, 6.5, 6.5, 6.5],
    ]);
    expect(ductVelocity("public", "branch", 30)).toMatchObject({ byNoise: 2, most: 2 });
    expect(ductVelocity("dwelling", "fanOutlet", 30)).toMatchObject({ byNoise: null, most: 8 });
    // Below the smallest row of the table nothing is known.
    expect(ductVelocity("public", "runOut", 24)).toMatchObject({ most: null });
  });
});

describe("alternatives of a plant", () => {
  it("are one to four machines of one or two sizes that carry the load and are not too large", () => {
    const found = chillerAlternatives([500, 1000, 700], 1950, 150);
    expect(found.map(({ machines }) => machines)).toEqual([
      [1000, 1000],
      [1000, 500, 500],
      [700, 700, 700],
      [500, 500, 500, 500],
    ]);
    expect(found[1]).toMatchObject({ steps: [500, 1000, 1500, 2000], isRemarked: false });
    expect(found[1]?.verdict.withoutLargest).toBeCloseTo(1000 / 1950, 12);
    expect(chillerAlternatives([2000], 1950, 150)).toMatchObject([{ machines: [2000], isRemarked: true }]);
    expect(chillerAlternatives([800], 780, 150)).toMatchObject([{ isRemarked: false }]);
  });

  it("are all there are, none twice", () => {
    const sizes = fc.uniqueArray(fc.integer({ min: 100, max: 1500 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(sizes, fc.integer({ min: 200, max: 5000 }), (series, load) => {
        const found = chillerAlternatives(series, load, 0).map(({ machines }) => machines.join());
        const plainly = new Set<string>();
        for (let code = 1; code < 5 ** series.length; code++) {
          const counts = series.map((_, at) => Math.floor(code / 5 ** at) % 5);
          const machines = series.flatMap((size, at) => Array.from({ length: counts[at]! }, () => size));
          const installed = machines.reduce((sum, each) => sum + each, 0);
          const isOne = machines.length <= 4 && new Set(machines).size <= 2;
          if (isOne && installed >= load && installed / load <= 1.1)
            plainly.add(machines.toSorted((a, b) => b - a).join());
        }
        expect(found.toSorted()).toEqual([...plainly].toSorted());
      }),
      { numRuns: runsOf(60) },
    );
  });
});

describe("a tower at the site's wet bulb", () => {
  const row = (wetBulb: number, flow: number) => ({ entering: 37, leaving: 32, wetBulb, flow });
  const site = (wetBulb: number) => ({ entering: 37, leaving: 32, wetBulb });

  it("is met by its table, and by a warmer stated state alone where there is none", () => {
    expect(judgeTower([row(28, 200)], site(28), 200)).toEqual({ flow: 200, isMet: true });
    expect(judgeTower([row(28, 190)], site(28), 200)).toEqual({ flow: 190, isMet: false });
    expect(judgeTower([row(28, 200)], site(26), 200)).toEqual({ flow: null, isMet: true });
    expect(judgeTower([row(28, 190)], site(26), 200)).toEqual({ flow: null, isMet: null });
    expect(judgeTower([row(26, 300)], site(28), 200)).toEqual({ flow: null, isMet: null });
    expect(judgeTower([row(28, 180), row(26, 220)], site(27), 200)).toEqual({ flow: 200, isMet: true });
    expect(judgeTower([row(28, 300)], { ...site(28), leaving: 31 }, 200).isMet).toBeNull();
    expect(judgeTower([], site(28), 1)).toEqual({ flow: null, isMet: null });
  });
});

describe("limits of a multi-split system", () => {
  const system = {
    ...{ total: 1, farthestActual: 1, farthestEquivalent: 1, afterFirstBranch: 1, isOutdoorAbove: true },
    ...{ heightOut: 1, heightBetween: 1, units: 4 },
  };
  it("are the usual ratio where the series states none, with a remark", () => {
    expect(seriesFaults({}, { ...system, combination: 1.3 })).toEqual([]);
    expect(seriesFaults({}, { ...system, combination: 1.31 })).toEqual([
      { limit: "combination", found: 1.31, allowed: { least: 0.5, most: 1.3 }, isUsual: true },
    ]);
    const own = { combination: { least: 0.5, most: 1.5 } };
    expect(seriesFaults(own, { ...system, combination: 1.31 })).toEqual([]);
  });

  it("allow long pipes only with a proved COP", () => {
    expect([
      ...[allowsLength(70, null), allowsLength(71, null), allowsLength(71, 2.8), allowsLength(71, 2.79)],
    ]).toEqual([true, null, true, false]);
  });
});

describe("grouping of indoor units", () => {
  const room = (code: string, level: number, required: number, zone = "") => ({
    ...{ code, zone, level, required },
  });
  const upTo = (most: number) => (rooms: readonly ReturnType<typeof room>[]) => {
    const sum = rooms.reduce((total, { required }) => total + required, 0);
    return sum <= most ? most : null;
  };
  const shown = (groups: ReturnType<typeof groupUnits<ReturnType<typeof room>, number>>) =>
    groups.map(({ rooms, outdoor }) => [rooms.map(({ code }) => code).join(), outdoor]);

  it("begins by floor and zone, and splits in the order of rooms", () => {
    const rooms = [room("1", 1, 6), room("2", 1, 6), room("3", 2, 6), room("4", 1, 6), room("5", 1, 6, "东")];
    expect(shown(groupUnits(rooms, upTo(28)))).toEqual([
      ["1,2,4", 28],
      ["3", 28],
      ["5", 28],
    ]);
    expect(shown(groupUnits(rooms, upTo(12)))).toEqual([
      ["1,2", 12],
      ["4", 12],
      ["3", 12],
      ["5", 12],
    ]);
    expect(shown(groupUnits(rooms, upTo(5)))).toEqual(["1", "2", "4", "3", "5"].map((code) => [code, null]));
    expect(groupUnits([], upTo(5))).toEqual([]);
  });

  it("keeps every room once, in its order within a place", () => {
    const drawn = fc.array(
      fc.tuple(fc.integer({ min: 1, max: 3 }), fc.constantFrom("东", "西", "__proto__")),
    );
    fc.assert(
      fc.property(drawn, fc.integer({ min: 1, max: 20 }), (places, most) => {
        const rooms = places.map(([level, zone], at) => room(String(at), level, 1 + (at % 7), zone));
        const found = groupUnits(rooms, upTo(most)).flatMap((group) => group.rooms);
        expect(found.toSorted((a, b) => Number(a.code) - Number(b.code))).toEqual(rooms);
      }),
    );
  });
});

it("asks a tree of assumed lengths for a wider tolerance than one of typed ones", () => {
  const rooms = [{ code: "1", zone: "", level: 1, area: 30, flow: 1, loss: 25_000 }];
  const assumed = { ...TREE_ASSUMPTIONS.value, storeyHeight: 3.6, plantLevel: 0 };
  const toleranceOf = (typed: ReadonlyMap<string, number>) => {
    const tree = estimateTree(rooms, assumed, typed);
    if (!tree.ok) throw new Error(tree.fault.code);
    const run = runNetwork({ ...tree.value, rules: WATER_RULES });
    if (!run.ok) throw new Error(run.fault.code);
    return [treeTolerance(run.value, tree.value.segments), tree.value.segments] as const;
  };
  const [wide, segments] = toleranceOf(new Map([[corridorKey("", 1), 20]]));
  expect(wide).toBe(0.15);
  expect(toleranceOf(new Map(segments.map(({ id }) => [id, 10])))[0]).toBe(0.05);
  expect(toleranceOf(new Map(segments.slice(1).map(({ id }) => [id, 10])))[0]).toBe(0.15);
});

it("bounds what a test may find of a unit, and judges only what was measured", () => {
  const stated = { capacity: 4, air: 800, power: 60, fanPower: 6, waterLoss: 30_000 };
  const found = judgeTested(stated, { capacity: 3.8, power: 66.1, fanPower: 7 });
  expect(Object.fromEntries(found.map(({ name, isMet }) => [name, isMet]))).toEqual({
    ...{ capacity: true, air: null, power: false, fanPower: true, waterLoss: null },
  });
  // 1 W is more than a tenth of 6 W, and less than that of 60 W.
  expect(judgeTested({ fanPower: 60 })[0]?.bound).toBeCloseTo(66, 12);
  expect(judgeTested({})).toEqual([]);
});
