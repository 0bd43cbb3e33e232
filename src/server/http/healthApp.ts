import { Hono } from "hono";
import { readHealth, type Health } from "#api/contract/health.ts";
import { succeed } from "./answer.ts";

export type ReadHealth = () => Promise<Health>;

/** Answers health checks: part of the app, and the only answer before the app is ready. */
export function healthApp(health: ReadHealth): Hono {
  const app = new Hono();
  app.get(readHealth.path, async (c) => succeed(c, await health()));
  return app;
}

/** Whether a request is a health check. */
export const asksHealth = (request: Request): boolean => new URL(request.url).pathname === readHealth.path;
