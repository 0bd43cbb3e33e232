import { hostname } from "node:os";
import { eq, lt, sql } from "drizzle-orm";
import { letGo } from "../database/connection/letGo.ts";
import type { Queries } from "../database/queries.ts";
import { nodes } from "../database/schema/operatorSchema.ts";
import type { Log } from "../process/log.ts";
import type { ServingNode } from "./NodeParts.ts";
import { revisionDigest } from "./revisionDigest.ts";

/** A node whose last heartbeat is three intervals old is shown as silent. */
const BEAT_MS = 20_000;
export const SILENT_MS = 3 * BEAT_MS;

/** The present facts of a node. */
export async function factsOf({ id, code, startedAt, health, revisions }: ServingNode) {
  return {
    id,
    host: hostname(),
    pid: process.pid,
    code,
    startedAt,
    isReady: await health().then(
      ({ isReady }) => isReady,
      () => false,
    ),
    memoryBytes: process.memoryUsage.rss(),
    revision: revisionDigest(revisions()),
  };
}

/** Renews a node's row with the database's clock, and deletes rows that were not renewed for a day. */
export async function beat(queries: Queries, node: ServingNode): Promise<void> {
  const { id, ...facts } = await factsOf(node);
  const row = { ...facts, seenAt: sql`now()` };
  await queries
    .insert(nodes)
    .values({ id, ...row })
    .onConflictDoUpdate({ target: nodes.id, set: row });
  await queries.delete(nodes).where(lt(nodes.seenAt, sql`now() - interval '1 day'`));
}

/**
 * Sends heartbeats until the returned function is called, which removes the node from the list if the database
 * answers.
 */
export function startHeartbeat(queries: Queries, node: ServingNode, log: Log): () => Promise<void> {
  let beating = Promise.resolve();
  const next = () => {
    beating = beating.then(() =>
      beat(queries, node).catch((error: unknown) => log.warn({ err: error }, "a heartbeat was not written")),
    );
  };
  next();
  const timer = setInterval(next, BEAT_MS).unref();
  async function leave(): Promise<void> {
    await beating;
    await queries
      .delete(nodes)
      .where(eq(nodes.id, node.id))
      .catch((error: unknown) => log.warn({ err: error }, "the node stays in the list for a day"));
  }
  return () => {
    clearInterval(timer);
    return letGo(leave());
  };
}
