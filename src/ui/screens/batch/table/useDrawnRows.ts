import type { VirtualItem } from "@tanstack/react-virtual";
import { useMemo } from "react";
import type { RoomRow } from "#domain/building/batch/state/batchState.ts";
import type { GroupLine } from "#domain/building/batch/groups/TableSums.ts";
import type { RoomTableRow } from "./RoomColumn.ts";
import type { HeldLine } from "./useRoomVirtual.ts";

/** The rows to render; the same array while neither the window nor its rooms change. */
export function useDrawnRows(
  items: readonly VirtualItem[],
  rooms: ReadonlyMap<number, RoomRow | GroupLine>,
  held: HeldLine | null,
): readonly RoomTableRow[] {
  return useMemo(() => {
    // A focused row may be far outside the window; it keeps the room that it was rendered with.
    const kept = (index: number) => (held?.index === index ? held.room : null);
    return items.map(({ index }) => {
      const line = rooms.get(index);
      return line && "group" in line
        ? { index, room: null, group: line }
        : { index, room: line ?? kept(index) };
    });
  }, [items, rooms, held]);
}
