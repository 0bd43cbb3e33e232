import { PROPERTY } from "#domain/catalogue/properties.ts";
import { number } from "../numberDefinition.ts";
import { roundTo } from "../roundTo.ts";
import type { ListedCategory, ListedLine } from "./ListedCategory.ts";

const USES = { V000891: "防火门", V000892: "隔声门", V000893: "保温门" };
/** Class and time of fire integrity and insulation after GB 12955: a reader may know either. */
const RATINGS = {
  V000901: "甲级 A1.50（1.5 h）",
  V000902: "乙级 A1.00（1.0 h）",
  V000903: "丙级 A0.50（0.5 h）",
};
const LEAVES = { V000911: "单扇", V000912: "双扇" };
const MATERIALS = { V000921: "钢质", V000922: "木质" };
/** mm of the opening. */
const SINGLE = [800, 900, 1000];
const DOUBLE = [1200, 1500, 1800];
const HEIGHTS = [2100, 2400];
/** kg/㎡ */
const WEIGHTS = { V000921: 42, V000922: 36 };

interface Door {
  readonly letters: string;
  readonly use: keyof typeof USES;
  readonly rating: keyof typeof RATINGS | null;
  readonly material: keyof typeof MATERIALS;
  /** dB, R_w */
  readonly sound: number;
  /** W/(㎡·K) */
  readonly transmission: number;
}

const lineOf = ({ letters, use, rating, material, sound, transmission }: Door): ListedLine => ({
  letters,
  name: `${MATERIALS[material]}${USES[use]}`,
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
          [PROPERTY.weight, roundTo(0, (width * height * WEIGHTS[material]) / 1e6)],
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
  code: "C000013",
  groups: [
    {
      code: "G01",
      name: "基本参数",
      definitions: [
        { code: PROPERTY.productType, name: "门类型", type: "Enum", values: USES, uses: ["list"] },
        { code: PROPERTY.fireRating, name: "耐火等级", type: "Enum", values: RATINGS, uses: ["list"] },
        { code: PROPERTY.leaves, name: "门扇", type: "Enum", values: LEAVES, uses: ["list"] },
        { code: PROPERTY.material, name: "材质", type: "Enum", values: MATERIALS, uses: ["list"] },
        number(PROPERTY.width, "洞口宽度", "mm", ["performance-filter", "list", "sort"]),
        number(PROPERTY.height, "洞口高度", "mm", ["performance-filter", "list", "sort"]),
        number(PROPERTY.weight, "重量", "kg"),
      ],
    },
    {
      code: "G02",
      name: "性能参数",
      definitions: [
        number(PROPERTY.soundInsulation, "计权隔声量", "dB", ["performance-filter", "list", "sort"]),
        number(PROPERTY.heatTransmission, "传热系数", "W/(㎡·K)", ["list", "sort"]),
      ],
    },
  ],
  lines: (
    [
      {
        letters: "MGJ",
        use: "V000891",
        rating: "V000901",
        material: "V000921",
        sound: 33,
        transmission: 2.4,
      },
      {
        letters: "MGY",
        use: "V000891",
        rating: "V000902",
        material: "V000921",
        sound: 31,
        transmission: 2.6,
      },
      {
        letters: "MGB",
        use: "V000891",
        rating: "V000903",
        material: "V000921",
        sound: 29,
        transmission: 2.8,
      },
      { letters: "MMY", use: "V000891", rating: "V000902", material: "V000922", sound: 30, transmission: 2 },
      { letters: "MGS", use: "V000892", rating: null, material: "V000921", sound: 45, transmission: 1.9 },
      { letters: "MGW", use: "V000893", rating: null, material: "V000921", sound: 32, transmission: 1.2 },
    ] as const
  ).map(lineOf),
};
