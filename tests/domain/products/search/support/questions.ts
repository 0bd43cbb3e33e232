import * as fc from "fast-check";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { isBesidePoints } from "#domain/catalogue/duty/dutyForms.ts";
import type { AskedConditions } from "#domain/products/search/readConditions.ts";
import { NOTE, SPRUNG, VOLTAGE } from "./searchMaker.ts";

export const NOTHING: AskedConditions = {
  brandCode: null,
  productSeriesId: null,
  speedControl: null,
  isSample: null,
  curveProperties: [],
  productProperties: [],
};

const rate = fc.constantFrom(undefined, null, 0, 5, 10, 40);
const flowNear = fc.integer({ min: 8_000, max: 12_000 });
const pressureNear = fc.integer({ min: 400, max: 600 });
const target = (code: string, value: fc.Arbitrary<number>) =>
  fc.record({ code: fc.constant(code), value, deviationRate: rate });
const singleDuty = fc.tuple(
  target(PROPERTY.airFlow, flowNear),
  fc.option(target(PROPERTY.totalPressure, pressureNear)),
);
const doubleDuty = fc.tuple(
  target(PROPERTY.highSpeedAirFlow, flowNear),
  fc.option(target(PROPERTY.highSpeedTotalPressure, pressureNear)),
  fc.option(target(PROPERTY.lowSpeedAirFlow, flowNear)),
  fc.option(target(PROPERTY.lowSpeedTotalPressure, pressureNear)),
);
const lowDuty = fc.tuple(
  target(PROPERTY.lowSpeedAirFlow, flowNear),
  target(PROPERTY.lowSpeedTotalPressure, pressureNear),
);
/** A system through the whole point: from a negative static head to only static head, with any exponent. */
const system = fc.record({
  staticHead: fc.option(fc.integer({ min: -200, max: 400 }), { freq: 2 }),
  systemExponent: fc.option(fc.constantFrom(1, 1.852, 2, 2.5), { freq: 3 }),
});
const withSystem = (
  targets: readonly { readonly code: string; readonly value: number }[],
  { staticHead, systemExponent }: { staticHead: number | null; systemExponent: number | null },
) => {
  const isWhole = [PROPERTY.totalPressure, PROPERTY.highSpeedTotalPressure].some((value) =>
    targets.some(({ code }) => code === value),
  );
  const figures = [
    { code: "staticHead", value: staticHead },
    { code: "systemExponent", value: systemExponent },
  ];
  return isWhole
    ? [...targets, ...figures.flatMap(({ code, value }) => (value === null ? [] : [{ code, value }]))]
    : targets;
};
/** Half of the duties are in standard air, the others range from a high plateau in summer to a mine in winter. */
const air = fc.option(
  fc.record(
    {
      siteAltitude: fc.integer({ min: -500, max: 5000 }),
      airTemperature: fc.integer({ min: -20, max: 60 }),
      airHumidity: fc.integer({ min: 0, max: 100 }),
      lowestAirTemperature: fc.integer({ min: -40, max: -20 }),
    },
    { requiredKeys: [] },
  ),
  { freq: 1 },
);
const withAir = <Figure extends { readonly code: string; readonly value: number }>(
  targets: readonly Figure[],
  stated: object | null,
) =>
  targets.length === 0
    ? targets
    : [...targets, ...Object.entries(stated ?? {}).map(([code, value]) => ({ code, value: Number(value) }))];
const duty = fc
  .tuple(fc.oneof(fc.constant([]), singleDuty, doubleDuty, lowDuty), system, air)
  .map(([targets, figures, stated]) =>
    withAir(
      withSystem(
        targets.flatMap((entered) => entered ?? []),
        figures,
      ),
      stated,
    ),
  );

export const equal = (code: string, values: readonly string[]) => ({
  code,
  queryType: "EQUAL" as const,
  values,
});
export const between = (code: string, range: string) => ({
  code,
  queryType: "RANGE_TE" as const,
  values: [range],
});
const filter = fc.oneof(
  fc.subarray(["V1", "V2", "V3", "V9"], { minLength: 1 }).map((codes) => equal(PROPERTY.fanType, codes)),
  fc.subarray(["true", "false"], { minLength: 1 }).map((values) => equal(SPRUNG, values)),
  fc.subarray(["防爆", "Roof", "none"], { minLength: 1 }).map((values) => equal(NOTE, values)),
  fc.constantFrom("2-", "-2.2", "1.5-2.2", "5-6").map((range) => between(PROPERTY.motorPower, range)),
  fc.constantFrom("230-", "-110", "200-225", "500-600").map((range) => between(VOLTAGE, range)),
);
export const question: fc.Arbitrary<AskedConditions> = fc
  .record({
    brandCode: fc.constantFrom(null, null, "B1", "B2", "NONE"),
    productSeriesId: fc.constantFrom(null, null, "s1", "NONE"),
    isSample: fc.constantFrom(null, null, true, false),
    isModeNamed: fc.boolean(),
    curveProperties: duty,
    productProperties: fc.uniqueArray(filter, { maxLength: 2, selector: ({ code }) => code }),
  })
  .map(({ isModeNamed, ...asked }) => {
    const isDouble = asked.curveProperties.some(
      ({ code }) => code !== PROPERTY.airFlow && code !== PROPERTY.totalPressure && !isBesidePoints(code),
    );
    return { ...asked, speedControl: isModeNamed ? (isDouble ? "DOUBLE_SPEED" : "SINGLE_SPEED") : null };
  });
