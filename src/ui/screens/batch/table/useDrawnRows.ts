import type { VirtualItem } from "@tanstack/react-virtual";
import { useMemo } from "react";
import type { RoomRow } from "#domain/building/batch/state/batchState.ts";
import type { GroupLine } from "#domain/building/batch/groups/TableSums.ts";
import type { RoomTableRow } from "./RoomColumn.ts";
import type { HeldLine } from "./useRoomVirtual.ts";

/** The lines that are drawn, the same array while neither the window nor its rooms change. */
export function useDrawnRows(
  items: readonly VirtualItem[],
  rooms: ReadonlyMap<number, RoomRow | GroupLine>,
  held: HeldLine | null,
): readonly RoomTableRow[] {
  return useMemo(() => {
    // A held line may be far outside of the window of rooms: it keeps the room that it was drawn with.
    const kept = (index: number) => (held?.index === index ? held.room : null);
    return items.map(({ index }) => {
      const line = rooms.get(index);
      return line && "group" in line
        ? { index, room: null, group: line }
        : { index, room: line ?? kept(index) };
    });
  }, [items, rooms, held]);
}
