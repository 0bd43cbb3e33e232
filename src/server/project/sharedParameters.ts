import { asc, eq } from "drizzle-orm";
import { parameterGuid } from "#domain/things/files/revit/parameterGuid.ts";
import { revitKind, type Quantity } from "#domain/things/files/revit/revitKind.ts";
import { parameterValueType } from "#domain/desk/project/sharedParameter.ts";
import type { Queries } from "../database/queries.ts";
import { propertyDefinitions } from "../database/schema/schema.ts";

const VALUES = {
  Number: "number",
  Int: "number",
  Bool: "yesno",
  Range: "text",
  Enum: "text",
  Text: "text",
} as const satisfies {
  readonly [Type in typeof propertyDefinitions.$inferSelect.dataType]: Quantity["value"];
};

/**
 * The parameters of a category, or of all, once each, by code: with the guids that files of parameters use.
 */
export async function sharedParameters(queries: Queries, categoryCode: string | undefined) {
  const rows = await queries
    .select()
    .from(propertyDefinitions)
    .where(categoryCode === undefined ? undefined : eq(propertyDefinitions.categoryCode, categoryCode))
    .orderBy(asc(propertyDefinitions.code), asc(propertyDefinitions.categoryCode));
  const parameters = rows.map((definition) => {
    const { code, name, unitSymbol: unit, dataType } = definition;
    const valueType = parameterValueType(definition);
    const kind = revitKind({ code, unit, value: VALUES[dataType] }, definition.categoryCode);
    return {
      code,
      name,
      guid: parameterGuid(code, name, kind),
      valueType,
      unit,
      isGeometry: valueType === "LENGTH",
      isStandard: true,
      groupName: definition.groupName,
    };
  });
  return [...new Map(parameters.map((parameter) => [parameter.guid, parameter])).values()];
}
