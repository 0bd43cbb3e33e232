import { useCallback } from "react";
import { useAnswer } from "../../../page/services/useAnswer.ts";
import { useFixedRows } from "../../../page/browser/useFixedRows.ts";
import type { LineWindow } from "#workers/batch/systems/SystemSheet.ts";

/** Lines are asked for in steps, so that scrolling a few asks nothing. */
const STEP = 40;

/** The lines of a long list that are on screen, asked of the worker; others of them are null until they arrive. */
export function useLineWindow<Line>(
  load: (from: number, to: number) => Promise<LineWindow<Line>>,
  count: number,
  rowHeight: number,
) {
  const { scrollRef, indexes, before, after } = useFixedRows(count, rowHeight);
  const first = indexes[0] ?? 0;
  const from = Math.max(0, Math.floor(first / STEP) * STEP - STEP);
  const to = Math.ceil((first + indexes.length + 1) / STEP) * STEP + STEP;
  const ask = useCallback(() => load(from, to), [load, from, to]);
  const { data } = useAnswer(ask, { keepsLast: true });
  const rows = indexes.flatMap((index) => data?.lines[index - data.from] ?? []);
  return { scrollRef, rows, first, before, after };
}
