import type { SoundSettings } from "#domain/building/sound/SoundSettings.ts";
import type { BuildingSoundAnswer, SoundAsk, SoundWindow } from "../sound/SoundSheet.ts";
import type { PlanSheet } from "../plan/ConfirmedPlan.ts";
import { edit, read, stoppableRead } from "./Call.ts";

/** Calls for the levels of sound in the rooms of the open building. */
export const SOUND_CALLS = {
  /** Computes what has changed, after asking for the noise of products that is not known yet. */
  buildingSound: stoppableRead<() => BuildingSoundAnswer>(),
  soundLines: read<(asked: SoundAsk, from: number, to: number) => SoundWindow>(),
  /** Sheets of a workbook with all rooms, whose buffers are transferred. */
  soundSheets: stoppableRead<() => readonly PlanSheet[]>(),
  /** One undo step. The sentence why it is refused; empty if it is not. */
  setSound: edit<(change: Partial<SoundSettings>) => string>(),
  /** The limit of one room, dB(A), or `null` for that of its use: one undo step, refused as above. */
  setRoomLimit: edit<(roomId: string, limit: number | null) => string>(),
};
