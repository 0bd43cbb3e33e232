import type { BuildingOverview } from "#domain/building/overview/BuildingOverview.ts";
import type { BookYear } from "../systems/book/MachineYear.ts";
import type { SavedAs } from "../systems/SystemSheet.ts";

/** The building on one page. */
export interface OverviewAnswer {
  /** Version of the building's state that it was computed for */
  readonly version: number;
  readonly overview: BuildingOverview;
  /** Effects of the last change, from the rooms to the plant; empty without a change. */
  readonly changes: readonly string[];
  /** Machines of all kinds of equipment with settings for their year */
  readonly asked: readonly BookYear[];
  readonly rooms: number;
  readonly units: number;
  readonly saved: SavedAs | null;
}
