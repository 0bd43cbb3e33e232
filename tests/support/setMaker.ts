import { fitCurve } from "#domain/physics/curve/fitCurve.ts";
import type { ChartDesign, ChartProduct } from "#domain/catalogue/machine/ChartRequest.ts";
import { DEFAULT_CHOICE } from "#domain/products/energy/EnergyChoice.ts";
import type { MotorFacts } from "#domain/products/energy/MotorFacts.ts";
import {
  productSet,
  type CombinedSet,
  type SetAnswer,
  type SetOrder,
} from "#domain/products/parallel/productSet.ts";
import { PLAIN_SET, type SetChoice } from "#domain/products/parallel/SetChoice.ts";
import { flow } from "#domain/base/units.ts";
import { chartRequest, testPump } from "./chartMaker.ts";
import { measuredFrom } from "./curveMaker.ts";

export const motor = (power: number | null): MotorFacts => ({
  powers: power === null ? [] : [{ setting: null, power }],
  rotationalSpeed: 1450,
  isCirculator: false,
});
/** A named pump h = a − c·q², measured from `first`, with a power of 10 + 0.1·q kW. */
export const pump = (
  name: string,
  a: number,
  c: number,
  [first, last]: readonly [number, number],
): ChartProduct => ({
  ...testPump(),
  id: name,
  name,
  settings: [
    {
      ...testPump().settings[0]!,
      speed: "",
      curves: [
        { quantity: "head", fitted: fitCurve(measuredFrom((q) => a - c * q * q, first, last, 13)) },
        { quantity: "shaftPower", fitted: fitCurve(measuredFrom((q) => 10 + 0.1 * q, first, last, 13)) },
      ],
    },
  ],
});
export const LARGE = pump("大泵", 40, 0.0016, [0, 120]);
export const SMALL = pump("小泵", 30, 0.004, [0, 70]);

export function asked(
  products: readonly ChartProduct[],
  design: Partial<ChartDesign>,
  set: Partial<SetChoice>,
  order: Partial<SetOrder> = {},
) {
  return productSet(chartRequest({ products, designPoints: [{ flow: flow(150), value: 20, ...design }] }), {
    setting: undefined,
    motors: products.map(() => motor(22)),
    energy: DEFAULT_CHOICE,
    set: {
      ...PLAIN_SET,
      others: products.slice(1).map(({ id }) => ({ id, count: 1 })),
      ...set,
    },
    ...order,
  });
}
export function combined(...args: Parameters<typeof asked>): { answer: SetAnswer; set: CombinedSet } {
  const found = asked(...args);
  if (!found.ok || found.value.combined === null) throw new Error("nothing was put together");
  return { answer: found.value, set: found.value.combined };
}

/** A pump whose head rises before it falls, measured from zero flow. */
export const droopingPump = (
  head: (q: number) => number,
  last: number,
  power?: (q: number) => number,
): ChartProduct => ({
  ...LARGE,
  name: "驼峰泵",
  settings: [
    {
      ...LARGE.settings[0]!,
      curves: [
        { quantity: "head", fitted: fitCurve(measuredFrom(head, 0, last, 17)) },
        ...(power === undefined
          ? []
          : [{ quantity: "shaftPower" as const, fitted: fitCurve(measuredFrom(power, 0, last, 13)) }]),
      ],
    },
  ],
});
