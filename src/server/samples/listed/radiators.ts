import * as v from "valibot";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { roundTo } from "../../records/roundTo.ts";
import { oneOfValues, readLines } from "./readLines.ts";
import { valueName } from "../../standard/categoryStandards.ts";
import type { ListedCategory, ListedLine } from "./ListedCategory.ts";

const CODE = "C000014";
const HEIGHTS = [300, 400, 600, 900, 1500, 1800];
const SECTIONS = [6, 8, 10, 12, 15, 20];

const RadiatorSchema = v.strictObject({
  letters: v.string(),
  type: oneOfValues(CODE, PROPERTY.productType),
  /** W of a section 600 mm high at a mean excess temperature of 44.5 K (GB/T 13754). */
  heat: v.number(),
  /** mm a section */
  width: v.number(),
  /** kg a section 600 mm high */
  weight: v.number(),
  highest: v.number(),
  /** MPa */
  pressure: v.number(),
});

const lineOf = ({
  letters,
  type,
  heat,
  width,
  weight,
  highest,
  pressure,
}: v.InferOutput<typeof RadiatorSchema>): ListedLine => ({
  letters,
  name: `${valueName(CODE, PROPERTY.productType, type)}散热器`,
  items: (variation) =>
    HEIGHTS.filter((height) => height <= highest).flatMap((height) =>
      SECTIONS.map((sections) => {
        // Taller sections give less per mm, because the air along them is warmer.
        const share = 0.12 + (0.88 * height) / 600 - 0.06 * Math.max(0, height / 600 - 1);
        const ofSection = roundTo(1, heat * variation * share);
        return {
          size: `${height}-${sections}`,
          numbers: [
            [PROPERTY.heatingCapacity, roundTo(3, (ofSection * sections) / 1000)],
            [PROPERTY.sectionHeat, ofSection],
            [PROPERTY.sections, sections],
            [PROPERTY.height, height],
            [PROPERTY.length, width * sections],
            [PROPERTY.workingPressure, pressure],
            [PROPERTY.weight, roundTo(1, (weight * sections * height) / 600)],
          ],
          enums: [[PROPERTY.productType, type]],
        };
      }),
    ),
});

export const RADIATORS: ListedCategory = {
  code: CODE,
  lines: readLines("radiators", RadiatorSchema).map(lineOf),
};
