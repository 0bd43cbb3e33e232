import { isUnreachable } from "#api/client/isUnreachable.ts";
import { pause, type Timer } from "#api/client/Timer.ts";

const PAUSES_MS = [500, 2000] as const;

/** Sends a call again if its answer was lost; only for calls that write once even if they are repeated. */
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
