import { PROPERTY, type PropertyCode } from "../properties.ts";
import type { Machine } from "../../physics/curve/curveQuantities.ts";

/** %, as a record states it for its main setting: for double-speed fans the high speed. */
export const ratedEfficiencyOf = (
  machine: Machine,
  numberOf: (code: PropertyCode) => number | null,
): number | null =>
  machine === "pump"
    ? numberOf(PROPERTY.pumpEfficiency)
    : (numberOf(PROPERTY.totalPressureEfficiency) ?? numberOf(PROPERTY.highSpeedEfficiency));
