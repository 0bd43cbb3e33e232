import type { BuildingOverview } from "#domain/building/overview/BuildingOverview.ts";
import type { SavedAs } from "../systems/SystemSheet.ts";

/** The building on one page. */
export interface OverviewAnswer {
  /** Of the building's state that it was computed for */
  readonly version: number;
  readonly overview: BuildingOverview;
  /** What the last change came to, from the rooms to the plant; empty before there was one. */
  readonly way: readonly string[];
  readonly rooms: number;
  readonly units: number;
  readonly saved: SavedAs | null;
}
