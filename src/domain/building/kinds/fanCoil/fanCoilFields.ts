import { FAN_COIL_INSTALLATIONS, FAN_COIL_STRUCTURES } from "../../../catalogue/properties.ts";
import type { FilterField, FilterFields } from "../../batch/kind/FilterFields.ts";
import {
  anyCodeField,
  checksField,
  isNumberIn,
  limitFields,
  namedField,
  numberField,
  SITE_FIELDS,
} from "../../batch/kind/fieldTypes.ts";
import { FAN_COIL_COLUMNS } from "./fanCoilFigureColumns.ts";
import type { FanCoilFilter } from "./FanCoilFilter.ts";
import { FAN_COIL_CHECKS, LEVEL_NAMES } from "./fanCoilWords.ts";

/** Pa */
const PRESSURE = { most: 10_000 };

type StaticPressure = FanCoilFilter["staticPressure"];

const STATIC_PRESSURE: FilterField<StaticPressure> = {
  name: "机外静压",
  must: `must be isOn, and numbers from and to between 0 and ${PRESSURE.most} that do not run backwards`,
  holds: (value): value is StaticPressure =>
    typeof value === "object" &&
    value !== null &&
    "isOn" in value &&
    typeof value.isOn === "boolean" &&
    "from" in value &&
    "to" in value &&
    isNumberIn(value.from, PRESSURE) &&
    isNumberIn(value.to, PRESSURE) &&
    value.from <= value.to &&
    Object.keys(value).length === 3,
};

/** The fields of 筛选条件 of fan coils. */
export const FAN_COIL_FIELDS: FilterFields<FanCoilFilter> = {
  fields: {
    brandCode: anyCodeField("品牌"),
    structure: namedField("结构形式", FAN_COIL_STRUCTURES),
    installation: namedField("安装形式", FAN_COIL_INSTALLATIONS),
    level: namedField("档位", LEVEL_NAMES),
    summerSupplyWaterTemperature: numberField("夏季供水温度", { most: 100 }),
    winterSupplyWaterTemperature: numberField("冬季供水温度", { most: 100 }),
    dustCorrectionFactor: numberField("积灰修正附加率", { most: 100 }),
    intermittentUseFactor: numberField("间歇运行附加率", { most: 100 }),
    ...SITE_FIELDS,
    singleUnitResponsibilityArea: numberField("单台承担面积", { most: 1_000_000, isAboveZero: true }),
    staticPressure: STATIC_PRESSURE,
    ...limitFields(FAN_COIL_COLUMNS),
    checks: checksField(FAN_COIL_CHECKS),
  },
  together: [],
};
