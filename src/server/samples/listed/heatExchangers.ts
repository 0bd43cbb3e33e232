import * as v from "valibot";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { nominalDiameterFor } from "../machine/nominalDiameters.ts";
import { roundTo } from "../../records/roundTo.ts";
import { oneOfValues, readLines } from "./readLines.ts";
import { valueName } from "../../standard/categoryStandards.ts";
import type { ListedCategory, ListedLine } from "./ListedCategory.ts";

const CODE = "C000009";
/** m³/h of water that a kW warms by 10 K. */
const WATER_PER_KILOWATT = 3600 / (4.186 * 1000 * 10);

const ExchangerSchema = v.strictObject({
  letters: v.string(),
  type: oneOfValues(CODE, PROPERTY.productType),
  material: oneOfValues(CODE, PROPERTY.material),
  /** ㎡ */
  areas: v.array(v.number()),
  /** W/(㎡·K), and the K of logarithmic mean difference at which capacity is listed. */
  transmission: v.number(),
  difference: v.number(),
});

const lineOf = ({
  letters,
  type,
  material,
  areas,
  transmission,
  difference,
}: v.InferOutput<typeof ExchangerSchema>): ListedLine => ({
  letters,
  name: `${valueName(CODE, PROPERTY.productType, type)}换热器`,
  items: (variation) =>
    areas.flatMap((area) =>
      [1, 1.6].map((pressure) => {
        const coefficient = Math.round(transmission * variation);
        const capacity = roundTo(1, (coefficient * area * difference) / 1000);
        const flow = roundTo(2, capacity * WATER_PER_KILOWATT);
        return {
          size: `${area}-${pressure}`,
          numbers: [
            [PROPERTY.exchangeArea, area],
            [PROPERTY.heatingCapacity, capacity],
            [PROPERTY.heatTransmission, coefficient],
            [PROPERTY.waterFlow, flow],
            [PROPERTY.waterPressureDrop, type === "V000841" ? 45 : 25],
            [PROPERTY.workingPressure, pressure],
            [PROPERTY.highestTemperature, type === "V000841" ? 150 : 200],
            [PROPERTY.nominalDiameter, nominalDiameterFor(flow, 1.5)],
          ],
          enums: [
            [PROPERTY.productType, type],
            [PROPERTY.material, material],
          ],
        };
      }),
    ),
});

export const HEAT_EXCHANGERS: ListedCategory = {
  code: CODE,
  lines: readLines("heatExchangers", ExchangerSchema).map(lineOf),
};
