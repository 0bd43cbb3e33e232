import type { FreshSettings, OwnFresh } from "#domain/building/fresh/FreshSettings.ts";
import type {
  FreshAnswer,
  FreshPasted,
  FreshShow,
  FreshWindow,
  HandlersAnswer,
} from "../fresh/FreshSheet.ts";
import { edit, read, stoppableRead } from "./Call.ts";

/** Calls for the fresh air of the rooms of the open building. */
export const FRESH_CALLS = {
  freshAir: read<() => FreshAnswer>(),
  freshLines: read<(show: FreshShow, from: number, to: number) => FreshWindow>(),
  /** Each is one undo step, and turns fresh air on. Answers why it was refused; empty if it was not. */
  setFresh: edit<(change: Partial<FreshSettings>) => string>(),
  setRoomFresh: edit<(roomId: string, typed: Partial<Omit<OwnFresh, "room">>) => string>(),
  /** Pastes cells that were copied from a schedule: one undo step. */
  pasteFresh: edit<(text: string) => FreshPasted>(),
  /** Air handling units for a system of ducts; those of the catalogue are read first. */
  handlerOffers: stoppableRead<(id: string) => HandlersAnswer>(),
  /** Keeps the unit with this id in place of the fan; `null` removes it. One undo step; answers as above. */
  keepHandler: edit<(id: string, handler: string | null) => string>(),
  /** Turns fresh air off. Its systems are kept for later. */
  stopFresh: edit<() => string>(),
};
