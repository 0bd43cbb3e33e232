import type { LineWindow } from "./SystemSheet.ts";

/** Most lines of a window: what a screen can show, with a margin */
const MAX_WINDOW = 200;

export const NO_LINES = { count: 0, from: 0, lines: [] } as const;

/** The lines with the indexes from `from` to `to` */
export function lineWindow<Line>(
  numbers: Int32Array,
  from: number,
  to: number,
  lineOf: (at: number) => Line,
): LineWindow<Line> {
  const start = Math.max(0, Math.trunc(from));
  const window = numbers.slice(start, Math.min(to, start + MAX_WINDOW));
  return { count: numbers.length, from: start, lines: Array.from(window, lineOf) };
}
