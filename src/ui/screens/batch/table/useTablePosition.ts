import type { Virtualizer } from "@tanstack/react-virtual";
import { useEffect, useRef } from "react";

/** The last position of the table, and a callback for changes. Rows of the view, from 0. */
export interface TablePosition {
  readonly first: number;
  readonly onMove: (first: number) => void;
}

/** ms without scrolling before the position is reported. */
const REST = 300;

/** Restores the table's position once its rows exist, and reports where scrolling ends. */
export function useTablePosition(
  virtualizer: Virtualizer<HTMLDivElement, Element>,
  rowHeight: number,
  { first, onMove }: TablePosition,
): void {
  const reported = useRef(first);
  const isDrawn = virtualizer.getVirtualItems().length > 0;
  useEffect(() => {
    if (isDrawn && reported.current > 0) virtualizer.scrollToOffset(reported.current * rowHeight);
  }, [isDrawn, rowHeight, virtualizer]);

  const row = Math.round((virtualizer.scrollOffset ?? 0) / rowHeight);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!isDrawn || row === reported.current) return;
      reported.current = row;
      onMove(row);
    }, REST);
    return () => clearTimeout(timer);
  }, [isDrawn, row, onMove]);
}
