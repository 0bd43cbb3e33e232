import { PROPERTY } from "#domain/catalogue/properties.ts";
import { roundTo } from "../../records/roundTo.ts";
import { FILTER_CLASSES, FILTER_TYPES, FILTER_STANDARD } from "../../standard/filterStandard.ts";
import type { ListedCategory, ListedLine } from "./ListedCategory.ts";

/** mm of the frame. */
const SIZES = [
  [287, 592],
  [490, 592],
  [592, 592],
  [610, 610],
] as const;

interface Filter {
  readonly letters: string;
  readonly type: keyof typeof FILTER_TYPES;
  readonly grade: keyof typeof FILTER_CLASSES;
  /** m/s through the frame */
  readonly velocity: number;
  /** Pa, clean and at the end */
  readonly resistance: readonly [clean: number, end: number];
  /** mm */
  readonly depths: readonly number[];
}

const lineOf = ({ letters, type, grade, velocity, resistance, depths }: Filter): ListedLine => ({
  letters,
  name: `${FILTER_TYPES[type]}过滤器（${FILTER_CLASSES[grade]}）`,
  items: (variation) =>
    SIZES.flatMap(([width, height]) =>
      depths.map((depth, at) => ({
        size: `${width}×${height}×${depth}`,
        numbers: [
          [PROPERTY.airFlow, Math.round((width * height * velocity * 3600) / 1e7) * 10],
          // More depth is more cloth, and the clean filter resists less.
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
  code: FILTER_STANDARD.code,
  lines: (
    [
      {
        letters: "GBC",
        type: "V000961",
        grade: "V000971",
        velocity: 2.5,
        resistance: [45, 100],
        depths: [46, 96],
      },
      {
        letters: "GDZ",
        type: "V000962",
        grade: "V000972",
        velocity: 2.5,
        resistance: [75, 160],
        depths: [380, 500, 600],
      },
      {
        letters: "GDG",
        type: "V000962",
        grade: "V000973",
        velocity: 2.5,
        resistance: [95, 200],
        depths: [500, 600],
      },
      {
        letters: "GMY",
        type: "V000963",
        grade: "V000974",
        velocity: 1.4,
        resistance: [110, 240],
        depths: [150, 220],
      },
      {
        letters: "GMH",
        type: "V000963",
        grade: "V000975",
        velocity: 0.75,
        resistance: [180, 360],
        depths: [150, 220],
      },
    ] as const
  ).map(lineOf),
};
