import type { Dutied } from "#domain/building/systems/water/consequence.ts";
import type { PumpVerdict } from "#domain/building/systems/water/judgePump.ts";
import type { WaterSystem } from "#domain/building/systems/water/runWaterSystem.ts";
import type { NamedSystem } from "#domain/building/systems/water/SystemList.ts";
import type { SystemRoom } from "#domain/building/systems/water/SystemRoom.ts";
import type { WaterLists } from "#domain/building/systems/water/WaterLists.ts";

/** A system that was computed, with its lists. */
export interface Computed {
  readonly named: NamedSystem;
  readonly rooms: readonly SystemRoom[];
  readonly system: WaterSystem;
  readonly lists: WaterLists | null;
  /** The system before the last change of its pipes; null before there was one. */
  readonly before: Dutied | null;
}

/** A system with the verdict on its pump: null without one, "pending" while nobody was asked. */
export interface Judged extends Computed {
  readonly pump: PumpVerdict | "pending" | null;
}
