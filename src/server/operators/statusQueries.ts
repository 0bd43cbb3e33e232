import { sql } from "drizzle-orm";
import * as v from "valibot";
import type { ServerStatus } from "#api/contract/operatorStatus.ts";
import { CATEGORIES } from "#domain/catalogue/categories.ts";
import { groupOfTable, TABLE_GROUPS } from "#domain/desk/operators/tableGroups.ts";
import { schemaVersion } from "../database/connection/migrations.ts";
import { currentRevisions } from "../database/revisions/catalogueRevisions.ts";
import type { Queries } from "../database/queries.ts";
import { nodes } from "../database/schema/operatorSchema.ts";
import { spaceOnDisk } from "../process/demandRoom.ts";
import { factsOf, SILENT_MS } from "./heartbeat.ts";
import type { ServingNode } from "./NodeParts.ts";
import { revisionDigest } from "./revisionDigest.ts";

const figure = v.pipe(v.unknown(), v.transform(Number));
const TablesSchema = v.object({ rows: v.array(v.object({ name: v.string(), bytes: figure })) });
const DatabaseSchema = v.object({
  rows: v.tuple([v.object({ version: v.string(), bytes: figure, now: figure })]),
});

/** Sizes by purpose of the tables; space outside of tables is not included. */
async function groupsOf(queries: Queries): Promise<ServerStatus["groups"]> {
  const { rows } = v.parse(
    TablesSchema,
    await queries.execute(sql`
      select relname::text as name, pg_total_relation_size(oid) as bytes
      from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`),
  );
  return TABLE_GROUPS.map((group) => {
    const own = rows.filter(({ name }) => groupOfTable(name) === group);
    return { group, tables: own.length, bytes: own.reduce((sum, { bytes }) => sum + bytes, 0) };
  });
}

type ShownNode = ServerStatus["nodes"][number];

/** Nodes by their heartbeats, and this one with its present state. */
async function nodesOf(
  queries: Queries,
  {
    node,
    now,
    revision,
  }: { readonly node: ServingNode | undefined; readonly now: number; readonly revision: string },
): Promise<ShownNode[]> {
  const rows = await queries.select().from(nodes).orderBy(nodes.startedAt, nodes.id);
  const others = rows
    .filter(({ id }) => id !== node?.id)
    .map(({ startedAt, seenAt, ...facts }) => ({
      ...facts,
      startedAt: startedAt.getTime(),
      seenAt: seenAt.getTime(),
      isThis: false,
    }));
  const own = node === undefined ? null : await factsOf(node);
  const all =
    own === null
      ? others
      : [{ ...own, startedAt: own.startedAt.getTime(), seenAt: now, isThis: true }, ...others];
  return all.map((each) => ({
    ...each,
    isSilent: now - each.seenAt > SILENT_MS,
    isBehind: each.revision !== revision,
  }));
}

/** State of the server: versions, sizes, free space, and the nodes on its database. */
export async function readStatus(queries: Queries, node: ServingNode | undefined): Promise<ServerStatus> {
  const { rows } = v.parse(
    DatabaseSchema,
    await queries.execute(sql`
      select current_setting('server_version') as version, pg_database_size(current_database()) as bytes,
        extract(epoch from now()) * 1000 as now`),
  );
  const [{ version, bytes, now }] = rows;
  const revision = revisionDigest(await currentRevisions(queries, Object.keys(CATEGORIES)));
  return {
    code: node?.code ?? "",
    runtime: process.version,
    database: {
      kind: node === undefined || node.isEmbedded ? "embedded" : "postgresql",
      version,
      bytes,
      migratedTo: await schemaVersion(queries),
    },
    groups: await groupsOf(queries),
    disk: node === undefined ? null : await spaceOnDisk(node.dataDir).catch(() => null),
    revision,
    nodes: await nodesOf(queries, { node, now, revision }),
  };
}
