import { useCallback } from "react";
import { useAnswer } from "../../../page/services/useAnswer.ts";
import { useFixedRows } from "../../../page/browser/useFixedRows.ts";
import type { LineWindow } from "#workers/batch/systems/SystemSheet.ts";

/** Lines are requested in steps, so that a short scroll requests nothing. */
const STEP = 40;

/**
 * The part of the indexes from `first` to `end` whose lines are in a window, as `begin` to `past`; both are `end`
 * if there are none.
 */
export function indexesInWindow(
  first: number,
  end: number,
  window: { readonly from: number; readonly lines: readonly unknown[] } | undefined,
): { readonly begin: number; readonly past: number } {
  const begin = Math.max(first, window?.from ?? end);
  const past = Math.min(end, window === undefined ? end : window.from + window.lines.length);
  return begin < past ? { begin, past } : { begin: end, past: end };
}

/** The lines of a long list that are on screen, requested from the worker; missing lines are left empty. */
export function useLineWindow<Line>(
  load: (from: number, to: number) => Promise<LineWindow<Line>>,
  count: number,
  rowHeight: number,
) {
  const { scrollRef, indexes, before, after } = useFixedRows(count, rowHeight);
  const first = indexes[0] ?? 0;
  const end = first + indexes.length;
  const from = Math.max(0, Math.floor(first / STEP) * STEP - STEP);
  const to = Math.ceil((end + 1) / STEP) * STEP + STEP;
  const ask = useCallback(() => load(from, to), [load, from, to]);
  const { data } = useAnswer(ask, { keepsLast: true });
  // Until a window arrives, the lines of the one before stay at their positions.
  const { begin, past } = indexesInWindow(first, end, data);
  return {
    scrollRef,
    rows: data?.lines.slice(begin - data.from, past - data.from) ?? [],
    first: begin,
    before: before + (begin - first) * rowHeight,
    after: after + (end - past) * rowHeight,
  };
}
