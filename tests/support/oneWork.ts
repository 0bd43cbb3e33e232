import { fitSetting } from "#domain/physics/curve/fitSetting.ts";
import { valueOrNaN } from "#domain/physics/curve/valueAt.ts";

const FLOWS = Float64Array.of(20, 40, 60, 80, 100, 120, 140);
const HEADS = [39.6, 38.4, 36.4, 33.6, 30, 25.6, 20.4];
const QUANTITIES = ["head", "efficiency", "shaftPower"] as const;

const said = (...values: readonly (readonly number[])[]) =>
  fitSetting(
    QUANTITIES.map((quantity, at) => ({
      quantity,
      curve: { x: FLOWS, y: Float64Array.from(values[at] ?? []) },
    })),
  ).map(({ quantity, fitted }) => [
    quantity,
    fitted.kind,
    [25, 70, 95, 130].map((q) => valueOrNaN(fitted, q)),
  ]);

/**
 * Curves with both efficiency and shaft power measured: one with a stray power, and one whose head falls to zero.
 */
export const oneWork = (): unknown => [
  said(HEADS, [35, 58, 71, 76.5, 76, 70, 58], [6.2, 7.22, 8.4, 9.5, 10.8, 11.9, 13.5]),
  said([...HEADS.slice(0, -1), 0], [35, 58, 71, 76.5, 76, 70, 0], [6.2, 7.2, 8.4, 9.6, 10.8, 12, 12.6]),
];
