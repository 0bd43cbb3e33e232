import { createHash } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { parameterValueType } from "#domain/project/sharedParameter.ts";
import type { Queries } from "../store/queries.ts";
import { propertyDefinitions } from "../store/schema.ts";

/** Any namespace, the same for ever: guids of our shared parameters follow from it. */
const NAMESPACE = Buffer.from("6f0d5f7e3b0a4a5e9a51c1d6a2c4e870", "hex");

/** A guid that follows from a code: RFC 9562, version 5. */
function guidOf(code: string): string {
  const bytes = createHash("sha1").update(NAMESPACE).update(code).digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x50;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, "$1-$2-$3-$4-$5");
}

/** The properties of a category, or of all of them, each code once, by code. */
export async function sharedParameters(queries: Queries, categoryCode: string | undefined) {
  const rows = await queries
    .selectDistinctOn([propertyDefinitions.code])
    .from(propertyDefinitions)
    .where(categoryCode === undefined ? undefined : eq(propertyDefinitions.categoryCode, categoryCode))
    .orderBy(asc(propertyDefinitions.code), asc(propertyDefinitions.categoryCode));
  return rows.map((definition) => {
    const valueType = parameterValueType(definition);
    return {
      code: definition.code,
      name: definition.name,
      guid: guidOf(definition.code),
      valueType,
      unit: definition.unitSymbol,
      isGeometry: valueType === "LENGTH",
      isStandard: true,
      groupName: definition.groupName,
    };
  });
}
