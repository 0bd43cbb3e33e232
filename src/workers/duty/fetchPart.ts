import type { Send } from "#api/client/sendAttempt.ts";
import type { Timer } from "#api/client/Timer.ts";
import { withDeadline } from "#api/client/withDeadline.ts";
import { fail, ok, type Result } from "#domain/base/result.ts";
import { unpackData } from "#domain/products/search/parts/packData.ts";

/**
 * The source of a category's columns and the credentials: the page provides both, and the worker need not
 * know how.
 */
export interface ColumnSource {
  /** Address of the category; its parts are below it. */
  readonly url: string;
  readonly init: RequestInit;
}

/** How parts are fetched, until `signal` aborts because nobody waits for them. */
export interface Fetching {
  readonly source: ColumnSource;
  readonly send: Send;
  readonly timer: Timer;
  readonly signal: AbortSignal;
  /** Called after each block that has arrived. */
  readonly onShare?: OnShare | undefined;
}

/** The share of a category's rows that has arrived: 0 to 1. */
export type OnShare = (share: number) => void;

/** `gone`: the server has no such part, because its columns are of another state by now. */
export type PartFailure = "gone" | "unavailable";

const NOT_FOUND = 404;
const FIRST_AND_ANEW: readonly RequestInit[] = [{}, { cache: "reload" }];

async function fetchOnce(
  url: string,
  init: RequestInit,
  { send, timer, signal }: Fetching,
): Promise<Result<unknown, PartFailure | "damaged">> {
  const whole = withDeadline(timer, signal);
  try {
    signal.throwIfAborted();
    const answer = await send(url, { ...init, signal: whole.signal });
    if (!answer.ok) return fail(answer.status === NOT_FOUND ? "gone" : "unavailable");
    const data = unpackData(new Uint8Array(await answer.arrayBuffer()));
    return data === null ? fail("damaged") : ok(data);
  } catch {
    // No connection, a truncated body, or an abort: the page then asks the server itself.
    return fail("unavailable");
  } finally {
    whole.release();
  }
}

/**
 * A part of a category's columns. The content of its address never changes, so the browser's cached copy is
 * used; a damaged copy is fetched again from the server, or it would stay damaged for ever.
 */
export async function fetchPart(below: string, fetching: Fetching): Promise<Result<unknown, PartFailure>> {
  const { init } = fetching.source;
  const url = `${fetching.source.url}${below}`;
  for (const anew of FIRST_AND_ANEW) {
    const found = await fetchOnce(url, { ...init, ...anew }, fetching);
    if (found.ok) return found;
    if (found.code !== "damaged") return fail(found.code);
  }
  return fail("unavailable");
}
