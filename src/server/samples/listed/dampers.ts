import { PROPERTY } from "#domain/catalogue/properties.ts";
import { roundTo } from "../../records/roundTo.ts";
import { type DAMPER_ACTUATORS, DAMPER_TYPES, DAMPER_STANDARD } from "../../standard/damperStandard.ts";
import type { ListedCategory, ListedLine } from "./ListedCategory.ts";

/** mm, duct sizes of GB 50243. */
const SIZES = [
  [200, 200],
  [320, 200],
  [400, 250],
  [500, 320],
  [630, 320],
  [630, 400],
  [800, 400],
  [800, 630],
  [1000, 500],
  [1250, 630],
  [1600, 800],
] as const;
/** m/s at which resistance is listed. */
const LISTED_VELOCITY = 8;

interface Damper {
  readonly letters: string;
  readonly type: keyof typeof DAMPER_TYPES;
  readonly actuator: keyof typeof DAMPER_ACTUATORS;
  /** °C at which it closes; `null` of one that does not. */
  readonly closing: number | null;
  /** Of the velocity pressure. */
  readonly resistance: number;
}

const lineOf = ({ letters, type, actuator, closing, resistance }: Damper): ListedLine => ({
  letters,
  name: `${actuator === "V000872" ? "电动" : ""}${DAMPER_TYPES[type]}`,
  items: (variation) =>
    SIZES.map(([width, height]) => ({
      size: `${width}×${height}`,
      numbers: [
        [PROPERTY.width, width],
        [PROPERTY.height, height],
        [PROPERTY.length, type === "V000863" || type === "V000864" ? 320 : 210],
        [PROPERTY.airFlow, Math.round((width * height * 3600 * LISTED_VELOCITY) / 1e6)],
        [PROPERTY.airPressureDrop, roundTo(1, resistance * variation * 0.6 * LISTED_VELOCITY ** 2)],
        [PROPERTY.closingTemperature, closing],
        [PROPERTY.weight, roundTo(1, 3 + (width + height) * 0.011)],
      ],
      enums: [
        [PROPERTY.productType, type],
        [PROPERTY.actuator, actuator],
      ],
    })),
});

export const DAMPERS: ListedCategory = {
  code: DAMPER_STANDARD.code,
  lines: (
    [
      { letters: "FTS", type: "V000861", actuator: "V000871", closing: null, resistance: 0.5 },
      { letters: "FTD", type: "V000861", actuator: "V000872", closing: null, resistance: 0.5 },
      { letters: "FZH", type: "V000862", actuator: "V000874", closing: null, resistance: 1.1 },
      { letters: "FFH", type: "V000863", actuator: "V000873", closing: 70, resistance: 0.4 },
      { letters: "FPY", type: "V000864", actuator: "V000873", closing: 280, resistance: 0.4 },
    ] as const
  ).map(lineOf),
};
