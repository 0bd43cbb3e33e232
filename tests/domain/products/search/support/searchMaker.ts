import * as fc from "fast-check";
import { DOUBLE_SPEED, PROPERTY, SINGLE_SPEED } from "#domain/catalogue/properties.ts";
import { fitCurve } from "#domain/physics/curve/fitCurve.ts";
import type { FittedCurve } from "#domain/physics/curve/FittedCurve.ts";
import { EFFICIENCY_GRADES } from "#domain/catalogue/standards/efficiencyGrade.ts";
import type { CategoryTable, TableValues } from "#domain/products/search/CategoryTable.ts";
import { keyed } from "#domain/base/keyed.ts";

/** A fan as a test states it; null is not stated. */
export interface TestFan {
  readonly id: string;
  readonly model: string;
  readonly brand: string;
  readonly series: string | null;
  readonly isDouble: boolean;
  readonly airFlow: number | null;
  readonly totalPressure: number | null;
  readonly lowAirFlow: number | null;
  readonly lowPressure: number | null;
  readonly power: number | null;
  readonly type: string | null;
  readonly isSprung: boolean | null;
  readonly voltage: readonly [number | null, number | null] | null;
  readonly note: string | null;
  readonly isSample: boolean;
  /** Code of the efficiency grade. */
  readonly grade: string | null;
  /** Flow in m³/h at which its efficiency curve peaks; null without one. */
  readonly best: number | null;
  /** Flow and total pressure, ascending. */
  readonly curve: readonly (readonly [number, number])[] | null;
}

export const BRANDS = new Map([
  ["B1", "朗源"],
  ["B2", "北辰"],
  ["B3", "澄川"],
]);
const TYPES = ["V2", "V1", "V3"] as const;
/** Codes used only by these tests: a bool, a range and a text. */
export const SPRUNG = "P009001";
export const VOLTAGE = "P009002";
export const NOTE = "P009003";

const fitOf = (points: NonNullable<TestFan["curve"]>): FittedCurve =>
  fitCurve({
    x: Float64Array.from(points, ([flow]) => flow),
    y: Float64Array.from(points, ([, value]) => value),
  });

const fits = new WeakMap<TestFan, FittedCurve>();

export function fitOfFan(fan: TestFan): FittedCurve | null {
  if (fan.curve === null) return null;
  const fit = fits.get(fan) ?? fitOf(fan.curve);
  fits.set(fan, fit);
  return fit;
}

/** An efficiency curve with a peak of 80 % at the wanted flow, measured from 0.5 to 1.5 times that flow. */
const efficiencyFit = ({ best }: TestFan): FittedCurve | null =>
  best === null
    ? null
    : fitOf([0.5, 0.75, 1, 1.25, 1.5].map((share) => [share * best, 80 - 60 * (share - 1) ** 2] as const));

type Of<Value> = (fan: TestFan) => Value | null;

function stated<Value>(fans: readonly TestFan[], of: Of<Value>) {
  const found = fans.flatMap((fan, index) => {
    const value = of(fan);
    return value === null ? [] : [{ index, value }];
  });
  return { indices: found.map(({ index }) => index), values: found.map(({ value }) => value) };
}

function properties(fans: readonly TestFan[]): TableValues[] {
  const number = (code: string, of: Of<number>): TableValues => ({
    code,
    kind: "number",
    ...stated(fans, of),
  });
  const single =
    (of: Of<number>): Of<number> =>
    (fan) =>
      fan.isDouble ? null : of(fan);
  const double =
    (of: Of<number>): Of<number> =>
    (fan) =>
      fan.isDouble ? of(fan) : null;
  const { indices, values: ends } = stated(fans, ({ voltage }) => voltage);
  return [
    number(
      PROPERTY.airFlow,
      single(({ airFlow }) => airFlow),
    ),
    number(
      PROPERTY.totalPressure,
      single(({ totalPressure }) => totalPressure),
    ),
    number(
      PROPERTY.highSpeedAirFlow,
      double(({ airFlow }) => airFlow),
    ),
    number(
      PROPERTY.highSpeedTotalPressure,
      double(({ totalPressure }) => totalPressure),
    ),
    number(
      PROPERTY.lowSpeedAirFlow,
      double(({ lowAirFlow }) => lowAirFlow),
    ),
    number(
      PROPERTY.lowSpeedTotalPressure,
      double(({ lowPressure }) => lowPressure),
    ),
    number(PROPERTY.motorPower, ({ power }) => power),
    {
      code: PROPERTY.speedControl,
      kind: "enum",
      codes: [SINGLE_SPEED, DOUBLE_SPEED],
      ...stated(fans, ({ isDouble }) => (isDouble ? DOUBLE_SPEED : SINGLE_SPEED)),
    },
    { code: PROPERTY.fanType, kind: "enum", codes: [...TYPES], ...stated(fans, ({ type }) => type) },
    {
      code: PROPERTY.efficiencyGrade,
      kind: "enum",
      codes: Object.keys(EFFICIENCY_GRADES),
      ...stated(fans, ({ grade }) => grade),
    },
    { code: SPRUNG, kind: "bool", ...stated(fans, ({ isSprung }) => isSprung) },
    { code: VOLTAGE, kind: "range", indices, from: ends.map(([from]) => from), to: ends.map(([, to]) => to) },
    { code: NOTE, kind: "text", ...stated(fans, ({ note }) => note) },
  ];
}

