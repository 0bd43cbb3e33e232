import * as v from "valibot";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { roundTo } from "../../records/roundTo.ts";
import { oneOfValues, readLines } from "./readLines.ts";
import { valueName } from "../../standard/categoryStandards.ts";
import type { ListedCategory, ListedLine } from "./ListedCategory.ts";

const CODE = "C000013";
/** mm of the opening. */
const SINGLE = [800, 900, 1000];
const DOUBLE = [1200, 1500, 1800];
const HEIGHTS = [2100, 2400];
/** kg/㎡ */
const WEIGHTS = { steel: 42, wood: 36 };
const STEEL = "V000921";

const DoorSchema = v.strictObject({
  letters: v.string(),
  use: oneOfValues(CODE, PROPERTY.productType),
  rating: v.nullable(oneOfValues(CODE, PROPERTY.fireRating)),
  material: oneOfValues(CODE, PROPERTY.material),
  /** dB, R_w */
  sound: v.number(),
  /** W/(㎡·K) */
  transmission: v.number(),
});

const lineOf = ({
  letters,
  use,
  rating,
  material,
  sound,
  transmission,
}: v.InferOutput<typeof DoorSchema>): ListedLine => ({
  letters,
  name: `${valueName(CODE, PROPERTY.material, material)}${valueName(CODE, PROPERTY.productType, use)}`,
  items: () =>
    [...SINGLE, ...DOUBLE].flatMap((width) =>
      HEIGHTS.map((height) => ({
        size: `${width / 100}${height / 100}`,
        numbers: [
          [PROPERTY.width, width],
          [PROPERTY.height, height],
          // A meeting stile lets sound through.
          [PROPERTY.soundInsulation, width > 1000 ? sound - 3 : sound],
          [PROPERTY.heatTransmission, transmission],
          [
            PROPERTY.weight,
            roundTo(0, (width * height * (material === STEEL ? WEIGHTS.steel : WEIGHTS.wood)) / 1e6),
          ],
        ],
        enums: [
          [PROPERTY.productType, use],
          [PROPERTY.fireRating, rating],
          [PROPERTY.leaves, width > 1000 ? "V000912" : "V000911"],
          [PROPERTY.material, material],
        ],
      })),
    ),
});

export const DOORS: ListedCategory = {
  code: CODE,
  lines: readLines("doors", DoorSchema).map(lineOf),
};
