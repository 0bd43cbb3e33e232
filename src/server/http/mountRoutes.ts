import { Hono, type Context, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { RequestIdVariables } from "hono/request-id";
import * as v from "valibot";
import type { Endpoint } from "#api/contract/endpoint.ts";
import { bearerOf, type Beside, type CallerOf, type LibrariesOf } from "./caller.ts";
import { refuseWith, succeed } from "./answer.ts";
import { Bytes } from "./Bytes.ts";
import { RangedFile } from "./RangedFile.ts";
import { Download } from "./Download.ts";
import { invalidParameter, tooLarge } from "./invalidParameter.ts";
import { MAX_BODY, readInput } from "./readInput.ts";
import { Refusal, type Call, type Route, type UserCall } from "./route.ts";
import { visitorOf } from "./visitor.ts";

export type ApiContext = Context<{ Variables: RequestIdVariables }>;

const pattern = (path: string) => path.replaceAll(/\{(\w+)\}/gu, ":$1");

/** @throws Error when the answer violates the contract: a bug of ours, never the caller's fault */
function checkAnswer(endpoint: Endpoint, data: unknown): void {
  const checked = v.safeParse(endpoint.output, data);
  if (checked.success) return;
  const [issue] = checked.issues;
  throw new Error(`${endpoint.method} ${endpoint.path} answers ${v.getDotPath(issue)}: ${issue.message}`);
}

/** A header carries only ASCII, so the client encodes the id. */
function productIdOf(header: string | undefined): string | null {
  if (header === undefined) return null;
  try {
    return decodeURIComponent(header);
  } catch {
    throw invalidParameter([{ path: "X-Product-Id", message: "is not encoded" }]);
  }
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;

/** The project that the path names; it has not been checked yet. */
function projectOf(c: ApiContext): string | undefined {
  const stated = c.req.param("projectId");
  return stated !== undefined && UUID.test(stated) ? stated.toLowerCase() : undefined;
}

/** Runs a query at most once for each call, however often its result is needed. */
function once<Value>(ask: () => Promise<Value>): () => Promise<Value> {
  let asked: Promise<Value> | undefined;
  return () => (asked ??= ask());
}

const noLibraries: LibrariesOf = () => Promise.resolve([]);

export const basicCall = (
  c: ApiContext,
  callerOf: CallerOf,
  librariesOf: LibrariesOf = noLibraries,
  beside?: Beside,
): Call => ({
  requestId: c.get("requestId"),
  productId: productIdOf(c.req.header("X-Product-Id")),
  signal: () => c.req.raw.signal,
  visitor: visitorOf(c),
  network: c.get("arrival").network,
  caller: once(() => callerOf(c.req.raw, projectOf(c), beside)),
  libraries: once(() => librariesOf(c.req.raw)),
});

/** Makes the data that a handler receives about a call. */
type CallOf = (c: ApiContext, endpoint: Endpoint, beside?: Beside) => Promise<Call>;

/**
 * Calls of the API: if the endpoint needs a user, the bearer token identifies them.
 * @throws Refusal `authentication.failed` when the token identifies nobody, `forbidden` when the endpoint is
 * for operators and the user is none
 */
export const apiCalls =
  (callerOf: CallerOf, librariesOf?: LibrariesOf): CallOf =>
  async (c, { method, needsUser, needsOperator }, beside) => {
    const call = basicCall(c, callerOf, librariesOf, beside);
    if (needsUser !== true) return call;
    // The body is read before the rights, so that somebody who delays its end is judged by the rights of that
    // moment. `readInput` uses the bytes kept here; a GET has no body to read.
    if (method !== "GET" && bearerOf(c.req.raw) !== undefined) await c.req.arrayBuffer();
    const user = await call.caller();
    if (user === null) throw new Refusal("authentication.failed", "Nobody has signed in with this token");
    if (needsOperator === true && !user.isOperator)
      throw new Refusal("forbidden", "Only an operator may do this");
    return { ...call, user } satisfies UserCall;
  };

/**
 * The input and the call. If a route has an additional value, the input is read first, but an unknown caller is
 * only informed of that and not about the input.
 */
async function readCall(c: ApiContext, { endpoint, beside }: Route, callOf: CallOf) {
  if (beside === undefined || bearerOf(c.req.raw) === undefined) {
    const call = await callOf(c, endpoint);
    return { call, asked: await readInput(endpoint, c.req) };
  }
  const asked = await readInput(endpoint, c.req).catch(async (refusal: unknown) => {
    await callOf(c, endpoint);
    throw refusal;
  });
  return { call: await callOf(c, endpoint, beside(asked)), asked };
}

/**
 * Refuses bodies longer than `MAX_BODY`. Accessing the body of a request turns it into a stream, so a request that
 * states its length is judged by that.
 */
function shortBodies(refuse: (c: Context) => Response | Promise<Response>): MiddlewareHandler {
  const counted = bodyLimit({ maxSize: MAX_BODY, onError: refuse });
  return (c, next) => {
    if (c.req.method === "GET" || c.req.method === "HEAD") return next();
    const length = c.req.header("Content-Length");
    if (length === undefined || c.req.header("Transfer-Encoding") !== undefined) return counted(c, next);
    return Number(length) > MAX_BODY ? Promise.resolve(refuse(c)) : next();
  };
}

/** The contract's endpoints as an app: it checks input, runs handlers and wraps answers in the envelope. */
export function mountRoutes(routes: readonly Route[], callOf: CallOf, checkAnswers: boolean) {
  const api = new Hono<{ Variables: RequestIdVariables }>();
  const refusal = tooLarge(`is larger than ${MAX_BODY} bytes`);
  api.use(shortBodies((c) => refuseWith(c, refusal)));
  for (const mounted of routes) {
    const { endpoint, handle } = mounted;
    api.on(endpoint.method, pattern(endpoint.path), async (c) => {
      const { call, asked } = await readCall(c, mounted, callOf);
      const data = await handle(asked, call);
      if (data instanceof Bytes || data instanceof Download || data instanceof RangedFile)
        return data.send(c);
      if (checkAnswers) checkAnswer(endpoint, data);
      return succeed(c, data);
    });
  }
  return api;
}
