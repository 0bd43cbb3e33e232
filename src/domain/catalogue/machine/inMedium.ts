import type { ChartRequest, ChartSetting, SettingCurve } from "./ChartRequest.ts";
import type { CurveQuantity } from "../../physics/curve/curveQuantities.ts";
import { siteAir, type SiteAir } from "../../physics/fluid/siteAir.ts";

/**
 * How a quantity goes with the density of what a machine moves, at the same flow and speed: multiplied by the share to
 * this power. Null: no rule is used, and the quantity is not told in another medium than that of its record.
 */
const DENSITY_EXPONENTS: Readonly<Record<CurveQuantity, 0 | 1 | null>> = {
  totalPressure: 1,
  totalPressureEfficiency: 0,
  staticPressure: 1,
  staticPressureEfficiency: 0,
  shaftPower: 1,
  // A load other than measured moves the losses of motor and drive.
  inputPower: null,
  overallEfficiency: null,
  noise: null,
  // Of pumps, in metres of what they lift.
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

/** A setting with everything that has a rule as it is with another density. */
export const atDensity = (setting: ChartSetting, share: number): ChartSetting => ({
  ...setting,
  curves: setting.curves.flatMap((curve) => scaled(curve, share)),
});

/** The curves of a request as they are in the air of its site; everything that meets them is stated there already. */
export const inSiteAir = (request: ChartRequest, { share }: Pick<SiteAir, "share">): ChartRequest => ({
  ...request,
  products: request.products.map((product) => ({
    ...product,
    settings: product.settings.map((setting) => atDensity(setting, share)),
  })),
});

/** A request in the air that it states; `air` is null, and the request as it was, where it states none. */
export function inStatedAir(request: ChartRequest): {
  readonly request: ChartRequest;
  readonly air: SiteAir | null;
} {
  const air = request.air == null ? null : siteAir(request.air);
  return { request: air === null ? request : inSiteAir(request, air), air };
}

/** Quantities that a product has a curve of and that are left out in another medium, in the order of the curves. */
export const leftOutInMedium = (products: ChartRequest["products"]): readonly CurveQuantity[] => [
  ...new Set(
    products
      .flatMap(({ settings }) => settings.flatMap(({ curves }) => curves))
      .map(({ quantity }) => quantity)
      .filter((quantity) => DENSITY_EXPONENTS[quantity] === null),
  ),
];
