import { PROPERTY } from "../../catalogue/properties.ts";
import { FAN_COIL_FIGURES } from "../../selection/fanCoil/FanCoil.ts";
import type { AirOutletFilter } from "../kinds/airOutlet/AirOutletFilter.ts";
import type { FanCoilFilter } from "../kinds/fanCoil/FanCoilFilter.ts";
import type { IndoorUnitFilter } from "../kinds/indoorUnit/IndoorUnitFilter.ts";
import type { SummedFigure } from "./SummedFigure.ts";

const FAN_COIL: readonly SummedFigure<FanCoilFilter>[] = [
  { title: "供冷量", unit: "kW", digits: 1, of: { figure: FAN_COIL_FIGURES.indexOf("totalCooling") } },
  { title: "供热量", unit: "kW", digits: 1, of: { figure: FAN_COIL_FIGURES.indexOf("heating") } },
  {
    title: "电功率",
    unit: "kW",
    digits: 2,
    of: {
      property: ({ level }) => (level === "HIGH_LEVEL" ? PROPERTY.highInputPower : PROPERTY.mediumInputPower),
    },
  },
  { title: "水流量", unit: "m³/h", digits: 1, of: { property: () => PROPERTY.waterFlow } },
];

const INDOOR_UNIT: readonly SummedFigure<IndoorUnitFilter>[] = [
  { title: "供冷量", unit: "kW", digits: 1, of: { property: () => PROPERTY.coolingCapacity } },
  { title: "供热量", unit: "kW", digits: 1, of: { property: () => PROPERTY.heatingCapacity } },
  { title: "电功率", unit: "kW", digits: 2, of: { property: () => PROPERTY.inputPower } },
];

const AIR_OUTLET: readonly SummedFigure<AirOutletFilter>[] = [];

const BY_KIND: Readonly<Record<string, readonly SummedFigure<never>[]>> = {
  fanCoil: FAN_COIL,
  indoorUnit: INDOOR_UNIT,
  airOutlet: AIR_OUTLET,
};

/** What is summed of the units of a kind, by its name. Beside the kinds and not in them: a page that sums nothing needs none. */
export const summedFigures = (kind: string): readonly SummedFigure<never>[] => BY_KIND[kind] ?? [];
