import type { FilterFields } from "../../batch/kind/FilterFields.ts";
import {
  anyCodeField,
  checksField,
  codeField,
  limitFields,
  numberField,
  SITE_FIELDS,
} from "../../batch/kind/fieldTypes.ts";
import { INDOOR_UNIT_CHECKS } from "./indoorUnitChecks.ts";
import { INDOOR_UNIT_COLUMNS } from "./indoorUnitFigureColumns.ts";
import type { IndoorUnitFilter } from "./IndoorUnitFilter.ts";

/** The fields of 筛选条件 of indoor units. */
export const INDOOR_UNIT_FIELDS: FilterFields<IndoorUnitFilter> = {
  fields: {
    brandCode: anyCodeField("品牌"),
    structure: codeField("结构形式"),
    ...SITE_FIELDS,
    singleUnitResponsibilityArea: numberField("单台承担面积", { most: 1_000_000, isAboveZero: true }),
    ...limitFields(INDOOR_UNIT_COLUMNS),
    checks: checksField(INDOOR_UNIT_CHECKS),
  },
  together: [],
};
