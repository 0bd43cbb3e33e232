import { PROPERTY } from "#domain/catalogue/properties.ts";
import { EFFICIENCY_GRADES } from "#domain/catalogue/standards/efficiencyGrade.ts";
import type { Definition } from "./CategoryStandard.ts";

/** What the efficiency standard says of a machine, computed when it is written. */
export const efficiencyGradeDefinition: Definition = {
  code: PROPERTY.efficiencyGrade,
  name: "能效等级",
  type: "Enum",
  values: EFFICIENCY_GRADES,
  uses: ["performance-filter", "list", "sort"],
};
