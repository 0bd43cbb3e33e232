import { PROPERTY } from "#domain/catalogue/properties.ts";
import { nominalDiameterFor } from "../machine/nominalDiameters.ts";
import { roundTo } from "../../records/roundTo.ts";
import {
  type HEAT_EXCHANGER_MATERIALS,
  HEAT_EXCHANGER_TYPES,
  HEAT_EXCHANGER_STANDARD,
} from "../../standard/heatExchangerStandard.ts";
import type { ListedCategory, ListedLine } from "./ListedCategory.ts";

/** m³/h of water that a kW warms by 10 K. */
const WATER_PER_KILOWATT = 3600 / (4.186 * 1000 * 10);

interface Exchanger {
  readonly letters: string;
  readonly type: keyof typeof HEAT_EXCHANGER_TYPES;
  readonly material: keyof typeof HEAT_EXCHANGER_MATERIALS;
  /** ㎡ */
  readonly areas: readonly number[];
  /** W/(㎡·K), and the K of logarithmic mean difference at which capacity is listed. */
  readonly transmission: number;
  readonly difference: number;
}

const lineOf = ({ letters, type, material, areas, transmission, difference }: Exchanger): ListedLine => ({
  letters,
  name: `${HEAT_EXCHANGER_TYPES[type]}换热器`,
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

const PLATE_AREAS = [2, 4, 6, 10, 15, 20, 30, 45, 60, 90];

export const HEAT_EXCHANGERS: ListedCategory = {
  code: HEAT_EXCHANGER_STANDARD.code,
  lines: (
    [
      {
        letters: "BRA",
        type: "V000841",
        material: "V000851",
        areas: PLATE_AREAS,
        transmission: 4200,
        difference: 5,
      },
      {
        letters: "BRB",
        type: "V000841",
        material: "V000852",
        areas: PLATE_AREAS,
        transmission: 4100,
        difference: 5,
      },
      {
        letters: "GKC",
        type: "V000842",
        material: "V000853",
        areas: [5, 10, 15, 25, 40, 60],
        transmission: 1600,
        difference: 20,
      },
      {
        letters: "RJS",
        type: "V000843",
        material: "V000851",
        areas: [4, 7, 10, 14, 20],
        transmission: 900,
        difference: 30,
      },
    ] as const
  ).map(lineOf),
};
