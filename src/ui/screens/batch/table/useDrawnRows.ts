import type { VirtualItem } from "@tanstack/react-virtual";
import { useMemo } from "react";
import type { RoomRows } from "../../../hooks/RoomWindowFeed.ts";
import type { RoomTableRow } from "./RoomColumn.ts";

/** The lines that are drawn, the same array while neither the window nor its rooms change. */
export function useDrawnRows(items: readonly VirtualItem[], rooms: RoomRows): readonly RoomTableRow[] {
  return useMemo(() => items.map(({ index }) => ({ index, room: rooms.get(index) ?? null })), [items, rooms]);
}
