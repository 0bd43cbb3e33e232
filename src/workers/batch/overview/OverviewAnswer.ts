import type { BuildingOverview } from "#domain/building/overview/BuildingOverview.ts";
import type { BookYear } from "../systems/book/MachineYear.ts";
import type { SavedAs } from "../systems/SystemSheet.ts";

/** The building on one page. */
export interface OverviewAnswer {
  /** Of the building's state that it was computed for */
  readonly version: number;
  readonly overview: BuildingOverview;
  /** What the last change came to, from the rooms to the plant; empty before there was one. */
  readonly changes: readonly string[];
  /** Machines of all kinds of equipment of whose year somebody said something */
  readonly asked: readonly BookYear[];
  readonly rooms: number;
  readonly units: number;
  readonly saved: SavedAs | null;
}
