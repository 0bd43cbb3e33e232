import type { Parameter } from "../../../selection/multiRoom.ts";
import { INDOOR_UNIT_FIGURES, INDOOR_UNIT_PROPERTY, type IndoorUnit } from "./IndoorUnit.ts";

const NAMES = { cooling: "制冷量", heating: "制热量" } as const;

/** A unit's rated capacities on the wire, in the order of the check items. */
export const indoorUnitParameters = (unit: Pick<IndoorUnit, "cooling" | "heating">): readonly Parameter[] =>
  INDOOR_UNIT_FIGURES.map((figure) => ({
    code: INDOOR_UNIT_PROPERTY[figure],
    name: NAMES[figure],
    value: unit[figure],
  }));
