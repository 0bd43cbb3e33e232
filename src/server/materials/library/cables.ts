import { choice, CORES, CROSS_SECTION, INSULATION, RESISTANCE } from "./materialProperties.ts";
import { cited, NOT_VERIFIED, valuesOf, type LibraryCategory } from "./LibraryCategory.ts";

const CABLES = "M000400";

/** mm²: Ω/km at 20 ℃ of plain copper, classes 1 and 2 of GB/T 3956 (IEC 60228). */
const COPPER_RESISTANCE = new Map<number, number>([
  [0.75, 24.5],
  [1, 18.1],
  [1.5, 12.1],
  [2.5, 7.41],
  [4, 4.61],
  [6, 3.08],
  [10, 1.83],
  [16, 1.15],
  [25, 0.727],
  [35, 0.524],
  [50, 0.387],
  [70, 0.268],
  [95, 0.193],
  [120, 0.153],
  [150, 0.124],
  [185, 0.0991],
  [240, 0.0754],
  [300, 0.0601],
  [400, 0.047],
]);
const resistanceOf = (section: number) => COPPER_RESISTANCE.get(section) ?? null;

/** mm² and the insulation in mm. */
const BV: readonly (readonly [number, number])[] = [
  [1.5, 0.7],
  [2.5, 0.8],
  [4, 0.8],
  [6, 0.8],
  [10, 1],
  [16, 1],
  [25, 1.2],
  [35, 1.2],
  [50, 1.4],
  [70, 1.4],
  [95, 1.6],
  [120, 1.6],
  [150, 1.8],
  [185, 2],
  [240, 2.2],
  [300, 2.4],
  [400, 2.6],
];

export const buildingWires: LibraryCategory = {
  code: "M000401",
  parentCode: CABLES,
  name: "BV 电线",
  standard: "GB/T 5023.3",
  unit: "m",
  source: cited("GB/T 5023.3、GB/T 3956"),
  definitions: [CROSS_SECTION, INSULATION, RESISTANCE],
  materials: BV.map(([section, insulation]) => ({
    name: "铜芯聚氯乙烯绝缘电线 450/750 V",
    specification: `BV-450/750V ${section}`,
    verifiedBy: NOT_VERIFIED,
    values: valuesOf([CROSS_SECTION, section], [INSULATION, insulation], [RESISTANCE, resistanceOf(section)]),
  })),
};

const XLPE: readonly (readonly [number, number])[] = [
  [1.5, 0.7],
  [2.5, 0.7],
  [4, 0.7],
  [6, 0.7],
  [10, 0.7],
  [16, 0.7],
  [25, 0.9],
  [35, 0.9],
  [50, 1],
  [70, 1.1],
  [95, 1.1],
  [120, 1.2],
  [150, 1.4],
  [185, 1.6],
  [240, 1.7],
  [300, 1.8],
];
const CABLE = choice("MP0035", "型号", ["YJV", "YJY", "WDZ-YJY", "YJV22"]);
const CORE_COUNTS = [1, 2, 3, 4, 5] as const;

export const powerCables: LibraryCategory = {
  code: "M000402",
  parentCode: CABLES,
  name: "交联聚乙烯电力电缆",
  standard: "GB/T 12706.1",
  unit: "m",
  source: cited("GB/T 12706.1、GB/T 3956"),
  definitions: [CABLE, CORES, CROSS_SECTION, INSULATION, RESISTANCE],
  materials: CABLE.enumValues.flatMap(({ code: model }) =>
    CORE_COUNTS.filter((cores) => model !== "YJV22" || cores > 1).flatMap((cores) =>
      XLPE.filter(([section]) => model !== "YJV22" || section >= 4).map(([section, insulation]) => ({
        name: "铜芯交联聚乙烯绝缘电力电缆 0.6/1 kV",
        specification: `${model}-0.6/1kV ${cores}×${section}`,
        verifiedBy: NOT_VERIFIED,
        values: valuesOf(
          [CABLE, model],
          [CORES, cores],
          [CROSS_SECTION, section],
          [INSULATION, insulation],
          [RESISTANCE, resistanceOf(section)],
        ),
      })),
    ),
  ),
};

const CONTROL_CORES: readonly (readonly [number, readonly number[]])[] = [
  [1, [2, 3, 4, 5, 7, 8, 10, 12, 14, 16, 19, 24]],
  [1.5, [2, 3, 4, 5, 7, 8, 10, 12, 14, 16, 19, 24]],
  [2.5, [2, 3, 4, 5, 7, 8, 10, 12, 14, 16, 19, 24]],
  [4, [2, 3, 4, 5, 7, 8, 10, 12, 14]],
];
const CONTROL = choice("MP0036", "型号", ["KVV", "KVVP"]);

export const controlCables: LibraryCategory = {
  code: "M000403",
  parentCode: CABLES,
  name: "控制电缆",
  standard: "GB/T 9330",
  unit: "m",
  source: cited("GB/T 9330、GB/T 3956"),
  definitions: [CONTROL, CORES, CROSS_SECTION, RESISTANCE],
  materials: CONTROL.enumValues.flatMap(({ code: model }) =>
    CONTROL_CORES.flatMap(([section, counts]) =>
      counts.map((cores) => ({
        name: model === "KVV" ? "聚氯乙烯绝缘护套控制电缆" : "聚氯乙烯绝缘护套屏蔽控制电缆",
        specification: `${model}-450/750V ${cores}×${section}`,
        verifiedBy: NOT_VERIFIED,
        values: valuesOf(
          [CONTROL, model],
          [CORES, cores],
          [CROSS_SECTION, section],
          [RESISTANCE, resistanceOf(section)],
        ),
      })),
    ),
  ),
};
