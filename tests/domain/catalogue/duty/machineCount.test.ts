import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PUMP, WATER_SUPPLY_SET } from "#domain/catalogue/categories.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { systemOf, systemValueAt } from "#domain/physics/curve/systemCurve.ts";
import { dutyFault } from "#domain/catalogue/duty/dutyFault.ts";
import { dutyFields } from "#domain/catalogue/duty/dutyFields.ts";
import { dutyWords } from "#domain/catalogue/listing/dutyWords.ts";
import { readListAddress, writeListAddress } from "#domain/catalogue/listing/listAddress.ts";
import { readDuty } from "#domain/products/search/readDuty.ts";
import { flow } from "#domain/base/units.ts";
import { runsOf } from "../../../support/runsOf.ts";

const figures = (more: Record<string, number>) =>
  Object.entries({ [PROPERTY.airFlow]: 240, [PROPERTY.head]: 32, ...more }).map(([code, value]) => ({
    code,
    value,
  }));

describe("a duty that several machines share", () => {
  it("asks each for its part of the flow at the whole head, on the system as each sees it", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 1, max: 5_000 }),
        fc.constantFrom(-5, 0, 12, 32),
        fc.constantFrom(1, 1.852, 2, 2.5),
        (machineCount, total, staticHead, systemExponent) => {
          const asked = figures({ [PROPERTY.airFlow]: total, staticHead, systemExponent, machineCount });
          const read = readDuty(PUMP, null, asked);
          const point = read.ok ? read.value?.point : null;
          expect([point?.flow.value, point?.value.value]).toEqual([total / machineCount, 32]);
          // One pump at q meets what the whole system requires at n·q.
          const whole = systemOf({
            flow: flow(total),
            value: 32,
            system: { staticValue: staticHead, exponent: systemExponent },
          });
          for (const share of [0.3, 1, 1.4]) {
            const q = (share * total) / machineCount;
            expect(systemValueAt(point!.system, q)).toBeCloseTo(systemValueAt(whole, machineCount * q), 6);
          }
        },
      ),
      { numRuns: runsOf(100) },
    );
  });

  it("is that of one machine where nothing is stated, and standby changes nothing of it", () => {
    const alone = readDuty(PUMP, null, figures({}));
    expect(readDuty(PUMP, null, figures({ machineCount: 1 }))).toEqual(alone);
    expect(readDuty(PUMP, null, figures({ standbyCount: 2 }))).toEqual(alone);
  });

  it("is refused for a count that is none, at its field", () => {
    const fields = dutyFields(PUMP, "SINGLE_SPEED");
    for (const wrong of [{ machineCount: 7 }, { machineCount: 2.5 }, { standbyCount: 4 }])
      expect(dutyFault(fields, figures(wrong))).toEqual({
        code: Object.keys(wrong)[0],
        fault: "count-out-of-range",
        sentence: "运行台数应是 1 到 6 的整数，备用台数应是 1 到 3 的整数",
      });
    expect(readDuty(PUMP, null, figures({ machineCount: 7 })).ok).toBe(false);
    expect(dutyFault(fields, figures({ machineCount: 3, standbyCount: 1 }))).toBeNull();
  });

  it("is no duty of a water-supply set, which is several pumps already", () => {
    expect(dutyFields(WATER_SUPPLY_SET, "SINGLE_SPEED").map(({ code }) => code)).not.toContain(
      "machineCount",
    );
    expect(readDuty(WATER_SUPPLY_SET, null, figures({ machineCount: 3 })).ok).toBe(false);
  });

  it("travels by the address, and is read in words", () => {
    const duty = figures({ machineCount: 3, standbyCount: 1 }).map((entry) => ({
      ...entry,
      deviationRate: null,
    }));
    const state = { ...readListAddress([]), duty };
    expect(readListAddress(writeListAddress(state)).duty).toEqual(duty);
    expect(dutyWords(PUMP, state)).toBe(
      "流量 240 m³/h · 扬程 32 m · 多台并联运行台数 3 台 · 多台并联备用台数 1 台",
    );
  });
});
