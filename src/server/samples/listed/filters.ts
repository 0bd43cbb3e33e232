import * as v from "valibot";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { roundTo } from "../../records/roundTo.ts";
import { oneOfValues, readLines } from "./readLines.ts";
import { valueName } from "../../standard/categoryStandards.ts";
import type { ListedCategory, ListedLine } from "./ListedCategory.ts";

const CODE = "C000016";
/** mm of the frame. */
const SIZES = [
  [287, 592],
  [490, 592],
  [592, 592],
  [610, 610],
] as const;

const FilterSchema = v.strictObject({
  letters: v.string(),
  type: oneOfValues(CODE, PROPERTY.productType),
  grade: oneOfValues(CODE, PROPERTY.filterClass),
  /** m/s through the frame */
  velocity: v.number(),
  /** Pa, clean and at the end */
  resistance: v.tuple([v.number(), v.number()]),
  /** mm */
  depths: v.array(v.number()),
});

const lineOf = ({
  letters,
  type,
  grade,
  velocity,
  resistance,
  depths,
}: v.InferOutput<typeof FilterSchema>): ListedLine => ({
  letters,
  name: `${valueName(CODE, PROPERTY.productType, type)}过滤器（${valueName(CODE, PROPERTY.filterClass, grade)}）`,
  items: (variation) =>
    SIZES.flatMap(([width, height]) =>
      depths.map((depth, at) => ({
        size: `${width}×${height}×${depth}`,
        numbers: [
          [PROPERTY.airFlow, Math.round((width * height * velocity * 3600) / 1e7) * 10],
          // A deeper filter has more cloth, so it has less resistance when clean.
          [PROPERTY.airPressureDrop, roundTo(0, resistance[0] * variation * (1 - 0.12 * at))],
          [PROPERTY.finalResistance, resistance[1]],
          [PROPERTY.width, width],
          [PROPERTY.height, height],
          [PROPERTY.depth, depth],
        ],
        enums: [
          [PROPERTY.productType, type],
          [PROPERTY.filterClass, grade],
        ],
      })),
    ),
});

export const FILTERS: ListedCategory = {
  code: CODE,
  lines: readLines("filters", FilterSchema).map(lineOf),
};
