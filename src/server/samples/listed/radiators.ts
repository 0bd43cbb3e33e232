import { PROPERTY } from "#domain/catalogue/properties.ts";
import { roundTo } from "../../records/roundTo.ts";
import { RADIATOR_TYPES, RADIATOR_STANDARD } from "../../standard/radiatorStandard.ts";
import type { ListedCategory, ListedLine } from "./ListedCategory.ts";

const HEIGHTS = [300, 400, 600, 900, 1500, 1800];
const SECTIONS = [6, 8, 10, 12, 15, 20];

interface Radiator {
  readonly letters: string;
  readonly type: keyof typeof RADIATOR_TYPES;
  /** W of a section 600 mm high at a mean excess temperature of 44.5 K (GB/T 13754). */
  readonly heat: number;
  /** mm a section */
  readonly width: number;
  /** kg a section 600 mm high */
  readonly weight: number;
  readonly highest: number;
  /** MPa */
  readonly pressure: number;
}

const lineOf = ({ letters, type, heat, width, weight, highest, pressure }: Radiator): ListedLine => ({
  letters,
  name: `${RADIATOR_TYPES[type]}散热器`,
  items: (variation) =>
    HEIGHTS.filter((height) => height <= highest).flatMap((height) =>
      SECTIONS.map((sections) => {
        // Taller sections give less for each mm: the air along them is warmer.
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
  code: RADIATOR_STANDARD.code,
  lines: (
    [
      { letters: "SGZ", type: "V000931", heat: 62, width: 46, weight: 1.4, highest: 1800, pressure: 1 },
      { letters: "STL", type: "V000932", heat: 88, width: 75, weight: 1.1, highest: 1800, pressure: 1 },
      { letters: "SZT", type: "V000933", heat: 84, width: 60, weight: 5.4, highest: 900, pressure: 0.8 },
    ] as const
  ).map(lineOf),
};
