import * as v from "valibot";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { roundTo } from "../../records/roundTo.ts";
import { oneOfValues, readLines } from "./readLines.ts";
import { valueName } from "../../standard/categoryStandards.ts";
import type { ListedCategory, ListedLine } from "./ListedCategory.ts";

const CODE = "C000010";
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

const DamperSchema = v.strictObject({
  letters: v.string(),
  type: oneOfValues(CODE, PROPERTY.productType),
  actuator: oneOfValues(CODE, PROPERTY.actuator),
  /** °C at which it closes; `null` if it does not. */
  closing: v.nullable(v.number()),
  /** As a share of the velocity pressure. */
  resistance: v.number(),
});

const lineOf = ({
  letters,
  type,
  actuator,
  closing,
  resistance,
}: v.InferOutput<typeof DamperSchema>): ListedLine => ({
  letters,
  name: `${actuator === "V000872" ? "电动" : ""}${valueName(CODE, PROPERTY.productType, type)}`,
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
  code: CODE,
  lines: readLines("dampers", DamperSchema).map(lineOf),
};
