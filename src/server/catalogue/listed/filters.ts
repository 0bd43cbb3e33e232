import { PROPERTY } from "#domain/catalogue/properties.ts";
import { number } from "../numberDefinition.ts";
import { roundTo } from "../roundTo.ts";
import type { ListedCategory, ListedLine } from "./ListedCategory.ts";

const TYPES = { V000961: "板式", V000962: "袋式", V000963: "密褶式" };
/** Classes of GB/T 14295 and GB/T 13554. */
const CLASSES = {
  V000971: "粗效 C3",
  V000972: "中效 Z2",
  V000973: "高中效 GZ",
  V000974: "亚高效 YG",
  V000975: "高效 H13",
};
/** mm of the frame. */
const SIZES = [
  [287, 592],
  [490, 592],
  [592, 592],
  [610, 610],
] as const;

interface Filter {
  readonly letters: string;
  readonly type: keyof typeof TYPES;
  readonly grade: keyof typeof CLASSES;
  /** m/s through the frame */
  readonly velocity: number;
  /** Pa, clean and at the end */
  readonly resistance: readonly [clean: number, end: number];
  /** mm */
  readonly depths: readonly number[];
}

const lineOf = ({ letters, type, grade, velocity, resistance, depths }: Filter): ListedLine => ({
  letters,
  name: `${TYPES[type]}过滤器（${CLASSES[grade]}）`,
  items: (lean) =>
    SIZES.flatMap(([width, height]) =>
      depths.map((depth, at) => ({
        size: `${width}×${height}×${depth}`,
        numbers: [
          [PROPERTY.airFlow, Math.round((width * height * velocity * 3600) / 1e7) * 10],
          // More depth is more cloth, and the clean filter resists less.
          [PROPERTY.airPressureDrop, roundTo(0, resistance[0] * lean * (1 - 0.12 * at))],
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
  code: "C000016",
  groups: [
    {
      code: "G01",
      name: "性能参数",
      definitions: [
        number(PROPERTY.airFlow, "额定风量", "m³/h", ["performance-filter", "list", "sort"]),
        { code: PROPERTY.filterClass, name: "过滤等级", type: "Enum", values: CLASSES, uses: ["list"] },
        number(PROPERTY.airPressureDrop, "初阻力", "Pa", ["performance-filter", "list", "sort"]),
        number(PROPERTY.finalResistance, "终阻力", "Pa", ["list"]),
      ],
    },
    {
      code: "G02",
      name: "结构参数",
      definitions: [
        { code: PROPERTY.productType, name: "过滤器类型", type: "Enum", values: TYPES, uses: ["list"] },
        number(PROPERTY.width, "宽度", "mm", ["list"]),
        number(PROPERTY.height, "高度", "mm", ["list"]),
        number(PROPERTY.depth, "厚度", "mm", ["list"]),
      ],
    },
  ],
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
