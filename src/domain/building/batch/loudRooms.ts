import type { Batch } from "./Batch.ts";
import type { RoomSound } from "./state/RoomSound.ts";
import type { SoundShown } from "./state/batchState.ts";

/** The verdict that each of a view's sound choices stands for. */
export const LOUD_VERDICTS: Readonly<Record<SoundShown, RoomSound["verdict"]>> = {
  loud: "fail",
  "loud-borderline": "borderline",
  "loud-unknown": "cannot-judge",
};

/** Numbers of rooms with units by the verdict on their level; all 0 for kinds whose noise is not considered. */
export function countLoud<Filter>(batch: Batch<Filter>): Readonly<Record<SoundShown, number>> {
  const counts = { pass: 0, fail: 0, borderline: 0, "cannot-judge": 0 };
  const soundAt = batch.hearing?.soundsIn(batch) ?? (() => null);
  for (let row = 0; row < batch.rooms.ids.length; row++) {
    const sound = soundAt(row);
    if (sound !== null) counts[sound.verdict]++;
  }
  const { fail: loud, borderline, "cannot-judge": unknown } = counts;
  return { loud, "loud-borderline": borderline, "loud-unknown": unknown };
}
