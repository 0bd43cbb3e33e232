import { isUnreachable } from "#api/client/isUnreachable.ts";
import { pause, type Timer } from "#api/client/Timer.ts";

const PAUSES_MS = [500, 2000] as const;

/** For a call that writes once even if it is repeated: it is sent again if its answer was lost. */
export async function sendAgain<Answer>(
  send: () => Promise<Answer>,
  timer: Timer,
  signal: AbortSignal,
): Promise<Answer> {
  for (const ms of PAUSES_MS)
    try {
      return await send();
    } catch (error) {
      if (!isUnreachable(error)) throw error;
      await pause(ms, timer, signal);
    }
  return send();
}
