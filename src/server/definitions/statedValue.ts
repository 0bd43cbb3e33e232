import { asRange, type SheetValue } from "../database/schema/ProductSheet.ts";

/**
 * A single value as text for a person, an enumerated one by its name; `null` for a missing value and for
 * ranges.
 */
export function statedValue(
  value: SheetValue | undefined,
  nameOf: (enumCode: string) => string | undefined,
): string | number | boolean | null {
  if (value === undefined || asRange(value) !== null) return null;
  return typeof value !== "object" ? value : "enum" in value ? (nameOf(value.enum) ?? value.enum) : null;
}
