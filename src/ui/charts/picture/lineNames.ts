import type { ChartLine } from "../chartLines.ts";
import { placeNames } from "#domain/curve/placeNames.ts";
import type { EndName } from "./fitRange.ts";
import type { PlacedName } from "./PaneInk.ts";

export type MeasureText = (text: string) => number;

/** px from a curve's end to its name. */
const BESIDE = 6;
/** The system curve is named on its way, this far down the pane, where it is free of the others. */
const SYSTEM_AT = 0.72;
const SYSTEM_SHIFT = { x: 8, y: 10 };

const isThere = (value: number | undefined) => value !== undefined && !Number.isNaN(value);

/** Last place of the grid where a line is; −1 for a line that is nowhere. */
function lastPlace({ values }: ChartLine): number {
  for (let at = values.length - 1; at >= 0; at--) if (isThere(values[at])) return at;
  return -1;
}

/** The room that names at the ends of curves take; a system curve's stands elsewhere. */
export const endNames = (lines: readonly ChartLine[], measure: MeasureText): EndName[] =>
  lines
    .filter(({ isSystem }) => !isSystem)
    .map((line) => ({
      at: lastPlace(line) / (line.values.length - 1),
      width: BESIDE + measure(line.name),
    }));

export interface NameScale {
  readonly xOf: (index: number) => number;
  readonly yOf: (line: ChartLine, value: number) => number | null;
  readonly measure: MeasureText;
  readonly highlighted: string | null;
}

/** Names of the lines of one pane, in their own colours and clear of one another. */
export function namesIn(lines: readonly ChartLine[], height: number, scale: NameScale): PlacedName[] {
  const wished = lines.flatMap((line) => {
    const end = lastPlace(line);
    const index = line.isSystem ? placeAt(line, height * SYSTEM_AT, scale) : end;
    const y = scale.yOf(line, line.values[index] ?? Number.NaN);
    if (end < 0 || y === null || Number.isNaN(y)) return [];
    const shift = line.isSystem ? SYSTEM_SHIFT : { x: BESIDE, y: 0 };
    return [{ line, x: scale.xOf(index) + shift.x, y: y + shift.y, width: scale.measure(line.name) }];
  });
  const heights = placeNames(wished, height);
  return wished.map(({ line, x, y }, at) => ({
    key: line.key,
    text: line.name,
    colour: line.colour,
    x,
    y: heights[at] ?? y,
    isBold: line.key === scale.highlighted,
  }));
}

/** The first place where a rising line has come up to a height of the pane, px; else its last. */
function placeAt(line: ChartLine, height: number, { yOf }: NameScale): number {
  const end = lastPlace(line);
  for (let at = 0; at < end; at++) {
    const y = yOf(line, line.values[at] ?? Number.NaN);
    if (y !== null && y <= height) return at;
  }
  return end;
}
