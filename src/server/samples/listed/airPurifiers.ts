import * as v from "valibot";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { roundTo } from "../../records/roundTo.ts";
import { oneOfValues, readLines } from "./readLines.ts";
import { valueName } from "../../standard/categoryStandards.ts";
import type { ListedCategory, ListedLine } from "./ListedCategory.ts";

const CODE = "C000017";
const AIR_FLOWS = [1000, 2000, 3000, 4000, 6000, 8000, 10_000, 15_000, 20_000, 30_000];

const PurifierSchema = v.strictObject({
  letters: v.string(),
  method: oneOfValues(CODE, PROPERTY.purificationMethod),
  /** % removed in one pass: of PM2.5, for ultraviolet light of germs. */
  purification: v.number(),
  /** Pa */
  resistance: v.number(),
  /** W for each 1000 m³/h */
  power: v.number(),
});

const lineOf = ({
  letters,
  method,
  purification,
  resistance,
  power,
}: v.InferOutput<typeof PurifierSchema>): ListedLine => ({
  letters,
  name: `${valueName(CODE, PROPERTY.purificationMethod, method)}空气净化装置`,
  items: (variation) =>
    AIR_FLOWS.flatMap((flow) =>
      (["V000991", "V000992"] as const).map((installation) => ({
        size: `${installation === "V000991" ? "G" : "D"}${flow / 1000}`,
        numbers: [
          [PROPERTY.airFlow, flow],
          [
            PROPERTY.purification,
            roundTo(1, purification * Math.min(variation, 1) + (installation === "V000992" ? 1 : 0)),
          ],
          [PROPERTY.airPressureDrop, resistance + (installation === "V000992" ? 8 : 0)],
          [PROPERTY.inputPower, roundTo(3, (power * flow * variation) / 1e6 + 0.02)],
          [PROPERTY.weight, roundTo(0, 8 + flow / 450)],
        ],
        enums: [
          [PROPERTY.purificationMethod, method],
          [PROPERTY.installation, installation],
        ],
      })),
    ),
});

export const AIR_PURIFIERS: ListedCategory = {
  code: CODE,
  lines: readLines("airPurifiers", PurifierSchema).map(lineOf),
};
