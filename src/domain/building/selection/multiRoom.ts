import type { Room } from "../rooms/Room.ts";

/** The exchange that selects one kind of equipment for many rooms; one request is one chunk of a run. */

/** A request holds at most so many rooms: it must answer well inside one attempt's time. */
export const ROOMS_PER_REQUEST = 500;
/** How many products a room is offered, best first. */
export const TOP_SIZE = 50;

export const LEVELS = ["MEDIUM_LEVEL", "HIGH_LEVEL"] as const;
export type Level = (typeof LEVELS)[number];

/** A filter on one product property. */
export type PropertyCondition =
  | {
      readonly code: string;
      readonly parameterType: "Enums";
      readonly queryType: "EQUAL";
      readonly value: string;
    }
  | {
      readonly code: string;
      readonly parameterType: "Double";
      readonly queryType: "RANGE_TE";
      readonly from: number;
      readonly to: number;
    };

/** What every kind of equipment asks with. Missing is `null`, never 0. */
export interface MultiRoomRequest {
  readonly topSize: number;
  /** `null` leaves the brand open. */
  readonly brandCode: string | null;
  readonly inputCondition: readonly Room[];
  readonly productProperties: readonly PropertyCondition[];
  /** ㎡ that one unit answers for. */
  readonly singleUnitResponsibilityArea: number;
  /** Restricts the candidates: alternatives, a kept selection, the correction row of a chosen product. */
  readonly productIds?: readonly string[];
}

/** What a kind asks with whose checks a person may leave unticked. */
export interface CheckedRequest extends MultiRoomRequest {
  /** Property codes of the ticked checks, and of those left unticked. */
  readonly validationProperties: readonly string[];
  readonly nonValidationProperties: readonly string[];
  /** % that the smallest of a product's checked figures may go beyond its requirement; absent: any. */
  readonly margin?: number;
  /** The same of checked figures by themselves. */
  readonly figureMargins?: readonly FigureMargin[];
}

/** How much one figure, by the code of its property, may go beyond what is required of it, %. */
export interface FigureMargin {
  readonly code: string;
  readonly most: number;
}

/** Fan coils add the level, the water and the margins; factors in %, temperatures in ℃. */
export interface FanCoilRequest extends CheckedRequest {
  readonly level: Level;
  readonly dustCorrectionFactor: number;
  readonly intermittentUseFactor: number;
  readonly summerSupplyWaterTemperature: number;
  readonly winterSupplyWaterTemperature: number;
  /** m above the sea; absent at sea level. */
  readonly altitude?: number;
}

/** Air outlets add the proportions, length over width, that a louvre may have; `null` for all other types. */
export interface AirOutletRequest extends MultiRoomRequest {
  readonly aspectRatioFrom: number | null;
  readonly aspectRatioTo: number | null;
}

/** One named figure of a product. `value` is in the unit of its property; `null` is not stated. */
export interface Parameter {
  readonly code: string;
  readonly name: string;
  readonly value: number | string | null;
}

/** The answer for one room. A room without a match has `id: null` and says why. */
export interface MultiRoomRow {
  readonly roomId: string;
  readonly id: string | null;
  readonly name: string | null;
  readonly model: string | null;
  readonly imageUrl: string | null;
  readonly productSeriesId: string | null;
  readonly productSeriesName: string | null;
  readonly productIds: readonly string[];
  /** Units in the room: as specified, else as calculated. */
  readonly equipmentNumber: number;
  /** Catalogue figures of the level. */
  readonly selectionParameter: readonly Parameter[];
  /** The same figures at this room's air and water state; empty for kinds without correction. */
  readonly correctionParameter: readonly Parameter[];
  readonly hasDetail: boolean;
  /** A generated record: labelled 示例数据 wherever a person sees it. */
  readonly isSample: boolean;
  readonly reasons: readonly NoMatchReason[];
}

/** Why a room has no match: what stands in the way, the nearest product, and each single change that would admit one. */
export type NoMatchReason = NoMatchCause | NearestProduct | PossibleChange;

/**
 * What stands in the way of a match. `check` is the property code of the failing quantity; `required` and `best` are per
 * unit, in the unit of that property. `short`: no candidate reaches this quantity, not even alone. `combined`:
 * no candidate reaches all quantities at once; the figures are those of the nearest one, of a throw those of the farthest
 * at a velocity inside its range. `oversized`: candidates meet it, and all exceed it by more than is allowed; the named
 * one, which does so least, goes `least` % beyond, in the figure `check`, or where that is absent in the one that governs.
 */
export type NoMatchCause =
  | { readonly code: "no-requirement" }
  | { readonly code: "no-candidates" }
  | { readonly code: "summer-water-too-warm" }
  | { readonly code: "winter-water-too-cold" }
  | { readonly code: "figure-unknown"; readonly check: string }
  | { readonly code: "short"; readonly check: string; readonly required: number; readonly best: number }
  | {
      readonly code: "combined";
      readonly check: string;
      readonly required: number;
      readonly best: number;
      readonly model: string;
    }
  | {
      readonly code: "oversized";
      readonly allowed: number;
      readonly least: number;
      readonly model: string;
      readonly check?: string;
    };

/** The product with the smallest worst shortfall, and what it lacks, per unit. `best: null`: it does not state it. */
export interface NearestProduct {
  readonly code: "nearest";
  readonly model: string;
  readonly lacks: readonly {
    readonly check: string;
    readonly required: number;
    readonly best: number | null;
  }[];
}

/** Both ends included. */
export interface PropertyRange {
  readonly from: number;
  readonly to: number;
}

/**
 * The smallest change of its kind after which some product meets all that is asked. `quantity`: units in the room.
 * `requirement`: of one unit, in the unit of its property. `water`: supply water, ℃. `range`: of the filter on a
 * property. `filter`: one dropped, `brand`, `margin` or by property code; `admitted` is how many products then match.
 */
export type PossibleChange = { readonly code: "change" } & (
  | { readonly kind: "quantity"; readonly from: number; readonly to: number }
  | { readonly kind: "requirement"; readonly check: string; readonly from: number; readonly to: number }
  | {
      readonly kind: "water";
      readonly season: "summer" | "winter";
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly kind: "range";
      readonly property: string;
      readonly from: PropertyRange;
      readonly to: PropertyRange;
    }
  | { readonly kind: "filter"; readonly filter: string; readonly admitted: number }
);
