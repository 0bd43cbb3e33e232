import type { ChartRequest, ChartSetting, SettingCurve } from "./ChartRequest.ts";
import type { CurveQuantity } from "../../physics/curve/curveQuantities.ts";
import { scaledReadings } from "./curveReadings.ts";
import { siteAir, type SiteAir } from "../../physics/fluid/siteAir.ts";

/**
 * How a quantity depends on the fluid's density at the same flow and speed: multiplied by the density ratio to
 * this power. Null: there is no rule, and the quantity is not shown for a fluid other than that of its record.
 */
const DENSITY_EXPONENTS: Readonly<Record<CurveQuantity, 0 | 1 | null>> = {
  totalPressure: 1,
  totalPressureEfficiency: 0,
  staticPressure: 1,
  staticPressureEfficiency: 0,
  shaftPower: 1,
  // A load other than the measured one changes the losses of motor and drive.
  inputPower: null,
  overallEfficiency: null,
  noise: null,
  // Heads of pumps, in metres of the pumped liquid.
  head: 0,
  efficiency: 0,
  npsh: 0,
};

const scaled = ({ quantity, fitted }: SettingCurve, share: number): readonly SettingCurve[] => {
  const exponent = DENSITY_EXPONENTS[quantity];
  if (exponent === null) return [];
  if (exponent === 0) return [{ quantity, fitted }];
  return [
    {
      quantity,
      fitted: { ...fitted, coefficients: fitted.coefficients.map((coefficient) => coefficient * share) },
    },
  ];
};

/** A setting at another density, with every quantity that has a rule. */
export const atDensity = (setting: ChartSetting, share: number): ChartSetting => ({
  ...setting,
  curves: setting.curves.flatMap((curve) => scaled(curve, share)),
});

/**
 * The curves of a request in the air of its site; everything that is compared with them is already stated for it.
 */
export const inSiteAir = (request: ChartRequest, { share }: Pick<SiteAir, "share">): ChartRequest => ({
  ...request,
  products: request.products.map((product) => ({
    ...product,
    ...(product.readings && { readings: scaledReadings(product.readings, share, share) }),
    settings: product.settings.map((setting) => atDensity(setting, share)),
  })),
});

/** A request in its stated air; if none is stated, `air` is null and the request unchanged. */
export function inStatedAir(request: ChartRequest): {
  readonly request: ChartRequest;
  readonly air: SiteAir | null;
} {
  const air = request.air == null ? null : siteAir(request.air);
  return { request: air === null ? request : inSiteAir(request, air), air };
}

/** Quantities with curves that are left out for another fluid, in the order of the curves. */
export const leftOutInFluid = (products: ChartRequest["products"]): readonly CurveQuantity[] => [
  ...new Set(
    products
      .flatMap(({ settings }) => settings.flatMap(({ curves }) => curves))
      .map(({ quantity }) => quantity)
      .filter((quantity) => DENSITY_EXPONENTS[quantity] === null),
  ),
];
