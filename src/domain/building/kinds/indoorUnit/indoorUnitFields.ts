import { PROPERTY } from "../../../catalogue/properties.ts";
import { BRAND_FIELD } from "../../batch/kind/brandField.ts";
import { ORIGIN_FIELD } from "../../batch/kind/originField.ts";
import type { OptionalConditions } from "../../batch/kind/droppableFilters.ts";
import type { FilterFields } from "../../batch/kind/FilterFields.ts";
import { checksField, checksText, codeField } from "../../batch/kind/fieldTypes.ts";
import { areaField, limitFields, siteFields } from "../../batch/kind/sharedFields.ts";
import { INDOOR_UNIT_CHECKS } from "./indoorUnitChecks.ts";
import { INDOOR_UNIT_COLUMNS } from "./indoorUnitFigureColumns.ts";
import type { IndoorUnitFilter } from "./IndoorUnitFilter.ts";
import type { IndoorUnitConditions } from "./selection/IndoorUnitConditions.ts";
import { indoorUnitStructureName } from "./indoorUnitStructureName.ts";

/** No rule for refrigerant coils at altitude is available, so nothing is computed beyond the stated figures. */
export const INDOOR_UNIT_AT_ALTITUDE = "制冷量、制热量未按海拔修正";

/** The fields of the 筛选条件 (filter) of indoor units. */
export const INDOOR_UNIT_FIELDS: FilterFields<IndoorUnitFilter, OptionalConditions<IndoorUnitConditions>> = {
  fields: {
    brandCode: BRAND_FIELD,
    ...ORIGIN_FIELD,
    structure: {
      ...codeField("结构形式"),
      words: ({ structure }) => [indoorUnitStructureName(structure)],
      // The list of the form has no other choice.
      droppable: { code: PROPERTY.structure, condition: "structure" },
    },
    ...siteFields(INDOOR_UNIT_AT_ALTITUDE, { isRemark: true }),
    ...areaField("单台承担面积", "台"),
    ...limitFields(INDOOR_UNIT_COLUMNS, PROPERTY.noise),
    checks: {
      ...checksField(INDOOR_UNIT_CHECKS),
      words: ({ checks }) => [checksText(INDOOR_UNIT_CHECKS, checks)],
    },
  },
  together: [],
};