/** Properties that a list shows. */
const SHOWN_CODES = [PROPERTY.motorPower, PROPERTY.fanType, PROPERTY.efficiencyGrade];

export const tableOf = (fans: readonly TestFan[], categoryCode = "C000001"): CategoryTable => ({
  categoryCode,
  products: fans.map(({ id, model, brand, series, isSample }) => ({
    id,
    model,
    brandCode: brand,
    seriesId: series,
    isSample,
  })),
  brandNames: BRANDS,
  properties: properties(fans),
  shownCodes: SHOWN_CODES,
  curves: keyed({
    totalPressure: fans.map(fitOfFan),
    totalPressureEfficiency: fans.map(efficiencyFit),
  }),
});

const FAN: TestFan = {
  id: "a",
  model: "A-1",
  brand: "B1",
  series: null,
  isDouble: false,
  airFlow: 10_000,
  totalPressure: 500,
  lowAirFlow: null,
  lowPressure: null,
  power: 2.2,
  type: "V1",
  isSprung: null,
  voltage: null,
  note: null,
  isSample: true,
  grade: null,
  best: null,
  curve: null,
};
export const fan = (change: Partial<TestFan>): TestFan => ({ ...FAN, ...change });

const orNull = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: null, freq: 5 });

/** A measured curve around a rated point: falling, flat, or with a saddle. */
const curve = fc
  .record({
    flow: fc.integer({ min: 6_000, max: 14_000 }),
    pressure: fc.integer({ min: 300, max: 800 }),
    bumps: fc.array(fc.double({ min: 0.3, max: 1.6, noNaN: true }), { minLength: 2, maxLength: 9 }),
  })
  .map(({ flow, pressure, bumps }) =>
    bumps.map((bump, at) => [flow * (0.3 + (at * 1.1) / bumps.length), pressure * bump] as const),
  );

const anyFan = (id: fc.Arbitrary<string>): fc.Arbitrary<TestFan> =>
  fc.record({
    id,
    model: fc.constantFrom("T-2", "T-10", "K-1", "K-1a", ""),
    brand: fc.constantFrom("B1", "B2", "B3"),
    series: fc.constantFrom("s1", "s2", null),
    isDouble: fc.boolean(),
    airFlow: orNull(fc.integer({ min: 8_500, max: 11_500 })),
    totalPressure: orNull(fc.integer({ min: 430, max: 570 })),
    lowAirFlow: orNull(fc.integer({ min: 8_500, max: 11_500 })),
    lowPressure: orNull(fc.integer({ min: 430, max: 570 })),
    power: orNull(fc.constantFrom(1.5, 2.2, 3)),
    type: orNull(fc.constantFrom(...TYPES)),
    isSprung: orNull(fc.boolean()),
    voltage: orNull(
      fc.constantFrom([220, 240] as const, [380, null] as const, [null, 230] as const, [100, 110] as const),
    ),
    note: orNull(fc.constantFrom("防爆", "屋顶", "Roof")),
    isSample: fc.boolean(),
    grade: orNull(fc.constantFrom(...Object.keys(EFFICIENCY_GRADES))),
    best: orNull(fc.integer({ min: 5_000, max: 20_000 })),
    curve: orNull(curve),
  });

export const anyFans = fc
  .uniqueArray(fc.integer({ min: 0, max: 999 }), { minLength: 1, maxLength: 70 })
  .chain((ids) => fc.tuple(...ids.map((id) => anyFan(fc.constant(`id-${id}`)))));
