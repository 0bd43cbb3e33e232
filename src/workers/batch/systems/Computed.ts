import type { Dutied } from "#domain/building/systems/water/consequence.ts";
import type { PumpVerdict } from "#domain/building/systems/water/judgePump.ts";
import type { WaterSystem } from "#domain/building/systems/water/runWaterSystem.ts";
import type { NamedSystem } from "#domain/building/systems/water/SystemList.ts";
import type { SystemRoom } from "#domain/building/systems/water/SystemRoom.ts";
import type { WaterLists } from "#domain/building/systems/water/WaterLists.ts";
import { SEASON_WORDS, type Season } from "#domain/building/systems/water/WaterSettings.ts";

/** A system that was computed, with its lists. */
export interface Computed {
  readonly named: NamedSystem;
  readonly rooms: readonly SystemRoom[];
  readonly system: WaterSystem;
  readonly lists: WaterLists | null;
  /** In winter; null but for two pipes. */
  readonly winterLists: WaterLists | null;
  /** The system before the last change of its pipes; null before there was one. */
  readonly before: Dutied | null;
}

/** A system with the verdict on its pump: null without one, "pending" while nobody was asked. */
export interface Judged extends Computed {
  readonly pump: PumpVerdict | "pending" | null;
}

/** A two-pipe system in one of its seasons; a system of one season is the same in both. */
export function inSeason<Of extends Computed>(of: Of, season: Season): Of {
  const { changeover } = of.system;
  if (changeover === null) return of;
  const named = { ...of.named, name: `${of.named.name} ${SEASON_WORDS[season]}` };
  if (season === "summer") return { ...of, named };
  return { ...of, named, system: changeover.winter, lists: of.winterLists, winterLists: null, before: null };
}
