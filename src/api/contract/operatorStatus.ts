import * as v from "valibot";
import { TABLE_GROUPS } from "#domain/desk/operators/tableGroups.ts";
import { operatorEndpoint } from "./endpoint.ts";
import { nothing } from "./limits.ts";
import { operatorPage, OPERATORS, rowNumber } from "./operators.ts";
import { time } from "./projects.ts";

const NodeSchema = v.object({
  id: v.string(),
  host: v.string(),
  pid: v.number(),
  /** Digest of the server's sources. */
  code: v.string(),
  startedAt: time,
  /** Time of its last heartbeat. */
  seenAt: time,
  isReady: v.boolean(),
  /** Whether several heartbeats are missing. */
  isSilent: v.boolean(),
  /** Whether it answers from an older state of the catalogue than the database holds. */
  isBehind: v.boolean(),
  /** Whether it has answered this call. */
  isThis: v.boolean(),
  memoryBytes: v.number(),
  revision: v.string(),
});
export type StatusNode = v.InferOutput<typeof NodeSchema>;

const StatusSchema = v.object({
  /** Digest of the sources of the server that answers. */
  code: v.string(),
  /** Version of Node. */
  runtime: v.string(),
  database: v.object({
    kind: v.picklist(["embedded", "postgresql"]),
    version: v.string(),
    bytes: v.number(),
    /** When the last applied migration was written. */
    migratedTo: time,
  }),
  groups: v.array(v.object({ group: v.picklist(TABLE_GROUPS), tables: v.number(), bytes: v.number() })),
  /** Of the disk with the data folder of the server that answers. */
  disk: v.nullable(v.object({ freeBytes: v.number(), totalBytes: v.number() })),
  /** Digest of the catalogue's revisions in the database. */
  revision: v.string(),
  nodes: v.array(NodeSchema),
});
export type ServerStatus = v.InferOutput<typeof StatusSchema>;

export const readServerStatus = operatorEndpoint({
  method: "GET",
  path: `${OPERATORS}/status`,
  summary: "How the server runs: versions, sizes, free space, nodes with their last heartbeat",
  params: nothing,
  query: nothing,
  body: nothing,
  output: StatusSchema,
});

const ImportRowSchema = v.object({
  id: v.string(),
  /** A word of the import command: products, prices, documents. */
  kind: v.string(),
  fileName: v.string(),
  /** User and machine of the terminal. */
  startedBy: v.string(),
  startedAt: time,
  endedAt: time,
  /** Counts of items; `null` when the import ended before they were known. */
  counts: v.nullable(
    v.object({ added: v.number(), updated: v.number(), warned: v.number(), refused: v.number() }),
  ),
  /** Why it ended early; what was written before stays. */
  failure: v.nullable(v.string()),
  remarkCount: v.number(),
});
export type ImportRow = v.InferOutput<typeof ImportRowSchema>;

export const listImports = operatorEndpoint({
  method: "GET",
  path: `${OPERATORS}/imports`,
  summary: "The last imports of products, prices and documents, the newest first",
  params: nothing,
  query: v.strictObject(operatorPage),
  body: nothing,
  output: v.object({ list: v.array(ImportRowSchema), totalCount: v.number() }),
});

const ImportDetailSchema = v.object({
  ...ImportRowSchema.entries,
  /** The first remarks on the file, in its order. */
  remarks: v.array(
    v.object({
      severity: v.picklist(["refused", "warned"]),
      place: v.string(),
      product: v.string(),
      field: v.string(),
      message: v.string(),
    }),
  ),
});
export type ImportDetail = v.InferOutput<typeof ImportDetailSchema>;

export const readImport = operatorEndpoint({
  method: "GET",
  path: `${OPERATORS}/imports/{runId}`,
  summary: "An import with the rows that it refused or warned of, and why",
  params: v.strictObject({ runId: rowNumber }),
  query: nothing,
  body: nothing,
  output: ImportDetailSchema,
});
