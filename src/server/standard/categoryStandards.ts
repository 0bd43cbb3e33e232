import type { CategoryCode } from "#domain/catalogue/categories.ts";
import type { PropertyCode } from "#domain/catalogue/properties.ts";
import { readData } from "../process/readData.ts";
import { CategoryStandardSchema, type CategoryStandard } from "./CategoryStandard.ts";

/** Files of `data/standard`, one per category. */
const FILES = [
  "fanCoil",
  "indoorUnit",
  "airOutlet",
  "fan",
  "pump",
  "waterSupply",
  "airHandler",
  "coolingTower",
  "chiller",
  "heatExchanger",
  "damper",
  "silencer",
  "door",
  "radiator",
  "waterValve",
  "filter",
  "airPurifier",
  "outdoorUnit",
  "boiler",
];

export const CATEGORY_STANDARDS: readonly CategoryStandard[] = FILES.map((name) =>
  readData(`data/standard/${name}.json`, CategoryStandardSchema),
);

/** The values of an enumerated property: codes and names. */
export function valuesOf(category: CategoryCode, property: PropertyCode): ReadonlyMap<string, string> {
  const definitions = CATEGORY_STANDARDS.find(({ code }) => code === category)?.groups.flatMap(
    (group) => group.definitions,
  );
  return new Map(definitions?.find((definition) => definition.property === property)?.values);
}

export function valueName(category: CategoryCode, property: PropertyCode, value: string): string {
  const name = valuesOf(category, property).get(value);
  if (name === undefined) throw new Error(`${property} of ${category} has no value ${value}`);
  return name;
}
