import { flowFactsOf } from "#domain/curve/curveQuantities.ts";
import { quantityText } from "#domain/formatQuantity.ts";
import type { DrawnChart } from "#workers/curve/CurveClient.ts";
import type { ChartLine } from "./chartLines.ts";

export interface CursorReading {
  readonly key: string;
  readonly name: string;
  readonly colour: string;
  readonly isDashed: boolean;
  readonly text: string;
}

export interface CursorReadings {
  /** "12,267 m³/h" */
  readonly flow: string;
  readonly lines: readonly CursorReading[];
}

/** What every line shows at a place of the grid; lines that are not there are left out. */
export function readingsAt(
  { machine, model }: DrawnChart,
  lines: readonly ChartLine[],
  index: number,
): CursorReadings {
  return {
    flow: quantityText(model.frame.grid[index] ?? null, flowFactsOf(machine).unit),
    lines: lines.flatMap(({ key, name, colour, isDashed, values, unit }) => {
      const value = values[index] ?? Number.NaN;
      return Number.isNaN(value) ? [] : [{ key, name, colour, isDashed, text: quantityText(value, unit) }];
    }),
  };
}
