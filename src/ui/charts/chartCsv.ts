import { flowFactsOf } from "#domain/curve/curveQuantities.ts";
import type { DrawnChart } from "#workers/curve/CurveClient.ts";
import type { ChartLine } from "./chartLines.ts";

/** Every tenth place of the grid: 81 rows, which draw the same curves again. */
const STEP = 10;
const DIGITS = 7;

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const cell = (value: number) => (Number.isNaN(value) ? "" : String(Number(value.toPrecision(DIGITS))));

/** What is shown as a table, flow in the first column; empty where a curve is not. The mark in front tells spreadsheets that it is UTF-8. */
export function chartCsv({ machine, model }: DrawnChart, lines: readonly ChartLine[]): string {
  const { name, unit } = flowFactsOf(machine);
  const header = [`${name} (${unit})`, ...lines.map((line) => `${line.name} (${line.unit})`)];
  const rows = [header.map(quoted).join(",")];
  for (let at = 0; at < model.frame.grid.length; at += STEP)
    rows.push(
      [model.frame.grid[at] ?? Number.NaN, ...lines.map(({ values }) => values[at] ?? Number.NaN)]
        .map(cell)
        .join(","),
    );
  return `\uFEFF${rows.join("\r\n")}\r\n`;
}
