import * as v from "valibot";

const value = v.union([v.number(), v.string()]);
const figures = v.record(v.string(), value);
const expectedProduct = v.looseObject({
  category: v.string(),
  brand: v.optional(v.string(), ""),
  series: v.optional(v.string(), ""),
  model: v.string(),
  variant: v.optional(v.string(), ""),
  properties: v.optional(figures, {}),
  curves: v.optional(
    v.array(v.looseObject({ setting: v.optional(v.string(), ""), points: v.array(figures) })),
    [],
  ),
  states: v.optional(v.array(figures), []),
});

/** Content of NAME.json in a folder of tables: what a reader should find in NAME.xlsx and NAME.pdf. */
const expectedTable = v.looseObject({
  format: v.literal("volute-table/1"),
  id: v.string(),
  files: v.array(v.string()),
  notes: v.optional(v.array(v.string()), []),
  products: v.array(expectedProduct),
});

export type Figures = v.InferOutput<typeof figures>;
export type ExpectedProduct = v.InferOutput<typeof expectedProduct>;
export type ExpectedTable = v.InferOutput<typeof expectedTable>;

/** @throws Error with a sentence for a text that is no such file */
export function readExpectedTable(text: string, name: string): ExpectedTable | null {
  const json: unknown = JSON.parse(text);
  const isOurs = typeof json === "object" && json !== null && "format" in json;
  if (!isOurs || json.format !== "volute-table/1") return null;
  const read = v.safeParse(expectedTable, json);
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new Error(`${name}: ${v.getDotPath(issue) ?? "the file"}: ${issue.message}`);
}
