import type { CircuitName } from "#domain/building/systems/water/plant/PlantPumps.ts";
import type { WaterKind } from "#domain/building/systems/water/WaterSettings.ts";
import type { PlantField, SettingField } from "./SettingField.ts";

const PERCENT = 100;

function pumpFields(of: CircuitName): readonly PlantField[] {
  const field = (name: PlantField["field"], label: string, unit: string): PlantField => ({
    ...{ kind: "plant", of, field: name, label, unit },
  });
  return [
    field("pumps", "运行台数", "台"),
    field("standby", "备用台数", "台"),
    { ...field("efficiency", "水泵效率", "%"), times: PERCENT, placeholder: "未知" },
  ];
}

const towers = (field: PlantField["field"], label: string, unit: string, more: Partial<PlantField> = {}) =>
  ({
    kind: "plant",
    of: "condenser",
    field,
    label,
    unit,
    placeholder: "未输入",
    ...more,
  }) satisfies PlantField;
const assumed = (title: string) => ({ mark: { word: "估算", title } }) as const;

const CONDENSER_FIELDS: readonly PlantField[] = [
  towers("cop", "机组 COP", ""),
  towers("supply", "进冷凝器", "℃", assumed("未输入时按 32/37 ℃")),
  towers("back", "出冷凝器", "℃", assumed("未输入时按 32/37 ℃")),
  towers("loss", "冷凝器水阻", "kPa"),
  towers("lift", "提升高度", "m"),
  towers("spray", "喷淋压力", "kPa"),
  towers("length", "单程管长", "m", assumed("未输入时按 60 m")),
  towers("zeta", "局部 Σζ", "", { placeholder: "按占比" }),
  ...pumpFields("condenser"),
];

/** Settings of a plant's circuits: separate primary pumps, and condenser water for chilled water systems */
export const plantGroups = (
  kind: WaterKind,
  hasPrimary: boolean,
  hasTowers: boolean,
): readonly (readonly [title: string, fields: readonly SettingField[]])[] => [
  ...(hasPrimary ? [["一级泵", pumpFields("primary")] as const] : []),
  ...(kind === "cold"
    ? [
        [
          "冷却水",
          [
            { kind: "towers", field: "condenser", label: "冷却塔" } as const,
            ...(hasTowers ? CONDENSER_FIELDS : []),
          ],
        ] as const,
      ]
    : []),
];
