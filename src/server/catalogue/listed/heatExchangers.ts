import { PROPERTY } from "#domain/catalogue/properties.ts";
import { nominalDiameterFor } from "../machine/nominalDiameters.ts";
import { number } from "../numberDefinition.ts";
import { roundTo } from "../roundTo.ts";
import type { ListedCategory, ListedLine } from "./ListedCategory.ts";

const TYPES = { V000841: "板式", V000842: "管壳式", V000843: "容积式" };
const MATERIALS = { V000851: "不锈钢 304", V000852: "不锈钢 316L", V000853: "碳钢" };
/** m³/h of water that a kW warms by 10 K. */
const WATER_PER_KILOWATT = 3600 / (4.186 * 1000 * 10);

interface Exchanger {
  readonly letters: string;
  readonly type: keyof typeof TYPES;
  readonly material: keyof typeof MATERIALS;
  /** ㎡ */
  readonly areas: readonly number[];
  /** W/(㎡·K), and the K of logarithmic mean difference at which capacity is listed. */
  readonly transmission: number;
  readonly difference: number;
}

const lineOf = ({ letters, type, material, areas, transmission, difference }: Exchanger): ListedLine => ({
  letters,
  name: `${TYPES[type]}换热器`,
  items: (lean) =>
    areas.flatMap((area) =>
      [1, 1.6].map((pressure) => {
        const coefficient = Math.round(transmission * lean);
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
  code: "C000009",
  groups: [
    {
      code: "G01",
      name: "性能参数",
      definitions: [
        number(PROPERTY.heatingCapacity, "换热量", "kW", ["performance-filter", "list", "sort"]),
        number(PROPERTY.exchangeArea, "换热面积", "㎡", ["performance-filter", "list", "sort"]),
        number(PROPERTY.heatTransmission, "传热系数", "W/(㎡·K)", ["list"]),
        number(PROPERTY.waterFlow, "二次侧流量", "m³/h", ["list"]),
        number(PROPERTY.waterPressureDrop, "水阻力", "kPa"),
        number(PROPERTY.workingPressure, "工作压力", "MPa", ["performance-filter", "list"]),
        number(PROPERTY.highestTemperature, "最高工作温度", "℃"),
      ],
    },
    {
      code: "G02",
      name: "结构参数",
      definitions: [
        { code: PROPERTY.productType, name: "换热器类型", type: "Enum", values: TYPES, uses: ["list"] },
        { code: PROPERTY.material, name: "材质", type: "Enum", values: MATERIALS, uses: ["list"] },
        number(PROPERTY.nominalDiameter, "接管直径", "mm"),
      ],
    },
  ],
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
