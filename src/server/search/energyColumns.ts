import type { ChartSetting, SettingCurve } from "#domain/catalogue/machine/ChartRequest.ts";
import type { CurveQuantity } from "#domain/physics/curve/curveQuantities.ts";
import { derivedCurve, type SourceOf } from "#domain/physics/curve/derivedCurve.ts";
import type { FittedCurve } from "#domain/physics/curve/FittedCurve.ts";
import { packPieces, type PackedPieces } from "#domain/physics/curve/PackedCurves.ts";
import { piecesPacked } from "#domain/physics/curve/piecesPacked.ts";
import { POWER_TRIPLES } from "#domain/physics/curve/powerTriples.ts";
import type { SearchedCurves, SearchedSetting } from "./statedLists.ts";
import { unpackCurve } from "./fittedCurves.ts";

/** All curves from which the energy of a year is computed. */
export const ENERGY_QUANTITIES = {
  fan: ["totalPressure", "totalPressureEfficiency", "shaftPower", "inputPower", "overallEfficiency"],
  pump: ["head", "efficiency", "shaftPower", "inputPower", "overallEfficiency"],
} as const satisfies Record<string, readonly CurveQuantity[]>;

/**
 * Largest category for which the columns are kept: those of a million products take half a gigabyte, and
 * years are requested for some thousands.
 */
export const MOST_WITH_ENERGY = 100_000;

/** A detail shows both settings of a machine with two; of more it shows the first. */
const MOST_SHOWN = 2;

/** A quantity of one setting of every row. */
interface SettingCurves {
  readonly quantity: CurveQuantity;
  readonly curves: PackedPieces;
}

/** The settings of a category's products with all data for their energy, by row. */
export interface EnergyColumns {
  /** For the settings that a detail shows, in its order. */
  readonly settings: readonly (readonly SearchedSetting[])[];
  /** The first settings of all rows, then the second ones. */
  readonly curves: readonly (readonly SettingCurves[])[];
}

/** The first curve of a quantity in each product's setting, by row. */
function fitsOf(
  size: number,
  rowOf: Uint32Array,
  curves: SearchedCurves,
  setting: number,
  quantity: CurveQuantity,
) {
  const fits = Array.from<FittedCurve | null>({ length: size }).fill(null);
  curves.indices.forEach((index, at) => {
    // Every position has a row.
    const row = rowOf[index]!;
    if (curves.settings[at] === setting && fits[row] === null) fits[row] = unpackCurve(curves, at, quantity);
  });
  return fits;
}

export function energyColumns(
  rowOf: Uint32Array,
  quantities: readonly CurveQuantity[],
  stated: readonly (readonly SearchedSetting[])[],
  curves: readonly SearchedCurves[],
): EnergyColumns {
  const settings = Array.from(stated, (): readonly SearchedSetting[] => []);
  stated.forEach((own, index) => {
    settings[rowOf[index]!] = own.slice(0, own.length > MOST_SHOWN ? 1 : MOST_SHOWN);
  });
  return {
    settings,
    curves: Array.from({ length: MOST_SHOWN }, (_, setting) =>
      quantities.flatMap((quantity) => {
        const found = curves.find((one) => one.quantity === quantity);
        return found === undefined
          ? []
          : { quantity, curves: packPieces(fitsOf(stated.length, rowOf, found, setting, quantity)) };
      }),
    ),
  };
}

/** The settings of a row as its detail shows them. */
export const settingsOfRow = ({ settings, curves }: EnergyColumns, row: number): readonly ChartSetting[] =>
  // Every row has settings, and there are curves for as many as are shown.
  settings[row]!.map(({ speed, isScalable }, setting) => ({
    speed,
    hasVariableSpeed: isScalable,
    isPowerLimited: false,
    curves: withDerived(
      curves[setting]!.flatMap(({ quantity, curves: packed }) => {
        const pieces = piecesPacked(packed, row);
        return pieces === null ? [] : { quantity, fitted: { ...UNSTORED_FIT, ...pieces } };
      }),
    ),
  }));

/** The kind of fit does not affect the results computed from a curve. */
const UNSTORED_FIT = { kind: "pchip", hasFormula: false, residual: 0 } as const;

/**
 * Adds the efficiency that is derived from the power; of the two, the columns only store the independent one.
 */
function withDerived(curves: readonly SettingCurve[]): readonly SettingCurve[] {
  const source: SourceOf = (quantity) => curves.find((curve) => curve.quantity === quantity)?.fitted;
  if (source("shaftPower") === undefined) return curves;
  const missing = POWER_TRIPLES.map(({ efficiency }) => efficiency).filter(
    (one) => source(one) === undefined,
  );
  return [
    ...curves,
    ...missing.flatMap((quantity) => {
      const fitted = derivedCurve(quantity, source, 0);
      return fitted === null ? [] : { quantity, fitted };
    }),
  ];
}
