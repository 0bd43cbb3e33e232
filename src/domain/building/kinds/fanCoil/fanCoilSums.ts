import { PROPERTY } from "../../../catalogue/properties.ts";
import type { SummedFigure } from "../../batch/kind/SummedFigure.ts";
import type { FanCoilFilter } from "./FanCoilFilter.ts";
import { FAN_COIL_FIGURES } from "./selection/FanCoil.ts";

/** The figures that the table sums over the units of this kind. */
export const FAN_COIL_SUMS: readonly SummedFigure<FanCoilFilter>[] = [
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
