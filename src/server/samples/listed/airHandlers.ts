import * as v from "valibot";
import { OCTAVE_POWERS, POWER_LEVEL } from "#domain/catalogue/noiseStatement.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { fanPowerChinese, fanSpectrum } from "#domain/physics/sound/fanSpectrum.ts";
import { aWeighted } from "#domain/physics/sound/levels.ts";
import { motorFor } from "../machine/standardMotors.ts";
import { roundTo } from "../../records/roundTo.ts";
import { oneOfValues, readLines } from "./readLines.ts";
import type { ListedCategory, ListedLine } from "./ListedCategory.ts";

const CODE = "C000003";
const AIR_FLOWS = [
  2000, 3000, 4000, 5000, 6000, 8000, 10_000, 12_000, 15_000, 20_000, 25_000, 30_000, 40_000,
];
/** m³/h of water that a kW warms by 5 K. */
const WATER_PER_KILOWATT = 3600 / (4.186 * 1000 * 5);
/** Of fan and drive together. */
const FAN_EFFICIENCY = 0.52;
/** Pa lost in coil, filter and casing. */
const INNER_RESISTANCE = 380;

const CoilSchema = v.strictObject({
  letters: v.string(),
  name: v.string(),
  structure: oneOfValues(CODE, PROPERTY.structure),
  largest: v.number(),
  /** kW for each 1000 m³/h. */
  cooling: v.number(),
  heating: v.number(),
});

const lineOf = ({
  letters,
  name,
  structure,
  largest,
  cooling,
  heating,
}: v.InferOutput<typeof CoilSchema>): ListedLine => ({
  letters,
  name,
  items: (variation) =>
    AIR_FLOWS.filter((flow) => flow <= largest).flatMap((flow) =>
      [250, 400].map((outside) => {
        const capacity = roundTo(1, (flow / 1000) * cooling * variation);
        // In the duct behind the fan, whose blades are curved forward.
        const octaves = fanSpectrum(fanPowerChinese(flow, outside + INNER_RESISTANCE), "forward").map(
          (level) => roundTo(0, level),
        );
        const fan = (flow * (outside + INNER_RESISTANCE)) / (3.6e6 * FAN_EFFICIENCY);
        return {
          size: `${String(flow / 1000)}-${outside}`,
          numbers: [
            [PROPERTY.airFlow, flow],
            [PROPERTY.coolingCapacity, capacity],
            [PROPERTY.heatingCapacity, roundTo(1, (flow / 1000) * heating * variation)],
            [PROPERTY.externalStaticPressure, outside],
            [PROPERTY.motorPower, motorFor(fan)],
            [PROPERTY.waterFlow, roundTo(2, capacity * WATER_PER_KILOWATT)],
            [PROPERTY.waterPressureDrop, roundTo(0, 28 + flow / 2000)],
            [PROPERTY.noise, roundTo(0, aWeighted(octaves))],
            ...OCTAVE_POWERS.map((code, band) => [code, octaves[band]!] as const),
          ],
          enums: [
            [PROPERTY.structure, structure],
            [PROPERTY.noiseKind, POWER_LEVEL],
          ],
        };
      }),
    ),
});

export const AIR_HANDLERS: ListedCategory = {
  code: CODE,
  lines: readLines("airHandlers", CoilSchema).map(lineOf),
};
