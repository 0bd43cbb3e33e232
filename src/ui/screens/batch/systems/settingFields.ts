import { plantGroups } from "./plantFields.ts";
import {
  PROPOSED_WINTER,
  type RangedSetting,
  type WaterKind,
  type WaterSettings,
} from "#domain/building/systems/water/WaterSettings.ts";
import type { FigureField, SettingField, WinterField, WinterFigure } from "./SettingField.ts";

const PERCENT = 100;
const PLANT = "机房尚未选型";

/** The fields of a system's settings in groups */
export const settingGroups = (
  kind: WaterKind,
  proposed: WaterSettings,
  { winter: ofWinter, primaryFlow, condenser }: WaterSettings,
): readonly (readonly [title: string, fields: readonly SettingField[]])[] => {
  const isTwoPipe = ofWinter !== null;
  const hasPrimary = primaryFlow !== null;
  const figure = (
    field: RangedSetting,
    label: string,
    unit: string,
    more: Partial<FigureField> = {},
  ): FigureField => ({ kind: "figure", field, label, unit, ...more });
  const mark = (word: "估算" | "待核对", title: string, field: RangedSetting) => ({
    mark: { word, title, proposed: proposed[field] ?? 0 },
  });
  const winter = (
    field: WinterFigure,
    label: string,
    unit: string,
    more: Partial<WinterField> = {},
  ): WinterField => ({ kind: "winter", field, label, unit, ...more });
  return [
    [
      isTwoPipe ? "介质与流量，夏季" : "介质与流量",
      [
        ...(kind === "cold" ? [{ kind: "pipes", field: "winter", label: "管制" } as const] : []),
        figure("supply", "供水", "℃"),
        figure("back", "回水", "℃"),
        {
          kind: "choice",
          field: "glycol",
          label: "介质",
          choices: [
            ["", "水"],
            ["ethylene", "乙二醇"],
            ["propylene", "丙二醇"],
          ],
        },
        figure("fraction", "质量浓度", "%", { times: PERCENT }),
        {
          kind: "choice",
          field: "flowRule",
          label: "末端流量",
          choices: [
            ["stated", "按产品注明"],
            ["fromLoad", "按负荷与温差"],
          ],
        },
        {
          kind: "choice",
          field: "control",
          label: "流量控制",
          choices: [
            ["variable", "变流量"],
            ["constant", "定流量"],
          ],
        },
        {
          kind: "choice",
          field: "valve",
          label: "末端阀门",
          choices: [
            ["onOff", "通断阀"],
            ["modulating", "调节阀"],
          ],
        },
      ],
    ],
    ...(isTwoPipe
      ? [
          [
            "冬季，热水",
            [
              winter("supply", "供水", "℃"),
              winter("back", "回水", "℃"),
              winter("block", "同时热负荷", "kW", { placeholder: "未输入" }),
              winter("plantLoss", "机房内阻力", "kPa", {
                mark: {
                  word: "估算",
                  title: `${PLANT}，常见 60–100 kPa`,
                  proposed: PROPOSED_WINTER.plantLoss,
                },
              }),
              winter("efficiency", "水泵效率", "%", { times: PERCENT, placeholder: "未知" }),
            ],
          ] as const,
        ]
      : []),
    [
      "管网",
      [
        {
          kind: "choice",
          field: "series",
          label: "管材",
          choices: [
            ["steel", "钢管"],
            ["welded", "焊接钢管"],
            ["seamless", "无缝钢管"],
            ["ppr S3.2", "PP-R S3.2"],
            ["copper", "铜管"],
          ],
        },
        {
          kind: "choice",
          field: "routing",
          label: "形式",
          choices: [
            ["direct", "异程"],
            ["reverse", "同程"],
          ],
        },
        figure("friction", "比摩阻上限", "Pa/m", mark("待核对", "工程常用 100–300 Pa/m", "friction")),
        figure("localShare", "局部占沿程", "%", {
          times: PERCENT,
          ...mark("待核对", "局部阻力按沿程阻力的 50 % 计", "localShare"),
        }),
        figure("plantLevel", "机房楼层", "层", mark("估算", `${PLANT}，−1 为地下一层`, "plantLevel")),
        figure("storeyHeight", "层高", "m", mark("估算", "未注明层高时按 4 m", "storeyHeight")),
        figure("plantMain", "机房至立管", "m", mark("估算", "未输入时按 30 m", "plantMain")),
      ],
    ],
    [
      "同时使用",
      [
        figure("block", "同时负荷", "kW", { placeholder: "未输入" }),
        { kind: "factor", field: "floor", label: "水平干管系数" },
        { kind: "factor", field: "riser", label: "立管系数" },
        { kind: "factor", field: "plant", label: "总管系数" },
      ],
    ],
    [
      "水泵",
      [
        figure("plantLoss", "机房内阻力", "kPa", mark("估算", `${PLANT}，常见 60–100 kPa`, "plantLoss")),
        figure("lossMargin", "扬程余量", "%", {
          times: PERCENT,
          ...mark("待核对", "只计流动阻力", "lossMargin"),
        }),
        figure("flowMargin", "流量余量", "%", {
          times: PERCENT,
          ...mark("待核对", "工程也用 5–10 %", "flowMargin"),
        }),
        figure("pumps", "运行台数", "台"),
        figure("standby", "备用台数", "台"),
        figure("efficiency", "水泵效率", "%", { times: PERCENT, placeholder: "未知" }),
        figure("fill", "最高点压力", "kPa", mark("估算", "未输入时按 50 kPa", "fill")),
        figure("primaryFlow", "一级泵总流量", "m³/h", { placeholder: "无" }),
        ...(hasPrimary ? [] : [figure("leastFlow", "机组最小流量", "m³/h", { placeholder: "未注明" })]),
        ...(kind === "hot" || isTwoPipe
          ? [
              {
                kind: "choice",
                field: "climate",
                label: "气候区",
                choices: [
                  ["", "未选择"],
                  ["cold", "严寒、寒冷"],
                  ["hscw", "夏热冬冷"],
                  ["hsww", "夏热冬暖"],
                ],
              } as const,
            ]
          : []),
      ],
    ],
    ...plantGroups(kind, hasPrimary, condenser !== null),
  ];
};
