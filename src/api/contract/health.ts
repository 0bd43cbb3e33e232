import * as v from "valibot";
import { endpoint } from "./endpoint.ts";
import { nothing } from "./limits.ts";

const HealthSchema = v.object({
  /** Everything below is ready. A part that is not delays only the calls that need it. */
  isReady: v.boolean(),
  /** While the database opens, or the catalogue is loaded into it, every other call waits. */
  database: v.picklist(["opening", "loading", "ok"]),
  /** Selection for rooms, for every kind of equipment. */
  selection: v.picklist(["starting", "ready"]),
  /** Search, by category. */
  search: v.array(v.object({ categoryCode: v.string(), isReady: v.boolean() })),
  /**
   * Processes that answer at this address; everything above is of the one that was asked. Null if there is only
   * one.
   */
  workers: v.nullable(v.object({ wanted: v.number(), ready: v.number() })),
});
export type Health = v.InferOutput<typeof HealthSchema>;

/** Beside the API, not below it. */
export const readHealth = endpoint({
  method: "GET",
  path: "/healthz",
  summary: "What of the server is ready",
  params: nothing,
  query: nothing,
  body: nothing,
  output: HealthSchema,
});

/** For the supervisor that restarts a node: the process answers. The database is not asked. */
export const readLiveness = endpoint({
  method: "GET",
  path: "/livez",
  summary: "Whether the process lives",
  params: nothing,
  query: nothing,
  body: nothing,
  output: v.null(),
});

/** For the load balancer: `unavailable` while a part is starting or the database does not answer. */
export const readReadiness = endpoint({
  method: "GET",
  path: "/readyz",
  summary: "Whether the server may be asked",
  params: nothing,
  query: nothing,
  body: nothing,
  output: v.null(),
});
