import { describe, expect, it } from "vitest";
import {
  judgeBoilers,
  judgeChillers,
  partLoadValue,
  plantLoad,
} from "#domain/building/sources/coldSources.ts";
import {
  fanDuty,
  fanPowerRatio,
  judgeFanRatio,
  meanFilterLoss,
  outletLoss,
  outletZeta,
} from "#domain/building/systems/fanDuty.ts";
import { multiSplitState, seriesFaults, smallestOutdoor } from "#domain/building/systems/multiSplit.ts";
import { outletMain } from "#domain/building/systems/outletMain.ts";
import {
  correctionsOfCurves,
  correctionsOfTables,
  gridFactor,
  lineFactor,
  UNCORRECTED,
} from "#domain/building/systems/seriesCorrections.ts";

it("leads a main past its outlets with the tees' own ζ, unless one is typed", () => {
  const outlets = [250, 300, 350].map((flow) => ({ flow, loss: 20 }));
  const limits = { main: [0, 0, 1], branch: 2 };
  const { segments, terminals } = outletMain({ outlets, first: 8, step: 4, limits });
  expect(segments.map(({ id, parent, length, zeta, limits: of }) => [id, parent, length, zeta, of])).toEqual([
    ["M1", null, 8, 1.5, 0],
    ["M2", "M1", 4, 0.1, 0],
    ["M3", "M2", 4, 0.1, 1],
    ["B1", "M1", 3, 1, 2],
    ["B2", "M2", 3, 1, 2],
    ["B3", "M3", 3, 1, 2],
  ]);
  expect(terminals.map(({ id, segment, flow }) => [id, segment, flow])).toEqual([
    ["1", "B1", 250],
    ["2", "B2", 300],
    ["3", "B3", 350],
  ]);
  const typed = outletMain({ outlets, first: 8, step: 4, branch: 5, zeta: { through: 0.3 }, limits });
  expect(typed.segments[1]).toMatchObject({ zeta: 0.3 });
  expect(typed.segments[3]).toMatchObject({ zeta: 1, length: 5 });
});

describe("a multi-split system", () => {
  const place = { corrections: UNCORRECTED, equivalent: 50, height: 5 };

  it("shares what the outdoor unit gives by rated capacity, never more than a unit's own", () => {
    const found = multiSplitState([10, 10, 20], 32, place);
    expect(found.indoor).toEqual([8, 8, 16]);
    expect(multiSplitState([10, 10], 32, place).indoor).toEqual([10, 10]);
  });

  it("has no value outside of the limits of its ratio, or where a correction has none", () => {
    expect(multiSplitState([10], 32, place)).toMatchObject({
      isWithin: false,
      available: null,
      indoor: null,
    });
    expect(multiSplitState([50], 32, place)).toMatchObject({ isWithin: false, combinationFactor: null });
    const corrections = { ...UNCORRECTED, length: () => null };
    expect(multiSplitState([20], 32, { ...place, corrections })).toMatchObject({
      isWithin: true,
      available: null,
    });
  });

  it("takes a series' own factor below full combination too", () => {
    const corrections = { ...UNCORRECTED, combination: (ratio: number) => 0.5 + 0.5 * ratio };
    expect(multiSplitState([20], 32, { ...place, corrections })).toMatchObject({
      combinationFactor: 0.8125,
      available: 26,
    });
  });

  it("gives its rating below full combination where the series says nothing of it, and what it says where it does", () => {
    const from = (first: number) =>
      correctionsOfTables({ combination: { at: [first, 1.3], factors: [0.9, 1.1] }, heightPerMetre: 0 });
    expect([0.6, 1, 1.3, 1.31].map(from(1).combination)).toEqual([1, 1, 1.1, null]);
    expect([0.6, 1.02].map(from(1.05).combination)).toEqual([1, null]);
    expect([0.4, 0.5].map(from(0.5).combination)).toEqual([null, 0.9]);
    expect(correctionsOfTables({ heightPerMetre: -0.1 })).toMatchObject({ heightPerMetre: -0.1 });
    const curves = correctionsOfCurves({ combination: [0.5, 0.55], length: [0.9], heightPerMetre: 0 });
    expect([0.8, 1].map(curves.combination)).toEqual([1, 1]);
    expect(curves.combination(1.2)).toBeCloseTo(1.16, 12);
    expect(curves.length(50, 0.8)).toBe(0.9);
  });

  it("reads its tables linearly, and has no value outside of them", () => {
    const line = { at: [1, 1.3], factors: [1, 1.1] };
    expect(lineFactor(line, 1.15)).toBeCloseTo(1.05, 12);
    expect([0.99, 1.31].map((ratio) => lineFactor(line, ratio))).toEqual([null, null]);
    const grid = {
      lengths: [50, 100],
      ratios: [0.5, 1],
      factors: [
        [0.95, 0.92],
        [0.9, 0.86],
      ],
    };
    expect(gridFactor(grid, 75, 0.75)).toBeCloseTo(0.9075, 12);
    expect(gridFactor(grid, 50, 1)).toBe(0.92);
    expect(gridFactor(grid, 100, 1)).toBe(0.86);
    expect(gridFactor(grid, 101, 1)).toBeNull();
    expect(gridFactor(grid, 60, 1.01)).toBeNull();
  });

  it("takes the smallest unit that carries the load in its limits, whatever the order of the series", () => {
    expect(smallestOutdoor([28, 14, 22.4], { rated: [5, 5, 5] }, 15, () => 0.95)).toBe(22.4);
    expect(smallestOutdoor([14, 28], { rated: [5, 5, 5] }, 13, () => 0.95)).toBe(14);
    expect(smallestOutdoor([14, 28], { rated: [5, 5, 5] }, 13, (rated) => (rated === 14 ? null : 1))).toBe(
      28,
    );
    expect(smallestOutdoor([14], { rated: [1] }, 0.5, () => 1)).toBeNull();
  });

  it("takes the next larger one where a room would get less than it requires", () => {
    const rated = [5.6, 5.6, 5.6, 5.6];
    const taken = (required: readonly number[]) =>
      smallestOutdoor([22.4, 28], { rated, required }, 17, () => 0.9);
    // 0.9 · 22.4/4 = 5.04 kW each
    expect(taken([5.04, 4, 4, 4])).toBe(22.4);
    expect(taken([5.2, 4, 4, 4])).toBe(28);
    expect(taken([5.7, 4, 4, 4])).toBeNull();
    expect(smallestOutdoor([22.4, 28], { rated, required: [5], factor: 0.85 }, 17, () => 0.9)).toBeNull();
  });

  it("names each limit that it does not keep with both figures, and judges none that the series leaves out", () => {
    const system = {
      total: 400,
      farthestActual: 100,
      farthestEquivalent: 130,
      afterFirstBranch: 30,
      isOutdoorAbove: false,
      heightOut: 45,
      heightBetween: 10,
      units: 20,
      combination: 1.4,
    };
    expect(
      seriesFaults({ heightAbove: 50, heightBelow: 40, combination: { least: 0.5, most: 1.3 } }, system),
    ).toEqual([
      { limit: "heightBelow", found: 45, allowed: 40 },
      { limit: "combination", found: 1.4, allowed: { least: 0.5, most: 1.3 } },
    ]);
    // The ratio alone has a usual limit: choices.test.ts.
    expect(seriesFaults({}, { ...system, combination: 1.3 })).toEqual([]);
  });
});

