import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { RequestIdVariables } from "hono/request-id";
import * as v from "valibot";
import type { Endpoint } from "#api/contract/endpoint.ts";
import { STATUS_OF } from "#api/contract/envelope.ts";
import { refuseWith, sendJson, succeed } from "./answer.ts";
import { Bytes } from "./Bytes.ts";
import { invalidParameter } from "./invalidParameter.ts";
import { openApi } from "./openApi.ts";
import { readInput } from "./readInput.ts";
import type { Route } from "./route.ts";
import { visitorOf } from "./visitor.ts";

const MEGABYTE = 1024 ** 2;
/** 500 rooms with every figure are under 200 kB; the longest that the contract lets pass, 100 tracks, are 3.3 MB. */
const MAX_BODY_MEGABYTES = 4;

const pattern = (path: string) => path.replaceAll(/\{(\w+)\}/gu, ":$1");

/** @throws Error when the answer is not what the contract promises: our own mistake, never the caller's */
function checkAnswer(endpoint: Endpoint, data: unknown): void {
  const checked = v.safeParse(endpoint.output, data);
  if (checked.success) return;
  const [issue] = checked.issues;
  throw new Error(`${endpoint.method} ${endpoint.path} answers ${v.getDotPath(issue)}: ${issue.message}`);
}

/** The contract's endpoints as an app: input checked, handlers run, answers in the envelope, all described. */
export function mountRoutes(routes: readonly Route[], checkAnswers: boolean) {
  const api = new Hono<{ Variables: RequestIdVariables }>();
  const tooLarge = invalidParameter([{ path: "body", message: `is larger than ${MAX_BODY_MEGABYTES} MB` }]);
  api.use(bodyLimit({ maxSize: MAX_BODY_MEGABYTES * MEGABYTE, onError: (c) => refuseWith(c, tooLarge) }));
  for (const { endpoint, handle } of routes) {
    api.on(endpoint.method, pattern(endpoint.path), async (c) => {
      const asked = await readInput(endpoint, c.req);
      const data = await handle(asked, {
        requestId: c.get("requestId"),
        signal: c.req.raw.signal,
        visitor: visitorOf(c),
      });
      if (data instanceof Bytes) return data.send(c);
      if (checkAnswers) checkAnswer(endpoint, data);
      return succeed(c, data);
    });
  }
  let description: ReturnType<typeof openApi> | undefined;
  api.get("/openapi.json", (c) => {
    description ??= openApi(routes.map(({ endpoint }) => endpoint));
    return sendJson(c, description, STATUS_OF.success);
  });
  return api;
}
