import type { Health } from "#api/contract/health.ts";

/** Facts about a serving process. */
export interface ServingNode {
  /** Drawn at each start. */
  readonly id: string;
  /** Digest of the server's sources. */
  readonly code: string;
  readonly startedAt: Date;
  /** The folder of the embedded database, or of snapshots. */
  readonly dataDir: string;
  readonly isEmbedded: boolean;
  readonly health: () => Promise<Health>;
  /** Revisions of the categories that it answers from. */
  readonly revisions: () => ReadonlyMap<string, string | null>;
}

/** Dependencies of handlers that report the state of the server. */
export interface NodeParts {
  /** Absent if routes run without a process of their own, as in tests. */
  readonly node?: ServingNode;
}
