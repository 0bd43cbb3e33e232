import type { Draw } from "./draw.ts";

/** The parts of a JSON Schema that determine what is sent. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  /** Of a tuple: the schema of each place; `items` of one is what may follow, `false` if nothing may. */
  readonly prefixItems?: readonly Schema[];
  readonly items?: Schema | false;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
}

/** Values that the server knows, so that calls get beyond the contract's checks. */
const CATEGORIES = ["C000001", "C000002", "C000005", "C000006", "C000007", "C000010", "C000012", "C000099"];
const PROPERTIES = ["P000007", "P000008", "P000531", "P000083", "P000084", "P000508", "P000501", "P000003"];
const WORDS: Readonly<Record<string, readonly unknown[]>> = {
  gjwCategoryCode: CATEGORIES,
  gjw_category_code: CATEGORIES,
  classification_code: CATEGORIES,
  categoryCode: CATEGORIES,
  code: PROPERTIES,
  orderBy: PROPERTIES,
  brandCode: ["B000001", "B000102", null],
  id: ["greenheck-12-bidw", "continental-tfd200", "none"],
  values: ["100-900", "-", "5", "V000032", "true"],
  mobile: ["13800000000", null],
};

/** A value that roughly fits a schema: numbers within their limits, short texts. */
export function sampleOf(schema: Schema, name: string, draw: Draw): unknown {
  const known = Object.hasOwn(WORDS, name) ? WORDS[name] : undefined;
  if (known !== undefined && schema.type !== "array") return draw.oneOf(known);
  if ("const" in schema) return schema.const;
  if (schema.enum !== undefined) return draw.oneOf(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return sampleOf(draw.oneOf(choices), name, draw);
  switch (schema.type) {
    case "object":
      return objectOf(schema, draw);
    case "array":
      return arrayOf(schema, name, draw);
    case "integer":
    case "number":
      return numberOf(schema, draw);
    case "boolean":
      return draw.chance(0.5);
    case "null":
      return null;
    default:
      return draw.oneOf(["1", "名称", "a", "FP-68"]);
  }
}

function arrayOf(
  { prefixItems = [], items = {}, minItems = 0 }: Schema,
  name: string,
  draw: Draw,
): unknown[] {
  const first = prefixItems.map((schema) => sampleOf(schema, name, draw));
  if (items === false) return first;
  const more = Math.max(minItems - first.length, draw.below(4));
  return [...first, ...Array.from({ length: more }, () => sampleOf(items, name, draw))];
}

function objectOf({ properties = {}, required = [] }: Schema, draw: Draw): Record<string, unknown> {
  const entries = Object.entries(properties).filter(([name]) => required.includes(name) || draw.chance(0.6));
  return Object.fromEntries(entries.map(([name, schema]) => [name, sampleOf(schema, name, draw)]));
}

function numberOf({ type, minimum, maximum, exclusiveMinimum }: Schema, draw: Draw): number {
  const least = minimum ?? exclusiveMinimum ?? 0;
  const most = Math.min(maximum ?? 1000, Math.max(least, 0) + 1000);
  const value = least + (most - least) * draw.unit();
  return type === "integer" ? Math.round(value) : value;
}
