import { Hono } from "hono";
import { readHealth, type Health } from "#api/contract/health.ts";
import { succeed } from "./answer.ts";

export type ReadHealth = () => Promise<Health>;

/** Answers how the server is, and nothing else: part of the app, and all that answers before there is one. */
export function healthApp(health: ReadHealth): Hono {
  const app = new Hono();
  app.get(readHealth.path, async (c) => succeed(c, await health()));
  return app;
}

/** Does a request ask how the server is? */
export const asksHealth = (request: Request): boolean => new URL(request.url).pathname === readHealth.path;
