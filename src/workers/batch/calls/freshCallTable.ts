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
  /** One undo step each. The sentence why it is refused; empty if it is not. Any of them asks for fresh air. */
  setFresh: edit<(change: Partial<FreshSettings>) => string>(),
  setRoomFresh: edit<(roomId: string, typed: Partial<Omit<OwnFresh, "room">>) => string>(),
  /** Cells that were copied out of a schedule: one undo step. */
  pasteFresh: edit<(text: string) => FreshPasted>(),
  /** Air handling units for a system of ducts, after the catalogue's are read. */
  handlerOffers: stoppableRead<(id: string) => HandlersAnswer>(),
  /** Keeps the unit of this id in the fan's place; `null`: none. One undo step, refused as above. */
  keepHandler: edit<(id: string, handler: string | null) => string>(),
  /** Asks for none any more; its systems wait. */
  stopFresh: edit<() => string>(),
};
