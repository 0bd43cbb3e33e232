import { createContext, use } from "react";
import type { Overlay } from "../context/Overlay.ts";
import type { RoomRow } from "#domain/building/batch/state/batchState.ts";
import type { RowConditions } from "./useConditions.ts";

/** What cells may do; one object per table, so that a drawn row is not drawn again for it. */
export interface RoomTableContextValue {
  readonly hasRun: boolean;
  readonly isRunning: boolean;
  readonly noMatch: string;
  /** 台: what units are counted by. */
  readonly counter: string;
  /** What the conditions that a row's product was selected at say otherwise than those in force. */
  readonly differing: (row: RowConditions) => string;
  readonly onDetail: (room: RoomRow) => void;
  readonly onReselect: (room: RoomRow) => void;
  readonly onEdit: (room: RoomRow) => void;
  readonly onRetry: () => void;
  /** Selections are being held against a revised schedule. */
  readonly isChecking: boolean;
  readonly onRecheck: () => void;
  /** `false`: it could not be saved, which was said. */
  readonly onQuantity: (room: RoomRow, quantity: number | null) => Promise<boolean>;
  /** `isRange`: with all rooms from the one ticked before. */
  readonly onTick: (room: RoomRow, isTicked: boolean, isRange: boolean) => void;
  /** Several lines pasted into the specified quantity of a room. */
  readonly onPasteColumn: (room: RoomRow, column: string) => void;
  /** What is chosen for the rooms of a whole group stands over the screen. */
  readonly onOpen: (overlay: Overlay) => void;
  readonly focusTick: (index: number) => void;
  /** Puts the cursor into the specified quantity of that row of the view, if there is one. */
  readonly focusQuantity: (index: number) => void;
}

const RoomTableContext = createContext<RoomTableContextValue | null>(null);
export const RoomTableProvider = RoomTableContext.Provider;

export function useRoomTable(): RoomTableContextValue {
  const value = use(RoomTableContext);
  if (value === null) throw new Error("a cell of the room table stands outside it");
  return value;
}
