import { initOf, placeOf } from "#api/client/buildRequest.ts";
import type { Send } from "#api/client/sendAttempt.ts";
import type { Timer } from "#api/client/Timer.ts";
import { withDeadline } from "#api/client/withDeadline.ts";
import { getSearchColumns } from "#api/contract/search.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { unpackColumns } from "#domain/search/packColumns.ts";
import type { NamedColumns } from "#domain/search/SearchColumns.ts";

/** Where the columns are fetched from, and as whom. */
export interface ColumnSource {
  /** Base of the API: absolute, or from the root of the site. */
  readonly base: string;
  readonly token: string | undefined;
}

/**
 * The columns of a category. The browser keeps the bytes and asks with their ETag whether they still hold, so that a
 * later visit fetches them only after the catalogue has changed.
 */
export async function fetchColumns(
  categoryCode: string,
  { base, token }: ColumnSource,
  send: Send,
  timer: Timer,
): Promise<Result<NamedColumns, "unavailable">> {
  const whole = withDeadline(timer, undefined);
  try {
    const place = placeOf(base, getSearchColumns, { categoryCode });
    const answer = await send(place, {
      ...initOf(getSearchColumns, undefined, token),
      signal: whole.signal,
    });
    if (!answer.ok) return fail("unavailable");
    const columns = unpackColumns(new Uint8Array(await answer.arrayBuffer()));
    return columns === null ? fail("unavailable") : ok(columns);
  } catch {
    // No connection, a cut body or one that is not ours: the page then asks the server itself.
    return fail("unavailable");
  } finally {
    whole.release();
  }
}
