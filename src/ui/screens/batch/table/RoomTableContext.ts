import { createContext, use } from "react";
import type { Overlay } from "../context/Overlay.ts";
import type { RoomRow } from "#domain/building/batch/state/batchState.ts";
import type { RowConditions } from "./useConditions.ts";

/** Callbacks for cells; one object per table, so that it does not re-render rows. */
export interface RoomTableContextValue {
  readonly hasRun: boolean;
  readonly isRunning: boolean;
  readonly noMatch: string;
  /** Measure word of units, such as 台. */
  readonly counter: string;
  /** How the conditions of a row's selection differ from the current ones, in words. */
  readonly differing: (row: RowConditions) => string;
  readonly onDetail: (room: RoomRow) => void;
  readonly onReselect: (room: RoomRow) => void;
  readonly onEdit: (room: RoomRow) => void;
  readonly onRetry: () => void;
  /** Whether selections are being checked against a revised schedule. */
  readonly isChecking: boolean;
  readonly onRecheck: () => void;
  /** Resolves with `false` if it could not be saved, which was reported. */
  readonly onQuantity: (room: RoomRow, quantity: number | null) => Promise<boolean>;
  /** `isRange`: includes all rooms from the one ticked before. */
  readonly onTick: (room: RoomRow, isTicked: boolean, isRange: boolean) => void;
  /** Several lines were pasted into the specified quantity of a room. */
  readonly onPasteColumn: (room: RoomRow, column: string) => void;
  /** Opens an overlay over the screen, for the choice for a whole group. */
  readonly onOpen: (overlay: Overlay) => void;
  readonly focusTick: (index: number) => void;
  /** Focuses the specified quantity of that row of the view, if there is one. */
  readonly focusQuantity: (index: number) => void;
}

const RoomTableContext = createContext<RoomTableContextValue | null>(null);
export const RoomTableProvider = RoomTableContext.Provider;

export function useRoomTable(): RoomTableContextValue {
  const value = use(RoomTableContext);
  if (value === null) throw new Error("a cell of the room table stands outside it");
  return value;
}
