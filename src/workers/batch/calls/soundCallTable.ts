import type { SoundSettings } from "#domain/building/sound/SoundSettings.ts";
import type { BuildingSoundAnswer, SoundAsk, SoundWindow } from "../sound/SoundSheet.ts";
import type { PlanSheet } from "../plan/ConfirmedPlan.ts";
import { edit, read, stoppableRead } from "./Call.ts";

/** Calls for the sound levels in the rooms of the open building. */
export const SOUND_CALLS = {
  /** Computes what has changed. Requests the noise of products that is not known yet. */
  buildingSound: stoppableRead<() => BuildingSoundAnswer>(),
  soundLines: read<(asked: SoundAsk, from: number, to: number) => SoundWindow>(),
  /** Sheets of a workbook with all rooms; their buffers are transferred. */
  soundSheets: stoppableRead<() => readonly PlanSheet[]>(),
  /** One undo step. Answers why it was refused; empty if it was not. */
  setSound: edit<(change: Partial<SoundSettings>) => string>(),
  /** Sets the limit of one room, dB(A); `null` returns to that of its use. One undo step; answers as above. */
  setRoomLimit: edit<(roomId: string, limit: number | null) => string>(),
};
