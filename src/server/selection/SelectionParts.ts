import type { Engine } from "./Engine.ts";

/** Dependencies of handlers that use the selection engine. */
export interface SelectionParts {
  readonly engine: Pick<Engine, "selectForRooms" | "roomCandidates">;
}
