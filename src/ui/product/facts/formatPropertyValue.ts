import type { PropertyValue } from "#api/contract/products.ts";
import { MISSING } from "#domain/base/formatNumber.ts";
import { formatQuantity } from "#domain/base/formatQuantity.ts";

const one = (value: number | string | boolean, unit: string | null) => {
  if (typeof value === "boolean") return value ? "是" : "否";
  return typeof value === "number" ? formatQuantity(value, unit) : value;
};

/** A property's value as on a data sheet, without its unit. */
export function formatPropertyAmount({ value, valueFrom, valueTo, unitSymbol }: PropertyValue): string {
  const figure = (end: number) => formatQuantity(end, unitSymbol);
  if (valueFrom !== null && valueTo !== null) return `${figure(valueFrom)} – ${figure(valueTo)}`;
  if (valueFrom !== null) return `≥ ${figure(valueFrom)}`;
  if (valueTo !== null) return `≤ ${figure(valueTo)}`;
  return value === null || value === "" ? MISSING : one(value, unitSymbol);
}

/** A property's value with its unit; a missing value has no unit. */
export function formatPropertyValue(property: PropertyValue): string {
  const text = formatPropertyAmount(property);
  return property.unitSymbol && text !== MISSING ? `${text} ${property.unitSymbol}` : text;
}
