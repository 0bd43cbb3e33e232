import type { PropertyValue } from "#api/contract/products.ts";
import { formatPlain, MISSING } from "#domain/formatNumber.ts";

const one = (value: number | string | boolean) => {
  if (typeof value === "boolean") return value ? "是" : "否";
  return typeof value === "number" ? formatPlain(value) : value;
};

function amount({ value, valueFrom, valueTo }: PropertyValue): string {
  if (valueFrom !== null && valueTo !== null) return `${formatPlain(valueFrom)} – ${formatPlain(valueTo)}`;
  if (valueFrom !== null) return `≥ ${formatPlain(valueFrom)}`;
  if (valueTo !== null) return `≤ ${formatPlain(valueTo)}`;
  return value === null || value === "" ? MISSING : one(value);
}

/** A property as a data sheet shows it, with its unit; what is not stated has none. */
export function formatPropertyValue(property: PropertyValue): string {
  const text = amount(property);
  return property.unitSymbol && text !== MISSING ? `${text} ${property.unitSymbol}` : text;
}
