import { defaultRangeExtractor, useVirtualizer, type Range } from "@tanstack/react-virtual";
import { useCallback, useEffect, useRef, useState } from "react";
import { useTablePosition, type TablePosition } from "./useTablePosition.ts";
import type { RoomRow } from "#domain/building/batch/state/batchState.ts";

/** px. A pair is 32 for the result and 24 for its correction; the table's head covers the top. */
export const PAIR_HEIGHT = 56;
export const LINE_HEIGHT = 36;
const HEAD_HEIGHT = 44;
/** Number of rooms rendered beyond the edges of the window. */
const OVERSCAN = 6;

/** The row that has, or will get, the focus, with its room if it was loaded. */
export interface HeldLine {
  readonly index: number;
  readonly room: RoomRow | null;
}

/**
 * The rows to render. The focused row stays rendered wherever the table is scrolled, because an unmounted field
 * loses the focus.
 */
export function useRoomVirtual(count: number, rowHeight: number, position: TablePosition) {
  const scrollRef = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState<HeldLine | null>(null);
  const heldIndex = held?.index ?? null;
  const [asked, setAsked] = useState<{ index: number; cell: "quantity" | "tick" } | null>(null);

  const rangeExtractor = useCallback(
    (range: Range) => {
      const shown = defaultRangeExtractor(range);
      if (heldIndex === null || heldIndex >= range.count || shown.includes(heldIndex)) return shown;
      return [...shown, heldIndex].toSorted((one, other) => one - other);
    },
    [heldIndex],
  );
  // oxlint-disable-next-line react/incompatible-library -- the React Compiler is not used
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    rangeExtractor,
    // Synchronous rendering inside the scroll event would delay scrolling; the next frame is early enough.
    useFlushSync: false,
    scrollPaddingStart: HEAD_HEIGHT,
    // The sticky head takes its height from the scroll box; the rows begin below it.
    paddingStart: HEAD_HEIGHT,
  });

  useTablePosition(virtualizer, rowHeight, position);

  const focusCell = useCallback(
    (index: number, cell: "quantity" | "tick") => {
      if (index < 0 || index >= count) return;
      virtualizer.scrollToIndex(index, { align: "auto" });
      setHeld({ index, room: null });
      setAsked({ index, cell });
    },
    [count, virtualizer],
  );
  const focusQuantity = useCallback((index: number) => focusCell(index, "quantity"), [focusCell]);
  const focusTick = useCallback((index: number) => focusCell(index, "tick"), [focusCell]);
  // Runs once the requested row is rendered.
  useEffect(() => {
    if (asked === null) return;
    scrollRef.current
      ?.querySelector<HTMLInputElement>(`[data-row="${asked.index}"] [data-cell="${asked.cell}"]`)
      ?.focus({ preventScroll: true });
  }, [asked]);

  return { scrollRef, virtualizer, focusQuantity, focusTick, held, hold: setHeld };
}
