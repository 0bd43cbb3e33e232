import type { InferInput } from "valibot";
import type { Answer, Endpoint } from "../contract/endpoint.ts";
import { ApiError } from "./ApiError.ts";
import {
  addressOf,
  initOf,
  type HeaderParts,
  type ProgramHeaders,
  type RequestParts,
} from "./buildRequest.ts";
import { readAnswer } from "./readAnswer.ts";
import { sendAttempt, type Send } from "./sendAttempt.ts";
import { pause, realTimer, type Timer } from "./Timer.ts";
import { withDeadline } from "./withDeadline.ts";

/**
 * Most attempts of a reading call, with pauses in between: a dropped connection recovers within seconds or
 * not at all.
 */
const READ_ATTEMPTS = 3;
const PAUSES_MS = [500, 2000] as const;

export interface ApiSettings {
  /** "/api", or the address of another back end. */
  readonly base: string;
  readonly token: () => string | undefined;
  /** The server refused the current token; refusals of an older one are not reported. */
  readonly onAuthenticationFailed: () => void;
  readonly send?: Send;
  readonly timer?: Timer;
}

/** A part may be absent if its schema accepts `undefined`. */
type Part<Name extends string, Input> = undefined extends Input
  ? { readonly [Key in Name]?: Input }
  : { readonly [Key in Name]: Input };

export type Asking<Of extends Endpoint> = Part<"params", InferInput<Of["params"]>> &
  Part<"query", InferInput<Of["query"]>> &
  Part<"body", InferInput<Of["body"]>>;

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** The product of a download. */
  readonly productId?: string;
  readonly program?: ProgramHeaders;
  /** Most attempts of a reading call; callers with retries of their own pass 1. */
  readonly attempts?: number;
  /** Compresses the request, `packBody`; without it, bodies are sent as they are. */
  readonly pack?: (init: RequestInit) => RequestInit | Promise<RequestInit>;
}

type SentWith = Required<Pick<CallOptions, "signal" | "pack">> & HeaderParts;
const asItIs = (init: RequestInit) => init;

export interface Api {
  /** Resolves with the parsed data; rejects with an ApiError, or with the signal's reason when it aborts. */
  call<Of extends Endpoint>(endpoint: Of, asking: Asking<Of>, options?: CallOptions): Promise<Answer<Of>>;
}

/**
 * Calls of the contract over HTTP, on the page and in workers. Only reading calls (GET, and the POSTs that
 * the contract marks) are repeated, and only if no answer arrived: `network` or `timeout`. A writing call may
 * have been carried out although its answer was lost, so it is sent once.
 */
export function createApi(settings: ApiSettings): Api {
  const { base, send = (address, init) => fetch(address, init), timer = realTimer } = settings;

  async function attempt<Of extends Endpoint>(
    endpoint: Of,
    parts: RequestParts,
    { signal, pack, ...named }: SentWith,
  ): Promise<Answer<Of>> {
    const token = settings.token();
    const address = addressOf(base, endpoint, parts, Date.now());
    const init = await pack(initOf(endpoint, parts.body, token, named));
    const received = await sendAttempt(send, address, init, timer, signal);
    try {
      return readAnswer(endpoint, received);
    } catch (error) {
      const isRefusedToken = error instanceof ApiError && error.code === "authentication.failed";
      // The user may have logged in again since; the new token must not be cleared because of the old one.
      if (isRefusedToken && settings.token() === token) settings.onAuthenticationFailed();
      throw error;
    }
  }

  async function attemptAll<Of extends Endpoint>(
    endpoint: Of,
    parts: RequestParts,
    attempts: number,
    sentWith: SentWith,
  ): Promise<Answer<Of>> {
    for (let sent = 1; ; sent++) {
      try {
        return await attempt(endpoint, parts, sentWith);
      } catch (error) {
        if (sent >= attempts || !isLost(error)) throw error;
        await pause(PAUSES_MS[Math.min(sent, PAUSES_MS.length) - 1] ?? 0, timer, sentWith.signal);
      }
    }
  }

  return {
    async call<Of extends Endpoint>(
      endpoint: Of,
      asking: Asking<Of>,
      { signal, attempts = READ_ATTEMPTS, pack = asItIs, productId, program }: CallOptions = {},
    ) {
      signal?.throwIfAborted();
      const mayRepeat = endpoint.method === "GET" || endpoint.isRead === true;
      const whole = withDeadline(timer, signal);
      try {
        return await attemptAll(endpoint, asking, mayRepeat ? attempts : 1, {
          signal: whole.signal,
          pack,
          productId,
          program,
        });
      } finally {
        whole.release();
      }
    },
  };
}

const isLost = (error: unknown) =>
  error instanceof ApiError && (error.code === "network" || error.code === "timeout");