describe("sources", () => {
  it("are short, large, or do not go down far enough", () => {
    expect(judgeChillers([500, 500], 1100, 50)).toMatchObject({
      isShort: true,
      isLarge: false,
      meetsTurndown: false,
    });
    expect(judgeChillers([700, 700], 1100, 200)).toMatchObject({
      isShort: false,
      isLarge: true,
      meetsTurndown: true,
    });
  });

  it("carry the block load, the heat of the pumps and what is typed beside", () => {
    expect(plantLoad({ block: 2000, shaft: 45, additions: [60, 40] })).toBe(2145);
    expect(plantLoad({ block: 2000 })).toBe(2000);
  });

  it("have part-load values of two standards, alike only where the COP is", () => {
    expect(partLoadValue([5, 5, 5, 5], "gb")).toBeCloseTo(partLoadValue([5, 5, 5, 5], "ahri"), 12);
    expect(partLoadValue([5, 6, 7, 6], "gb")).not.toBeCloseTo(partLoadValue([5, 6, 7, 6], "ahri"), 3);
  });

  it("of heat are two at least, and one may fail", () => {
    expect(judgeBoilers([700, 700], 1000, "cold")).toMatchObject({ meetsOutage: true, hasTwo: true });
    expect(judgeBoilers([680, 680], 1000, "severeCold")).toMatchObject({ meetsOutage: false });
    expect(judgeBoilers([1200], 1000, "cold")).toMatchObject({ meetsOutage: false, hasTwo: false });
  });
});

describe("the duty of a fan", () => {
  it("has a margin on its pressure only at fixed speed, and none on what a variable system keeps", () => {
    const parts = { flow: 1000, loss: 400 };
    expect(fanDuty({ ...parts, isFixedSpeed: true })).toMatchObject({
      flow: 1050,
      pressure: 440.00000000000006,
    });
    expect(fanDuty({ ...parts, isFixedSpeed: false, kept: 150 })).toMatchObject({
      pressure: 550,
      system: { staticValue: 150 },
    });
    expect(fanPowerRatio(440, null)).toBeNull();
    expect(meanFilterLoss(60, 180)).toBe(120);
  });

  it("has a power ratio within the limit of its kind, or none to judge", () => {
    expect(judgeFanRatio(0.25, "freshAir")).toEqual({ limit: 0.24, isMet: false, mark: "待核对" });
    expect(judgeFanRatio(0.29, "officeVariable").isMet).toBe(true);
    expect(judgeFanRatio(null, "ventilation").isMet).toBeNull();
  });

  it("takes the ζ of the outlet's own kind", () => {
    expect([outletZeta("diffuser"), outletZeta("returnGrille")]).toEqual([2, 1.5]);
  });

  it("counts an outlet as total pressure, and estimates where the kind is not stated", () => {
    const neck = { flow: 360, neck: 0.05, density: 1.2, zeta: 2 };
    // 2 m/s: 2.4 Pa
    expect(outletLoss(20, "static", neck)).toEqual({ loss: 22.4, isEstimated: false });
    expect(outletLoss(20, "total", neck)).toEqual({ loss: 20, isEstimated: false });
    expect(outletLoss(20, null, neck)).toEqual({ loss: 4.8, isEstimated: true });
  });
});
