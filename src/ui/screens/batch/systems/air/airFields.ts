import { COIL_HUMIDITY, ROOM_AIR } from "#domain/building/systems/air/CoilSettings.ts";
import { USE_NAMES } from "#domain/building/systems/air/AirList.ts";
import {
  AIR_USES,
  type AirSettings,
  type RangedAirSetting,
} from "#domain/building/systems/air/AirSettings.ts";

/** A figure of the settings; `times` converts it to the unit of the field. */
interface FigureField {
  readonly kind: "figure";
  readonly field: RangedAirSetting;
  readonly label: string;
  readonly unit: string;
  readonly times?: number;
  /** Shown in an empty field; such a figure may be empty. */
  readonly placeholder?: string;
  /** Shown beside the figure while it is the proposed one */
  readonly mark?: { readonly word: "估算" | "待核对"; readonly title: string };
}
interface ChoiceField {
  readonly kind: "choice";
  readonly field: "use" | "building" | "shape" | "control" | "limit" | "coils" | "outlets";
  readonly label: string;
  readonly choices: readonly (readonly [value: string, label: string])[];
}
interface FactorField {
  readonly kind: "factor";
  readonly field: keyof AirSettings["factors"];
  readonly label: string;
}
export type AirField = FigureField | ChoiceField | FactorField;

const PERCENT = 100;
const PLANT = "机房尚未选型";
const UNTYPED = "未输入";

const figure = (
  field: RangedAirSetting,
  label: string,
  unit: string,
  more: Partial<FigureField> = {},
): FigureField => ({ kind: "figure", field, label, unit, ...more });
const mark = (word: "估算" | "待核对", title: string) => ({ mark: { word, title } });

/** The air at the coils of an air handling unit, and its running hours in a year */
const handlerGroup = (isFresh: boolean): readonly [title: string, fields: readonly AirField[]] => [
  "空调机组",
  [
    {
      kind: "choice",
      field: "coils",
      label: "校核",
      choices: [
        ["both", "冷量和热量"],
        ["cooling", "冷量"],
        ["heating", "热量"],
      ],
    },
    figure("summerDry", "夏季室外干球", "℃", { placeholder: UNTYPED }),
    figure("summerWet", "夏季室外湿球", "℃", { placeholder: UNTYPED }),
    figure("winterDry", "冬季室外温度", "℃", { placeholder: UNTYPED }),
    ...(isFresh ? [] : [figure("freshShare", "新风比", "%", { times: PERCENT, placeholder: UNTYPED })]),
    figure("roomSummer", "室内夏季", "℃", mark(ROOM_AIR.mark, ROOM_AIR.source)),
    figure("roomHumidity", "室内湿度", "%", { times: PERCENT, ...mark(ROOM_AIR.mark, ROOM_AIR.source) }),
    figure("roomWinter", "室内冬季", "℃", mark(ROOM_AIR.mark, ROOM_AIR.source)),
    figure("supplySummer", "夏季送风温度", "℃", { placeholder: isFresh ? "室内焓值" : UNTYPED }),
    figure("supplyHumidity", "送风湿度", "%", {
      times: PERCENT,
      ...mark(COIL_HUMIDITY.mark, COIL_HUMIDITY.source),
    }),
    figure("supplyWinter", "冬季送风温度", "℃", { placeholder: isFresh ? "室内温度" : UNTYPED }),
    figure("hours", "年运行小时", "h", { placeholder: UNTYPED }),
  ],
];

/** The fields of a duct system's settings in groups */
export const airGroups = ({
  control,
  use,
  fan,
}: Pick<AirSettings, "control" | "use" | "fan">): readonly (readonly [
  title: string,
  fields: readonly AirField[],
])[] => [
  [
    "用途与介质",
    [
      {
        kind: "choice",
        field: "use",
        label: "用途",
        choices: AIR_USES.map((each) => [each, USE_NAMES[each].replace("系统", "")] as const),
      },
      {
        kind: "choice",
        field: "outlets",
        label: "风口",
        choices: [
          ["chosen", "只计已选型"],
          ["all", "含未选型"],
        ],
      },
      figure("temperature", "风管内空气", "℃"),
      {
        kind: "choice",
        field: "control",
        label: "风量控制",
        choices: [
          ["constant", "定风量"],
          ["variable", "变风量"],
        ],
      },
      ...(control === "variable"
        ? ([
            figure("kept", "保持静压", "Pa"),
            { kind: "factor", field: "floor", label: "水平干管系数" },
            { kind: "factor", field: "riser", label: "立管系数" },
            { kind: "factor", field: "plant", label: "总管系数" },
          ] as const)
        : []),
    ],
  ],
  [
    "风管",
    [
      {
        kind: "choice",
        field: "shape",
        label: "截面",
        choices: [
          ["rectangular", "矩形"],
          ["round", "圆形"],
        ],
      },
      figure("height", "限高", "mm", { placeholder: "不限" }),
      {
        kind: "choice",
        field: "building",
        label: "风速按",
        choices: [
          ["public", "公共建筑"],
          ["dwelling", "住宅"],
        ],
      },
      figure("noise", "房间噪声要求", "dB(A)", { placeholder: "无" }),
      figure("friction", "比摩阻上限", "Pa/m", mark("待核对", "工程常用 0.8–1.5 Pa/m")),
      figure("localShare", "局部占沿程", "%", {
        times: PERCENT,
        ...mark("待核对", "局部阻力按沿程阻力的 50 % 计"),
      }),
      figure("plantLevel", "机房楼层", "层", mark("估算", `${PLANT}，−1 为地下一层`)),
      figure("storeyHeight", "层高", "m", mark("估算", "未注明层高时按 4 m")),
      figure("plantMain", "机房至立管", "m", mark("估算", "未输入时按 30 m")),
    ],
  ],
  [
    "其他阻力",
    [
      figure("filterClean", "过滤器初阻力", "Pa", { placeholder: UNTYPED }),
      figure("filterFinal", "过滤器终阻力", "Pa", { placeholder: UNTYPED }),
      figure("coil", "盘管", "Pa", { placeholder: UNTYPED }),
      figure("silencer", "消声器", "Pa", { placeholder: UNTYPED }),
      figure("otherSide", "风机另一侧", "Pa", { placeholder: UNTYPED }),
    ],
  ],
  [
    "风机",
    [
      figure("flowMargin", "风量余量", "%", {
        times: PERCENT,
        ...mark("待核对", "GB 50736 6.5.1：5–10 %"),
      }),
      ...(control === "constant"
        ? [
            figure("pressureMargin", "风压余量", "%", {
              times: PERCENT,
              ...mark("待核对", "GB 50736 6.5.1：定速 10–15 %，变速不加"),
            }),
          ]
        : []),
      figure("efficiency", "风机效率", "%", { times: PERCENT, placeholder: "未知" }),
      {
        kind: "choice",
        field: "limit",
        label: "W_s 限值按",
        choices: [
          ["", "用途"],
          ["ventilation", "机械通风"],
          ["freshAir", "新风"],
          ["officeConstant", "办公定风量"],
          ["officeVariable", "办公变风量"],
          ["shopHotel", "商业、酒店"],
        ],
      },
    ],
  ],
  ...(fan === null && (use === "supply" || use === "fresh") ? [handlerGroup(use === "fresh")] : []),
];
