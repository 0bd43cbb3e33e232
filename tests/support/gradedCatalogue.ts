import { PROPERTY } from "#domain/catalogue/properties.ts";
import type { Database } from "#server/database/connection/database.ts";
import { giveMissingRevisions } from "#server/database/revisions/catalogueRevisions.ts";
import {
  brands,
  productSeries,
  propertyDefinitions,
  propertyEnumValues,
} from "#server/database/schema/schema.ts";
import { fillSmall } from "./smallCatalogue.ts";
import { GRADES, NOTE } from "./statedFans.ts";

const FAN = "C000001";

/** A small catalogue whose fans may state a note and an efficiency grade. */
export async function fillGraded(database: Database): Promise<Database> {
  await fillSmall(database, []);
  const { queries } = database;
  const position = 90;
  const own = { categoryCode: FAN, isPerformanceFilter: true, isListDisplay: true, isCustomSort: true };
  await queries.insert(propertyDefinitions).values([
    { ...own, code: NOTE, name: "note", dataType: "Text", position },
    { ...own, code: PROPERTY.efficiencyGrade, name: "grade", dataType: "Enum", position: position + 1 },
  ]);
  await queries.insert(propertyEnumValues).values(
    GRADES.map((code, at) => ({
      categoryCode: FAN,
      propertyCode: PROPERTY.efficiencyGrade,
      code,
      name: code,
      position: at,
    })),
  );
  await queries.insert(brands).values([
    { code: "B4", name: "安风" },
    { code: "B5", name: "朗源" },
  ]);
  await queries
    .insert(productSeries)
    .values(["s2", "s3"].map((id) => ({ id, categoryCode: FAN, brandCode: "B2", name: id })));
  await giveMissingRevisions(queries, [FAN]);
  return database;
}
