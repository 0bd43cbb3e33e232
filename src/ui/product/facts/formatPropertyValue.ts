import type { PropertyValue } from "#api/contract/products.ts";
import { MISSING } from "#domain/base/formatNumber.ts";
import { formatQuantity } from "#domain/base/formatQuantity.ts";

const one = (value: number | string | boolean, unit: string | null) => {
  if (typeof value === "boolean") return value ? "是" : "否";
  return typeof value === "number" ? formatQuantity(value, unit) : value;
};

/** A property as a data sheet shows it, without its unit. */
export function formatPropertyAmount({ value, valueFrom, valueTo, unitSymbol }: PropertyValue): string {
  const figure = (end: number) => formatQuantity(end, unitSymbol);
  if (valueFrom !== null && valueTo !== null) return `${figure(valueFrom)} – ${figure(valueTo)}`;
  if (valueFrom !== null) return `≥ ${figure(valueFrom)}`;
  if (valueTo !== null) return `≤ ${figure(valueTo)}`;
  return value === null || value === "" ? MISSING : one(value, unitSymbol);
}

/** The same with its unit; what is not stated has none. */
export function formatPropertyValue(property: PropertyValue): string {
  const text = formatPropertyAmount(property);
  return property.unitSymbol && text !== MISSING ? `${text} ${property.unitSymbol}` : text;
}
