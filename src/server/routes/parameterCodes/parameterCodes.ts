import { AIR_OUTLET, FAN_COIL, INDOOR_UNIT } from "#domain/catalogue/categories.ts";
import type { PropertyCode } from "#domain/catalogue/properties.ts";
import type { ParameterFilter } from "#domain/selection/parameterQuestion.ts";
import { AIR_OUTLET_PARAMETER_CODES } from "./airOutletParameterCodes.ts";
import { FAN_COIL_PARAMETER_CODES } from "./fanCoilParameterCodes.ts";
import { INDOOR_UNIT_PARAMETER_CODES } from "./indoorUnitParameterCodes.ts";
import type { CategoryParameters } from "./CategoryParameters.ts";

/** Every category whose parameters are asked for, a line each. */
const BY_CATEGORY: ReadonlyMap<string, CategoryParameters> = new Map([
  [FAN_COIL, FAN_COIL_PARAMETER_CODES],
  [INDOOR_UNIT, INDOOR_UNIT_PARAMETER_CODES],
  [AIR_OUTLET, AIR_OUTLET_PARAMETER_CODES],
]);

/** What a filter stands for in a category; nothing where the category does not know it. */
export const parameterCodes = (
  categoryCode: string,
  filter: ParameterFilter | undefined,
): readonly PropertyCode[] => BY_CATEGORY.get(categoryCode)?.[filter ?? "unnamed"] ?? [];
