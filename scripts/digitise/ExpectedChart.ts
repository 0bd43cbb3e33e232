import * as v from "valibot";

const point = v.tuple([v.number(), v.number()]);
const axis = v.object({
  id: v.string(),
  panel: v.string(),
  side: v.picklist(["bottom", "top", "left", "right"]),
  quantity: v.string(),
  unit: v.string(),
  scale: v.picklist(["linear", "log"]),
  min: v.number(),
  max: v.number(),
  calibration: v.array(v.object({ value: v.number(), x: v.number(), y: v.number() })),
});
const curve = v.object({
  id: v.string(),
  x: v.string(),
  y: v.string(),
  quantity: v.string(),
  shape: v.picklist(["function", "relation"]),
  parameter: v.optional(v.object({ name: v.string(), value: v.union([v.number(), v.string()]) })),
  points: v.array(point),
});

/** Content of NAME.json in a folder of charts: what the chart in NAME.pdf, .png or .jpg shows. */
const expectedChart = v.object({
  format: v.literal("volute-curves/1"),
  id: v.string(),
  file: v.string(),
  source: v.picklist(["vector", "raster", "raster page"]),
  page: v.optional(v.number(), 1),
  panels: v.array(v.object({ id: v.string(), frame: v.array(point) })),
  axes: v.array(axis),
  curves: v.array(curve),
});

export type ExpectedAxis = v.InferOutput<typeof axis>;
export type ExpectedCurve = v.InferOutput<typeof curve>;
export type ExpectedChart = v.InferOutput<typeof expectedChart>;

/** @throws Error with a sentence for a text that is no such file */
export function readExpectedChart(text: string, name: string): ExpectedChart | null {
  const json: unknown = JSON.parse(text);
  const isOurs = typeof json === "object" && json !== null && "format" in json;
  if (!isOurs || json.format !== "volute-curves/1") return null;
  const read = v.safeParse(expectedChart, json);
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new Error(`${name}: ${v.getDotPath(issue) ?? "the file"}: ${issue.message}`);
}
