import { FAN_COIL_INSTALLATIONS, FAN_COIL_STRUCTURES, PROPERTY } from "../../../catalogue/properties.ts";
import type { FilterField, FilterFields, NumberEntry } from "../../batch/kind/FilterFields.ts";
import { BRAND_FIELD } from "../../batch/kind/brandField.ts";
import { ORIGIN_FIELD } from "../../batch/kind/originField.ts";
import { checksField, checksText, isNumberIn, namedField, numberField } from "../../batch/kind/fieldTypes.ts";
import type { OptionalConditions } from "../../batch/kind/droppableFilters.ts";
import { areaField, limitFields, siteFields } from "../../batch/kind/sharedFields.ts";
import { FAN_COIL_COLUMNS } from "./fanCoilFigureColumns.ts";
import type { FanCoilFilter } from "./FanCoilFilter.ts";
import { FAN_COIL_CHECKS, LEVEL_NAMES } from "./fanCoilWords.ts";
import type { FanCoilConditions } from "./selection/FanCoilConditions.ts";
import { NOISE_PROPERTIES } from "./selection/fanCoilProperty.ts";

/** The limits of either end of the pressure range. */
export const STATIC_PRESSURE_ENTRY: NumberEntry = { label: "机外静压", unit: "Pa", most: 10_000 };

type StaticPressure = FanCoilFilter["staticPressure"];

const isStaticPressure = (value: unknown): value is StaticPressure =>
  typeof value === "object" &&
  value !== null &&
  "isOn" in value &&
  typeof value.isOn === "boolean" &&
  "from" in value &&
  "to" in value &&
  isNumberIn(value.from, STATIC_PRESSURE_ENTRY) &&
  isNumberIn(value.to, STATIC_PRESSURE_ENTRY) &&
  value.from <= value.to &&
  Object.keys(value).length === 3;

const STATIC_PRESSURE: FilterField<StaticPressure> = {
  name: STATIC_PRESSURE_ENTRY.label,
  must: `must be isOn, and numbers from and to between 0 and ${STATIC_PRESSURE_ENTRY.most} that do not run backwards`,
  holds: isStaticPressure,
  rest: (value) =>
    isStaticPressure(value) ? { isOn: value.isOn, from: value.from, to: value.to } : undefined,
};

/** Sensible cooling and heating are proportional to the mass of air; the exponent was not measured at altitude. */
export const FAN_COIL_AT_ALTITUDE = "按现场气压修正，待核对";

/** Load factors apply to the high level only. */
const isHigh = ({ level }: FanCoilFilter) => level === "HIGH_LEVEL";

/** The fields of the 筛选条件 (filter) of fan coils. */
export const FAN_COIL_FIELDS: FilterFields<FanCoilFilter, OptionalConditions<FanCoilConditions>> = {
  fields: {
    brandCode: BRAND_FIELD,
    ...ORIGIN_FIELD,
    structure: {
      ...namedField("结构形式", FAN_COIL_STRUCTURES),
      words: ({ structure, installation }) => [
        `${FAN_COIL_STRUCTURES[structure]} · ${FAN_COIL_INSTALLATIONS[installation]}`,
      ],
      droppable: { code: PROPERTY.structure, condition: "structure" },
    },
    installation: {
      ...namedField("安装形式", FAN_COIL_INSTALLATIONS),
      words: "structure",
      droppable: { code: PROPERTY.installation, condition: "installation" },
    },
    level: { ...namedField("档位", LEVEL_NAMES), words: ({ level }) => [LEVEL_NAMES[level]] },
    summerSupplyWaterTemperature: {
      ...numberField("夏季供水温度", { most: 100, unit: "℃", asked: "夏季供水温度（℃）" }),
      words: (filter) => [
        `供水 ${filter.summerSupplyWaterTemperature} / ${filter.winterSupplyWaterTemperature} ℃`,
      ],
    },
    winterSupplyWaterTemperature: {
      ...numberField("冬季供水温度", { most: 100, unit: "℃", asked: "冬季供水温度（℃）" }),
      words: "summerSupplyWaterTemperature",
    },
    dustCorrectionFactor: {
      ...numberField("积灰修正附加率", { most: 100, unit: "%" }),
      acts: isHigh,
      words: (filter) => [`积灰 ${filter.dustCorrectionFactor} %`],
    },
    intermittentUseFactor: {
      ...numberField("间歇运行附加率", { most: 100, unit: "%" }),
      acts: isHigh,
      words: (filter) => [`间歇 ${filter.intermittentUseFactor} %`],
    },
    ...siteFields(FAN_COIL_AT_ALTITUDE),
    ...areaField("单台承担面积", "台"),
    staticPressure: {
      ...STATIC_PRESSURE,
      acts: ({ staticPressure }) => staticPressure.isOn,
      words: ({ staticPressure: { from, to } }) => [`机外静压 ${from}–${to} Pa`],
      none: "机外静压不限",
      droppable: {
        code: PROPERTY.externalStaticPressure,
        condition: "staticPressure",
        without: ({ staticPressure }) => ({ staticPressure: { ...staticPressure, isOn: false } }),
      },
    },
    ...limitFields(FAN_COIL_COLUMNS, NOISE_PROPERTIES),
    checks: { ...checksField(FAN_COIL_CHECKS), words: ({ checks }) => [checksText(FAN_COIL_CHECKS, checks)] },
  },
  together: [],
};
