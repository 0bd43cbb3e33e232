import type { Health } from "#api/contract/health.ts";

/** What a serving process knows of itself. */
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

/** Dependencies of handlers that tell how the server runs. */
export interface NodeParts {
  /** Absent where routes are served without a process of their own, as in tests. */
  readonly node?: ServingNode;
}
