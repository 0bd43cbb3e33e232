import { Hono } from "hono";
import { readHealth, readLiveness, readReadiness, type Health } from "#api/contract/health.ts";
import { refuse, succeed } from "./answer.ts";

export type ReadHealth = () => Promise<Health>;

const PATHS: ReadonlySet<string> = new Set([readHealth.path, readLiveness.path, readReadiness.path]);

/** Answers health checks: part of the app, and the only answers before the app is ready. */
export function healthApp(health: ReadHealth): Hono {
  const app = new Hono();
  app.get(readLiveness.path, (c) => succeed(c, null));
  app.get(readReadiness.path, async (c) => {
    const isReady = await health().then(
      (found) => found.isReady,
      () => false,
    );
    return isReady ? succeed(c, null) : refuse(c, "unavailable", "Not ready: see /healthz");
  });
  app.get(readHealth.path, async (c) => succeed(c, await health()));
  return app;
}

export const asksHealth = (request: Request): boolean => PATHS.has(new URL(request.url).pathname);
