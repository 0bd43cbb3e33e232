import type { OutdoorVerdict } from "#domain/building/systems/split/keptOutdoor.ts";
import type { ModeFit } from "#domain/building/systems/split/outdoorFit.ts";
import type { OutdoorUnit } from "#domain/building/systems/split/OutdoorUnit.ts";
import type { KeptOutdoor, SplitConditions } from "#domain/building/systems/split/SplitSettings.ts";
import type { Assumption } from "#domain/building/systems/Assumption.ts";
import type { RecordState } from "#domain/building/sources/plantWords.ts";
import type { LineWindow, SavedAs, SheetBase } from "../systems/SystemSheet.ts";

/** The figures of an outdoor unit in a list */
export type ShownOutdoor = Pick<
  OutdoorUnit,
  "id" | "model" | "brand" | "series" | "isSample" | "type" | "cooling" | "heating"
>;

/** Capacity of an outdoor unit in one season, kW */
export interface ShownMode extends Pick<ModeFit, "available" | "block" | "factors" | "isMet"> {
  readonly rated: number | null;
}

/** An outdoor unit with its fit for a system */
export interface SplitOffer {
  readonly outdoor: ShownOutdoor;
  readonly ratio: number | null;
  readonly cooling: ShownMode;
  readonly heating: ShownMode | null;
  /** null: 无法判定 */
  readonly isMet: boolean | null;
  /** Its shortfalls, each with both figures */
  readonly words: readonly string[];
  readonly isKept: boolean;
}

/** Pipes of a system, m */
export interface ShownPipes {
  readonly total: number;
  readonly farthestActual: number;
  readonly farthestEquivalent: number;
  readonly afterFirstBranch: number;
  readonly above: number;
  readonly below: number;
  readonly heightBetween: number;
}

/** A system of indoor units without its lines */
export interface SplitSheet extends SheetBase {
  readonly kind: "split";
  readonly units: number;
  /** Σ rated, kW; null if a unit states none. */
  readonly rated: number | null;
  readonly ratedHeating: number | null;
  readonly block: number;
  readonly isBlockTyped: boolean;
  readonly heatBlock: number | null;
  readonly isHeatTyped: boolean;
  readonly pipes: ShownPipes | null;
  /** The kept outdoor unit, else the smallest that fits, else the one with the least faults; null without any. */
  readonly fit: SplitOffer | null;
  readonly kept: KeptOutdoor | null;
  readonly verdict: OutdoorVerdict | null;
  readonly record: RecordState;
  readonly isPending: boolean;
  readonly assumptions: readonly Assumption[];
}

/** A series that outdoor units can be chosen from */
export interface SplitSeries {
  readonly key: string;
  readonly words: string;
}

/** The systems of indoor units of the building */
export interface SplitsAnswer {
  /** Version of the building's state that it was computed for */
  readonly version: number;
  readonly settings: SplitConditions;
  /** Whether the systems are still the proposed ones */
  readonly isProposed: boolean;
  readonly systems: readonly SplitSheet[];
  /** Number of rooms with units */
  readonly rooms: number;
  readonly series: readonly SplitSeries[];
  /** Number of outdoor units read, whether these are all, and why reading failed; empty if it did not. */
  readonly outdoors: number;
  readonly isWhole: boolean;
  readonly failure: string;
  readonly saved: SavedAs | null;
}

/** Units of a room in a system. kW, m; null where unknown. */
export interface SplitRoomLine {
  readonly roomId: string;
  readonly code: string;
  readonly name: string;
  readonly place: string;
  readonly model: string;
  readonly count: number;
  readonly cooling: number | null;
  readonly coolingLoad: number | null;
  readonly coolingGiven: number | null;
  readonly heating: number | null;
  readonly heatLoad: number | null;
  readonly heatingGiven: number | null;
  /** From the outdoor unit */
  readonly length: number | null;
}

/** A segment of pipe */
export interface SplitPipeLine {
  readonly id: string;
  readonly name: string;
  /** The room at its end; empty if further segments follow. */
  readonly room: string;
  /** m */
  readonly length: number;
  /** Formula of an assumed length; null for a typed one. */
  readonly assumed: string | null;
  /** From the outdoor unit to its end, m */
  readonly path: number;
  /** Rated capacity of the indoor units behind it, kW */
  readonly capacity: number | null;
}
export type SplitRoomWindow = LineWindow<SplitRoomLine>;
export type SplitPipeWindow = LineWindow<SplitPipeLine>;
