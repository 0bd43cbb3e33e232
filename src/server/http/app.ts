import { serveStatic } from "@hono/node-server/serve-static";
import { Hono, type Context } from "hono";
import { requestId, type RequestIdVariables } from "hono/request-id";
import { STATUS_OF } from "#api/contract/envelope.ts";
import type { ClientSettings } from "#api/contract/clientSettings.ts";
import type { CallerOf, LibrariesOf } from "./caller.ts";
import { arrivalOf } from "./arrival.ts";
import { letOrigins } from "./crossOrigin.ts";
import { refuse, refuseWith, sendJson } from "./answer.ts";
import { healthApp, type ReadHealth } from "./healthApp.ts";
import { invalidParameter } from "./invalidParameter.ts";
import { isDatabaseAway } from "../database/connection/DatabaseAway.ts";
import type { Log } from "../process/log.ts";
import { apiCalls, mountRoutes } from "./mountRoutes.ts";
import type { Metrics } from "./metrics.ts";
import { newRequestId } from "./newRequestId.ts";
import { notFound } from "./notFound.ts";
import { openApi } from "./openApi.ts";
import { withoutKeys } from "./pictureUrl.ts";
import { Refusal, type Route } from "./route.ts";
import { accountHeaders, siteHeaders } from "./securityHeaders.ts";
import { sendSiteFile, type Site } from "./site.ts";

export interface AppParts {
  readonly routes: readonly Route[];
  readonly log: Log;
  readonly clientSettings: ClientSettings;
  /** Rejects while the server cannot answer from its database. */
  readonly health: ReadHealth;
  /** The built site; without it only calls are answered. */
  readonly site?: Site;
  /** Identifies callers by token; without it every caller is anonymous. */
  readonly callerOf?: CallerOf;
  /** Reads the libraries of callers; without it nobody has any. */
  readonly librariesOf?: LibrariesOf;
  /** Number of proxies in front whose X-Forwarded-* headers are trusted. */
  readonly trustedProxies?: number;
  /** The app under /account, and its calls that the contract describes. */
  readonly account?: { readonly app: Hono; readonly routes: readonly Route[] };
  /** Origins of the app besides our own. */
  readonly appOrigins?: readonly string[];
  /** Models and their textures, under /static as well. */
  readonly models?: Hono;
  /** Counts calls and answers /metrics; without it there is none. */
  readonly metrics?: Metrics;
  /** Folder of public files, served under /static. */
  readonly staticDir?: string;
  /** Who may frame the page, as CSP sources. */
  readonly frameAncestors?: string;
  /** Checks every answer against the contract; takes some 10 ms for 500 rooms, so it is off in production. */
  readonly checkAnswers?: boolean;
}

type App = Hono<{ Variables: RequestIdVariables }>;

const nobody: CallerOf = () => Promise.resolve(null);

const MAX_URL = 8192;

/** Calls of people and programs have a line each in the log; files and health checks only at `debug`. */
const LOGGED = /^\/(?:api|account)\//u;

function answerFailures(app: App, log: Log, metrics: Metrics | undefined): void {
  app.onError((error, c) => {
    if (error instanceof Refusal) return refuseWith(c, error);
    // A caller that hung up receives no answer, and an error caused by that is no fault.
    if (c.req.raw.signal.aborted) return refuse(c, "internal.error", "The caller went away");
    const facts = { err: error, requestId: c.get("requestId"), path: withoutKeys(c.req.path) };
    if (isDatabaseAway(error)) {
      log.warn(facts, "the database was away, or its disk full, for a call");
      return refuse(
        c,
        "unavailable",
        "The database does not answer or its disk is full; the same call may succeed later",
      );
    }
    log.error(facts, "a call failed");
    return refuse(c, "internal.error", "The server could not answer; its log says why");
  });
  app.notFound(notFound);
  app.use(async (c, next) => {
    const begun = performance.now();
    await next();
    const ms = Math.round(performance.now() - begun);
    const { method, path } = c.req;
    const { status } = c.res;
    metrics?.note(path, method, status, ms);
    const facts = { requestId: c.get("requestId"), method, path: withoutKeys(path), status, ms };
    if (LOGGED.test(path)) log.info(facts, "answered");
    else log.debug(facts, "answered");
  });
  app.use(async (c, next) => {
    if (c.req.url.length <= MAX_URL) return next();
    return refuseWith(
      c,
      invalidParameter([{ path: "url", message: `is longer than ${MAX_URL} characters` }]),
    );
  });
}

function serveFiles(app: App, staticDir: string): void {
  app.use("/static/*", async (c, next) => {
    await next();
    if (c.res.ok) c.header("Cache-Control", "no-cache");
  });
  app.use(
    "/static/*",
    serveStatic({ root: staticDir, rewriteRequestPath: (path) => path.slice("/static".length) }),
  );
}

function serveSite(app: App, site: Site): void {
  const send = (c: Context, next: () => Promise<void>) => {
    const file = site.get(c.req.path);
    return file === undefined ? next() : sendSiteFile(c, file);
  };
  app.get("*", send);
}

/** The whole server as `(Request) => Response`; sockets, threads and files are opened by `main.ts`. */
export function createApp(parts: AppParts): App {
  const { routes, log, clientSettings, health, account, models, site, staticDir, appOrigins = [] } = parts;
  const app: App = new Hono();
  app.use(requestId({ generator: newRequestId }));
  app.use(async (c, next) => {
    c.set("arrival", arrivalOf(c, parts.trustedProxies ?? 0));
    await next();
  });
  const frameAncestors = parts.frameAncestors ?? "'self'";
  app.use("/account/*", accountHeaders(clientSettings, frameAncestors, appOrigins));
  const ofSite = siteHeaders(clientSettings, frameAncestors);
  app.use((c, next) => (c.req.path.startsWith("/account/") ? next() : ofSite(c, next)));
  answerFailures(app, log, parts.metrics);
  app.route("/", healthApp(health));
  if (parts.metrics !== undefined) app.route("/", parts.metrics.app);
  let description: ReturnType<typeof openApi> | undefined;
  app.get("/api/openapi.json", (c) => {
    description ??= openApi([...routes, ...(account?.routes ?? [])].map(({ endpoint }) => endpoint));
    return sendJson(c, description, STATUS_OF.success);
  });
  app.use("/api/*", letOrigins(appOrigins, false));
  const calls = apiCalls(parts.callerOf ?? nobody, parts.librariesOf);
  app.route("/api", mountRoutes(routes, calls, parts.checkAnswers ?? true));
  if (account !== undefined) app.route("/account", account.app);
  if (models !== undefined) app.route("/static", models);
  if (staticDir !== undefined) serveFiles(app, staticDir);
  if (site !== undefined) serveSite(app, site);
  return app;
}
