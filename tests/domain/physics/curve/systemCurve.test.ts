import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deviationRate } from "#domain/catalogue/duty/deviationRate.ts";
import { powerPerAirVolume, totalPressureOf } from "#domain/physics/curve/power.ts";
import { parabolaPoints, systemOf } from "#domain/physics/curve/systemCurve.ts";
import { area, efficiency, flow, pressure } from "#domain/base/units.ts";

const positive = fc.double({ min: 1, max: 1e5, noNaN: true });

describe("parabolaPoints", () => {
  it("runs in ten even steps from 0 to 1.1 times the design flow", () => {
    const points = parabolaPoints({ flow: flow(1000), value: 400 }, 900, 1e9);
    expect(points.map(({ flow: q }) => Math.round(q))).toEqual([0, 110, 220, 330, 440, 550, 660, 770, 880, 990, 1100]); // prettier-ignore
    expect(points.at(-1)?.value).toBeCloseTo(484, 9);
  });

  it("runs to the last flow of the curves when that is further", () => {
    expect(parabolaPoints({ flow: flow(1000), value: 400 }, 2000, 1e9).at(-1)?.flow).toBe(2000);
  });

  it("ends on the edge of the y axis, with fewer points", () => {
    const points = parabolaPoints({ flow: flow(1000), value: 400 }, 2000, 900);
    expect(points).toHaveLength(9);
    expect(points.at(-1)?.flow).toBeCloseTo(1500, 9);
    expect(points.at(-1)?.value).toBeCloseTo(900, 9);
  });

  it("has at most 11 points, ascending, all on Y = K·Q² and within the axis", () =>
    fc.assert(
      fc.property(positive, positive, positive, positive, (q, value, last, axisMax) => {
        const design = { flow: flow(q), value };
        const points = parabolaPoints(design, last, axisMax);
        expect(points.length).toBeLessThanOrEqual(11);
        const flows = points.map((point) => point.flow);
        expect(flows).toEqual([...new Set(flows)].toSorted((a, b) => a - b));
        for (const point of points) {
          expect(point.value).toBeCloseTo(systemOf(design).k * point.flow ** 2, 6);
          expect(point.value).toBeLessThanOrEqual(axisMax * (1 + 1e-9));
        }
      }),
    ));
});

describe("figures of a duty", () => {
  it("deviates by the share of the design value, in percent", () => {
    expect(deviationRate(1100, 1000)).toBeCloseTo(10, 12);
    expect(deviationRate(380, 400)).toBeCloseTo(-5, 12);
  });

  it("takes design pressure over 3600·0.855·running efficiency for power per air volume", () => {
    expect(powerPerAirVolume(pressure(500), efficiency(65))).toBeCloseTo(500 / (3600 * 0.855 * 0.65), 12);
  });

  it("adds the velocity pressure of the outlet to a static pressure: 10 m/s are 60 Pa", () => {
    expect(totalPressureOf(pressure(200), flow(36_000), area(1))).toBeCloseTo(260, 9);
  });
});
