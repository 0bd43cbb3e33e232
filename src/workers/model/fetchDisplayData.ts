import { ApiError } from "#api/client/ApiError.ts";
import { createApi } from "#api/client/createApi.ts";
import type { Send } from "#api/client/sendAttempt.ts";
import { pause, type Timer } from "#api/client/Timer.ts";
import { withDeadline } from "#api/client/withDeadline.ts";
import { displayDataPath, generateDisplayData, type ViewToken } from "#api/contract/displayData.ts";
import { MOST_PACKED_BYTES } from "#domain/things/model/modelLimits.ts";
import { fail, type Result } from "#domain/base/result.ts";
import type { ModelFault } from "./View.ts";

/** The source of display data, and the credentials. */
export interface ModelSource {
  readonly token: ViewToken;
  /** Bases of the API and of the static host: absolute, or from the root of the site. */
  readonly apiBase: string;
  readonly staticBase: string;
  readonly bearer: string | undefined;
}

/**
 * Making a file may take longer than a gateway waits: it is requested again this often, with pauses in
 * between.
 */
const GENERATE_ATTEMPTS = 5;
const GENERATE_PAUSE_MS = 2000;
const GATEWAY_TIMEOUT = 504;

/** The body up to the size limit of a model; `null` if it is longer. */
async function readWithin(response: Response, most: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = response.body?.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
    parts.push(part.value);
    length += part.value.length;
    if (length > most) {
      await reader?.cancel();
      return null;
    }
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/**
 * Fetches a model: first a ready file and, if there is none or it is invalid, one that is made on request.
 * @param send called without cookies for public files
 * @param read parses the bytes of a file
 */
export async function fetchDisplayData<Model>(
  { token, apiBase, staticBase, bearer }: ModelSource,
  send: Send,
  timer: Timer,
  read: (bytes: Uint8Array) => Result<Model, ModelFault>,
): Promise<Result<Model, ModelFault>> {
  type Fetched = Result<Model, ModelFault>;
  const whole = withDeadline(timer, undefined);
  const file = async (path: string): Promise<Fetched> => {
    const answer = await send(`${staticBase.replace(/\/+$/u, "")}${path}`, {
      credentials: "omit",
      signal: whole.signal,
    });
    if (!answer.ok) return fail("unreachable");
    const bytes = await readWithin(answer, MOST_PACKED_BYTES);
    if (bytes === null) return fail("too-large");
    // An empty file counts as missing.
    return bytes.length === 0 ? fail("unreachable") : read(bytes);
  };
  const fileOrNothing = (path: string) => file(path).catch((): Fetched => fail("unreachable"));

  const api = createApi({
    base: apiBase,
    token: () => bearer,
    onAuthenticationFailed: () => {},
    send,
    timer,
  });
  async function generated(): Promise<string> {
    for (let sent = 1; ; sent++)
      try {
        const asking = { body: { storeId: token.storeId, inputParameters: [] } };
        return await api.call(generateDisplayData, asking, { signal: whole.signal });
      } catch (error) {
        const isSlow = error instanceof ApiError && error.status === GATEWAY_TIMEOUT;
        if (!isSlow || sent >= GENERATE_ATTEMPTS) throw error;
        await pause(GENERATE_PAUSE_MS, timer, whole.signal);
      }
  }

  try {
    const ready = await fileOrNothing(displayDataPath(token));
    // A model that is too large stays too large, whoever makes it.
    if (ready.ok || ready.code === "too-large") return ready;
    // Refused, or no connection: there is no third source.
    const made = await generated()
      .then((path) => fileOrNothing(`/${path}`))
      .catch((): Fetched => fail("unreachable"));
    return made.ok || made.code !== "unreachable" ? made : ready;
  } finally {
    whole.release();
  }
}
