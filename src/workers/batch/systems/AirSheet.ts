import type { AirKind, AirSettings } from "#domain/building/systems/air/AirSettings.ts";
import type { ElementLine } from "#domain/building/systems/air/elementLines.ts";
import type { FanCard } from "#domain/building/systems/air/fanCard.ts";
import type { RecordState } from "#domain/building/sources/plantWords.ts";
import type { HandlerNeed, HandlerVerdict } from "#domain/building/systems/air/judgeHandler.ts";
import type { FanVerdict } from "#domain/building/systems/air/judgeFan.ts";
import type { SavedAs, SheetBase } from "./SystemSheet.ts";

/** A duct system */
export interface AirSheet extends SheetBase {
  readonly kind: AirKind;
  readonly settings: AirSettings;
  /** Altitude from the building's conditions, m */
  readonly altitude: number;
  readonly outlets: number;
  /** Flow of all outlets, m³/h */
  readonly air: number;
  /** Area of the rooms, m²; null if one states none. */
  readonly area: number | null;
  /** Silencers and dampers on its ducts */
  readonly elements: readonly ElementLine[];
  readonly card: FanCard | null;
  /** The verdict on the kept fan; null without one, or before the server was asked. */
  readonly fan: FanVerdict | null;
  /** Whether the server was not asked yet about the fan or the air handling unit */
  readonly isPending: boolean;
  /** The need for an air handling unit; null without a duty. */
  readonly need: HandlerNeed | null;
  /** Verdict on the kept air handling unit; null without one. */
  readonly handler: HandlerVerdict | null;
  /** How its record changed since the choice */
  readonly record: RecordState;
  /** Tolerance of the resistance against the fan; null where unknown. */
  readonly resistance: number | null;
}

/** The duct systems of the building */
export interface AirAnswer {
  /** Version of the building's state that it was computed for */
  readonly version: number;
  readonly systems: readonly AirSheet[];
  /** Number of rooms with outlets */
  readonly rooms: number;
  /** Number of rooms whose schedule states supply air, with or without outlets */
  readonly supplied: number;
  readonly saved: SavedAs | null;
}
