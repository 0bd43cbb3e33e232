import { PROPERTY } from "#domain/catalogue/properties.ts";
import { number } from "../numberDefinition.ts";
import { roundTo } from "../roundTo.ts";
import type { ListedCategory, ListedLine } from "./ListedCategory.ts";

const TYPES = { V000931: "钢制柱型", V000932: "铜铝复合柱翼型", V000933: "铸铁柱型" };
const HEIGHTS = [300, 400, 600, 900, 1500, 1800];
const SECTIONS = [6, 8, 10, 12, 15, 20];

interface Radiator {
  readonly letters: string;
  readonly type: keyof typeof TYPES;
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
  name: `${TYPES[type]}散热器`,
  items: (lean) =>
    HEIGHTS.filter((height) => height <= highest).flatMap((height) =>
      SECTIONS.map((sections) => {
        // Taller sections give less for each mm: the air along them is warmer.
        const share = 0.12 + (0.88 * height) / 600 - 0.06 * Math.max(0, height / 600 - 1);
        const ofSection = roundTo(1, heat * lean * share);
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
  code: "C000014",
  groups: [
    {
      code: "G01",
      name: "性能参数",
      definitions: [
        number(PROPERTY.heatingCapacity, "散热量（ΔT=44.5 K）", "kW", ["performance-filter", "list", "sort"]),
        number(PROPERTY.sectionHeat, "单片散热量", "W", ["list", "sort"]),
        number(PROPERTY.workingPressure, "工作压力", "MPa", ["list"]),
      ],
    },
    {
      code: "G02",
      name: "结构参数",
      definitions: [
        { code: PROPERTY.productType, name: "散热器类型", type: "Enum", values: TYPES, uses: ["list"] },
        number(PROPERTY.sections, "片数", "片", ["list"]),
        number(PROPERTY.height, "高度", "mm", ["performance-filter", "list", "sort"]),
        number(PROPERTY.length, "长度", "mm", ["list"]),
        number(PROPERTY.weight, "重量", "kg"),
      ],
    },
  ],
  lines: (
    [
      { letters: "SGZ", type: "V000931", heat: 62, width: 46, weight: 1.4, highest: 1800, pressure: 1 },
      { letters: "STL", type: "V000932", heat: 88, width: 75, weight: 1.1, highest: 1800, pressure: 1 },
      { letters: "SZT", type: "V000933", heat: 84, width: 60, weight: 5.4, highest: 900, pressure: 0.8 },
    ] as const
  ).map(lineOf),
};
