import { ApiError } from "#api/client/ApiError.ts";
import { pause, type Timer } from "#api/client/Timer.ts";

const PAUSES_MS = [500, 2000] as const;

const isLost = (error: unknown) =>
  error instanceof ApiError &&
  (error.code === "network" || error.code === "timeout" || error.code === "unavailable");

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
      if (!isLost(error)) throw error;
      await pause(ms, timer, signal);
    }
  return send();
}
