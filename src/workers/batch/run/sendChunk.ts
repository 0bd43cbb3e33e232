import * as v from "valibot";
import { ApiError } from "#api/client/ApiError.ts";
import { pause, type Timer } from "#api/client/Timer.ts";
import { IssuesSchema, type Issue } from "#api/contract/envelope.ts";
import { isAnswerTo } from "#domain/building/batch/run/applyAnswers.ts";
import type { Chunk } from "#domain/building/batch/run/runRooms.ts";
import type { MultiRoomRow } from "#domain/building/selection/multiRoom.ts";
import type { AskRooms } from "./askRooms.ts";
import { failureText } from "./failureText.ts";

/**
 * The outcome of a chunk; it is answered or fails as a whole. An abort rejects with the signal's reason
 * instead.
 */
export type ChunkOutcome =
  | { readonly status: "answered"; readonly answers: readonly MultiRoomRow[] }
  | { readonly status: "lost"; readonly cause: string }
  /** The server rejected an input. */
  | { readonly status: "refused"; readonly issues: readonly Issue[] }
  /** Further requests are useless: nobody is logged in any more. */
  | { readonly status: "unauthorised"; readonly cause: string };

/** Two retries: after a dropped connection, and after a server had time to restart. ms */
const RETRY_PAUSES = [1000, 3000] as const;

const isWorthRetrying = ({ code, status }: ApiError) =>
  code === "network" || code === "timeout" || code === "too.many.requests" || status >= 500;

function outcomeOf(error: ApiError): ChunkOutcome {
  const { code, data, message } = error;
  switch (code) {
    case "invalid.parameter":
    case "invalid.input": {
      const named = v.safeParse(IssuesSchema, data);
      // Another back end may give no details.
      return { status: "refused", issues: named.success ? named.output.issues : [{ path: "", message }] };
    }
    case "authentication.failed":
      return { status: "unauthorised", cause: failureText(error) };
    default:
      return { status: "lost", cause: failureText(error) };
  }
}

async function askOnce<Filter>(ask: AskRooms<Filter>, chunk: Chunk<Filter>, signal: AbortSignal) {
  const answers = await ask(chunk.filter, chunk.rooms, signal);
  if (isAnswerTo(chunk, answers)) return answers;
  throw new ApiError("unexpected.answer", "服务器答复的房间与所问的不一致");
}

/** Sends one chunk, and repeats it if that may help. */
export async function sendChunk<Filter>(
  ask: AskRooms<Filter>,
  chunk: Chunk<Filter>,
  timer: Timer,
  signal: AbortSignal,
): Promise<ChunkOutcome> {
  for (let sent = 0; ; sent++) {
    try {
      return { status: "answered", answers: await askOnce(ask, chunk, signal) };
    } catch (error) {
      if (signal.aborted || !(error instanceof ApiError)) throw error;
      const rest = RETRY_PAUSES[sent];
      if (rest === undefined || !isWorthRetrying(error)) return outcomeOf(error);
      await pause(rest, timer, signal);
    }
  }
}
