import { PROPERTY } from "#domain/catalogue/properties.ts";
import { roundTo } from "../../records/roundTo.ts";
import {
  type WATER_VALVE_ACTUATORS,
  WATER_VALVE_TYPES,
  WATER_VALVE_STANDARD,
} from "../../standard/waterValveStandard.ts";
import type { ListedCategory, ListedLine } from "./ListedCategory.ts";

const DIAMETERS = [15, 20, 25, 32, 40, 50, 65, 80, 100, 125, 150, 200, 250, 300];
/** mm up to which valves are threaded. */
const THREADED_TO = 50;

interface Valve {
  readonly letters: string;
  readonly type: keyof typeof WATER_VALVE_TYPES;
  readonly actuator: keyof typeof WATER_VALVE_ACTUATORS;
  /** Kv in m³/h for each mm² of DN². */
  readonly coefficient: number;
  readonly from: number;
  readonly to: number;
  readonly isWafer: boolean;
}

const connectionOf = (diameter: number, isWafer: boolean) =>
  isWafer ? "V000953" : diameter <= THREADED_TO ? "V000951" : "V000952";

const lineOf = ({ letters, type, actuator, coefficient, from, to, isWafer }: Valve): ListedLine => ({
  letters,
  name: WATER_VALVE_TYPES[type],
  items: (variation) =>
    DIAMETERS.filter((diameter) => diameter >= from && diameter <= to).flatMap((diameter) =>
      [1.6, 2.5].map((pressure) => ({
        size: `${diameter}-${pressure * 10}`,
        numbers: [
          [PROPERTY.nominalDiameter, diameter],
          [PROPERTY.workingPressure, pressure],
          [PROPERTY.flowCoefficient, roundTo(1, coefficient * variation * diameter * diameter)],
          [PROPERTY.highestTemperature, isWafer ? 120 : 150],
          [PROPERTY.weight, roundTo(1, 0.4 + diameter * diameter * (isWafer ? 0.0006 : 0.0019))],
        ],
        enums: [
          [PROPERTY.productType, type],
          [PROPERTY.connection, connectionOf(diameter, isWafer)],
          [PROPERTY.actuator, actuator],
        ],
      })),
    ),
});

export const WATER_VALVES: ListedCategory = {
  code: WATER_VALVE_STANDARD.code,
  lines: (
    [
      {
        letters: "VZF",
        type: "V000941",
        actuator: "V000871",
        coefficient: 0.1,
        from: 15,
        to: 300,
        isWafer: false,
      },
      {
        letters: "VJZ",
        type: "V000942",
        actuator: "V000871",
        coefficient: 0.018,
        from: 15,
        to: 200,
        isWafer: false,
      },
      {
        letters: "VDF",
        type: "V000943",
        actuator: "V000871",
        coefficient: 0.06,
        from: 50,
        to: 300,
        isWafer: true,
      },
      {
        letters: "VZH",
        type: "V000944",
        actuator: "V000874",
        coefficient: 0.028,
        from: 15,
        to: 300,
        isWafer: false,
      },
      {
        letters: "VPH",
        type: "V000945",
        actuator: "V000871",
        coefficient: 0.013,
        from: 15,
        to: 200,
        isWafer: false,
      },
      {
        letters: "VDT",
        type: "V000946",
        actuator: "V000872",
        coefficient: 0.016,
        from: 15,
        to: 200,
        isWafer: false,
      },
    ] as const
  ).map(lineOf),
};
