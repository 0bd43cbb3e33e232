import type { AirKind, AirSettings } from "#domain/building/systems/air/AirSettings.ts";
import type { ElementLine } from "#domain/building/systems/air/elementLines.ts";
import type { FanCard } from "#domain/building/systems/air/fanCard.ts";
import type { RecordState } from "#domain/building/sources/plantWords.ts";
import type { HandlerNeed, HandlerVerdict } from "#domain/building/systems/air/judgeHandler.ts";
import type { FanVerdict } from "#domain/building/systems/air/judgeFan.ts";
import type { SavedAs, SheetBase } from "./SystemSheet.ts";

/** A system of ducts */
export interface AirSheet extends SheetBase {
  readonly kind: AirKind;
  readonly settings: AirSettings;
  /** m above the sea, of the building's conditions */
  readonly altitude: number;
  readonly outlets: number;
  /** m³/h of all outlets */
  readonly air: number;
  /** m² of the rooms; null where one states none. */
  readonly area: number | null;
  /** Silencers and dampers along its ducts */
  readonly elements: readonly ElementLine[];
  readonly card: FanCard | null;
  /** The verdict on the kept fan; null without one, and until the server was asked about it. */
  readonly fan: FanVerdict | null;
  /** Until the server was asked about the fan, or the unit in its place */
  readonly isPending: boolean;
  /** What is asked of an air handling unit in the fan's place; null without a duty. */
  readonly need: HandlerNeed | null;
  /** On the kept one; null without one. */
  readonly handler: HandlerVerdict | null;
  /** What has become of its record since it was chosen */
  readonly record: RecordState;
  /** Tolerance of the resistance that the fan works against; null where it is not known. */
  readonly resistance: number | null;
}

/** The systems of ducts of the building. */
export interface AirAnswer {
  /** Of the building's state that it was computed for */
  readonly version: number;
  readonly systems: readonly AirSheet[];
  /** Rooms with outlets */
  readonly rooms: number;
  /** Rooms of which the schedule states a supply air, with or without outlets */
  readonly supplied: number;
  readonly saved: SavedAs | null;
}
