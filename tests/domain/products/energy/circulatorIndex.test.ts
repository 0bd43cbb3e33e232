import { describe, expect, it } from "vitest";
import { fitCurve } from "#domain/physics/curve/fitCurve.ts";
import { circulatorIndex, referencePower } from "#domain/products/energy/circulatorIndex.ts";
import { measuredFrom } from "../../../support/curveMaker.ts";
import { pumpOfD14 } from "../../../support/energyMaker.ts";

/** H = 6 − 0.5·Q², from 0 to 3 m³/h: Q·H is greatest at 2 m³/h, 4 m. */
const circulator = pumpOfD14({
  pressure: fitCurve(measuredFrom((q) => 6 - 0.5 * q * q, 0, 3, 10)),
  inputPower: fitCurve(measuredFrom((q) => 0.03 + 0.01 * q, 0, 3, 10)),
});

describe("circulatorIndex", () => {
  it("is 0.49·P_avg/P_ref over the four loads of (EU) 622/2012", () => {
    const found = circulatorIndex(circulator);
    if (!found.ok) throw new Error(found.code);
    const { flow, head, hydraulicPower, rows, index } = found.value;
    expect([flow, head]).toEqual([expect.closeTo(2, 9), expect.closeTo(4, 9)]);
    expect(hydraulicPower).toBeCloseTo((1000 * 9.80665 * 2 * 4) / 3600, 9);
    // H_ref is 4, 3.5, 3 and 2.5 m; the measured heads 4, 4.875, 5.5 and 5.875 m are not below it.
    expect(rows.map(({ referenceHead }) => referenceHead)).toEqual(
      [4, 3.5, 3, 2.5].map((m) => expect.closeTo(m, 9)),
    );
    expect(rows.map(({ counted }) => counted)).toEqual(
      [50, 45, 40, 35].map((watts) => expect.closeTo(watts, 6)),
    );
    const average = 0.06 * 50 + 0.15 * 45 + 0.35 * 40 + 0.44 * 35;
    expect(index).toBeCloseTo((0.49 * average) / referencePower(hydraulicPower), 9);
  });

  it("counts more where the circulator gives less than the reference", () => {
    const weak = circulatorIndex({
      ...circulator,
      // Level and then steep: Q·H is greatest at the end of the level part.
      pressure: fitCurve(measuredFrom((q) => 3 + 0.4 * q, 0, 3, 10)),
    });
    if (!weak.ok) throw new Error(weak.code);
    const row = weak.value.rows[3];
    expect(weak.value.flow).toBe(3);
    // At 25 % of 3 m³/h: 3.3 m beside 4.2·0.625 = 2.625 m; at full flow both are equal.
    expect(row).toMatchObject({ head: expect.closeTo(3.3, 6), referenceHead: expect.closeTo(2.625, 6) });
    const drooping = circulatorIndex({
      ...circulator,
      pressure: fitCurve(measuredFrom((q) => 1 + q, 0, 3, 10)),
    });
    if (!drooping.ok) throw new Error(drooping.code);
    const least = drooping.value.rows[3];
    expect(least?.counted).toBeCloseTo(((least?.power ?? 0) * 2.5) / 1.75, 6);
  });

  it("has none without electric power, below the measured flows, or beyond the sizes it is made for", () => {
    const code = (machine: typeof circulator) => {
      const found = circulatorIndex(machine);
      return found.ok ? null : found.code;
    };
    expect(code({ ...circulator, inputPower: undefined })).toBe("no-electric-power");
    expect(
      code({ ...circulator, pressure: fitCurve(measuredFrom((q) => 6 - 0.5 * q * q, 0.6, 3, 10)) }),
    ).toBe("out-of-range");
    expect(code(pumpOfD14())).toBe("not-a-circulator");
  });
});
