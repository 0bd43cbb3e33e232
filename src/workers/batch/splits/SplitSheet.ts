import type { OutdoorVerdict } from "#domain/building/systems/split/keptOutdoor.ts";
import type { ModeFit } from "#domain/building/systems/split/outdoorFit.ts";
import type { OutdoorUnit } from "#domain/building/systems/split/OutdoorUnit.ts";
import type { KeptOutdoor, SplitConditions } from "#domain/building/systems/split/SplitSettings.ts";
import type { Assumption } from "#domain/building/systems/Assumption.ts";
import type { RecordState } from "#domain/building/sources/plantWords.ts";
import type { LineWindow, SavedAs, SheetBase } from "../systems/SystemSheet.ts";

/** What a list shows of an outdoor unit. */
export type ShownOutdoor = Pick<
  OutdoorUnit,
  "id" | "model" | "brand" | "series" | "isSample" | "type" | "cooling" | "heating"
>;

/** What an outdoor unit gives in one season. kW */
export interface ShownMode extends Pick<ModeFit, "available" | "block" | "factors" | "isMet"> {
  readonly rated: number | null;
}

/** An outdoor unit, and how it fits a system. */
export interface SplitOffer {
  readonly outdoor: ShownOutdoor;
  readonly ratio: number | null;
  readonly cooling: ShownMode;
  readonly heating: ShownMode | null;
  /** null: 无法判定 */
  readonly isMet: boolean | null;
  /** What it misses, each with both figures */
  readonly words: readonly string[];
  readonly isKept: boolean;
}

/** Pipes of a system, m. */
export interface ShownPipes {
  readonly total: number;
  readonly farthestActual: number;
  readonly farthestEquivalent: number;
  readonly afterFirstBranch: number;
  readonly above: number;
  readonly below: number;
  readonly heightBetween: number;
}

/** A system of indoor units besides its lines. */
export interface SplitSheet extends SheetBase {
  readonly kind: "split";
  readonly units: number;
  /** kW, Σ rated; null where a unit states none. */
  readonly rated: number | null;
  readonly ratedHeating: number | null;
  readonly block: number;
  readonly isBlockTyped: boolean;
  readonly heatBlock: number | null;
  readonly isHeatTyped: boolean;
  readonly pipes: ShownPipes | null;
  /** The kept outdoor unit, else the smallest that fits, else the one that lacks least; null without any. */
  readonly fit: SplitOffer | null;
  readonly kept: KeptOutdoor | null;
  readonly verdict: OutdoorVerdict | null;
  readonly record: RecordState;
  readonly isPending: boolean;
  readonly assumptions: readonly Assumption[];
}

/** A series whose outdoor units may be asked for. */
export interface SplitSeries {
  readonly key: string;
  readonly words: string;
}

/** The systems of indoor units of the building. */
export interface SplitsAnswer {
  /** Of the building's state that it was computed for */
  readonly version: number;
  readonly settings: SplitConditions;
  /** Whether the systems are still as proposed. */
  readonly isProposed: boolean;
  readonly systems: readonly SplitSheet[];
  /** Rooms with units */
  readonly rooms: number;
  readonly series: readonly SplitSeries[];
  /** Outdoor units that were read, whether these are all, and why reading failed; empty if it did not. */
  readonly outdoors: number;
  readonly isWhole: boolean;
  readonly failure: string;
  readonly saved: SavedAs | null;
}

/** Units of a room in a system. kW, m; null where it is not known. */
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

/** A stretch of pipe. */
export interface SplitPipeLine {
  readonly id: string;
  readonly name: string;
  /** The room at its end; empty if the stretch leads on. */
  readonly room: string;
  /** m */
  readonly length: number;
  /** How it is estimated; null for a typed one. */
  readonly assumed: string | null;
  /** m from the outdoor unit to its end */
  readonly path: number;
  /** kW rated of the indoor units behind it */
  readonly capacity: number | null;
}
export type SplitRoomWindow = LineWindow<SplitRoomLine>;
export type SplitPipeWindow = LineWindow<SplitPipeLine>;
