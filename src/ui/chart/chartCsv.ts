import type { ChartModel } from "#domain/products/chart/ChartModel.ts";
import type { ChartDrawing } from "#domain/products/drawing/ChartDrawing.ts";

/** Every tenth point of the grid: 81 rows, enough to redraw the curves. */
const STEP = 10;
const DIGITS = 7;

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const cell = (value: number) => (Number.isNaN(value) ? "" : String(Number(value.toPrecision(DIGITS))));

/**
 * The shown lines as CSV, with the flow in the first column and empty cells where a curve is not defined. A byte
 * order mark tells spreadsheets that it is UTF-8. For a fluid other than that of the records, the last rows state
 * its density. An address, if given, comes last.
 */
export function chartCsv(
  { flow, grid, lines }: ChartDrawing,
  { air, liquid }: Pick<ChartModel, "air" | "liquid"> = {},
  address: string | null = null,
): string {
  const rows = [[flow, ...lines].map(({ name, unit }) => quoted(`${name} (${unit})`)).join(",")];
  for (let at = 0; at < grid.length; at += STEP)
    rows.push([grid, ...lines.map(({ values }) => values)].map((values) => cell(values[at]!)).join(","));
  if (air !== undefined) rows.push([quoted("现场空气密度 (kg/m³)"), cell(air.density)].join(","));
  if (liquid !== undefined && liquid.share !== 1)
    rows.push([quoted("介质密度 (kg/m³)"), cell(liquid.density)].join(","));
  if (address !== null) rows.push([quoted("页面地址"), quoted(address)].join(","));
  return `\uFEFF${rows.join("\r\n")}\r\n`;
}
