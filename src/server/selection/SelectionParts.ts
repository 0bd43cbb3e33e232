import type { Engine } from "./Engine.ts";

/** What handlers that ask the engine of selection work with. */
export interface SelectionParts {
  readonly engine: Pick<Engine, "selectForRooms" | "roomCandidates">;
}
