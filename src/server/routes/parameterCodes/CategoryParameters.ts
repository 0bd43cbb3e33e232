import type { PropertyCode } from "#domain/catalogue/properties.ts";
import type { ParameterFilter } from "#domain/selection/parameterQuestion.ts";

/** The parameters that each filter stands for in one category, in the order answered; `unnamed` where none is named. */
export type CategoryParameters = Readonly<
  Partial<Record<ParameterFilter | "unnamed", readonly PropertyCode[]>>
>;
