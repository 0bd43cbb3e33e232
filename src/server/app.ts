import { Hono } from "hono";
import { requestId, type RequestIdVariables } from "hono/request-id";
import type { ClientSettings } from "#api/contract/clientSettings.ts";
import { refuse, refuseWith, succeed } from "./answer.ts";
import type { Log } from "./log.ts";
import { mountRoutes } from "./mountRoutes.ts";
import { Refusal, type Route } from "./route.ts";

export interface AppParts {
  readonly routes: readonly Route[];
  readonly log: Log;
  readonly clientSettings: ClientSettings;
  /** Rejects while the server cannot answer from its database. */
  readonly health: () => Promise<void>;
}

/** The whole server as `(Request) => Response`; sockets, threads and files are opened by `main.ts`. */
export function createApp({ routes, log, health }: AppParts) {
  const app = new Hono<{ Variables: RequestIdVariables }>();
  app.use(requestId());
  app.onError((error, c) => {
    if (error instanceof Refusal) return refuseWith(c, error);
    log.error({ err: error, requestId: c.get("requestId"), path: c.req.path }, "request failed");
    return refuse(c, "internal.error", "The server could not answer; its log says why");
  });
  app.notFound((c) => refuse(c, "not.found", "There is nothing at this address"));
  app.get("/healthz", async (c) => {
    await health();
    return succeed(c, { database: "ok" });
  });
  app.route("/api", mountRoutes(routes, true));
  return app;
}
