import type { LibraryName, ProductOrigin } from "../../catalogue/listing/ProductOrigin.ts";
import type { Room } from "../rooms/Room.ts";

/** The exchange that selects one kind of equipment for many rooms; each request is one chunk of a run. */

/** Most rooms of a request, so that it is answered well within the time of one attempt. */
export const ROOMS_PER_REQUEST = 500;
/** Greatest number of products offered to a room, best first. */
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

/** The request fields of every kind of equipment. Missing is `null`, never 0. */
export interface MultiRoomRequest {
  readonly topSize: number;
  /** `null` for any brand. */
  readonly brandCode: string | null;
  /** All products if absent: of the catalogue, and of the caller's libraries. */
  readonly origin?: ProductOrigin;
  readonly inputCondition: readonly Room[];
  readonly productProperties: readonly PropertyCondition[];
  /** ㎡ served by one unit. */
  readonly singleUnitResponsibilityArea: number;
  /** Restricts the candidates: for alternatives, a kept selection, or the correction row of a chosen product. */
  readonly productIds?: readonly string[];
}

/** Request fields of kinds with checks that a person may leave unticked. */
export interface CheckedRequest extends MultiRoomRequest {
  /** Property codes of the ticked checks, and of those left unticked. */
  readonly validationProperties: readonly string[];
  readonly nonValidationProperties: readonly string[];
  /** Greatest excess in % of a product's smallest checked figure over its requirement; absent for any. */
  readonly margin?: number;
  /** Limits of single checked figures. */
  readonly figureMargins?: readonly FigureMargin[];
}

/** Greatest excess in % of one figure, given by its property code, over its requirement. */
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
  /** m above sea level; absent means sea level. */
  readonly altitude?: number;
}

/**
 * Air outlets add the aspect ratio (length divided by width) that a louvre may have; `null` for all other types.
 */
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

/** The answer for one room. A room without a match has `id: null` and reasons. */
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
  /** A generated record, labelled 示例数据 wherever a person sees it. */
  readonly isSample: boolean;
  /** For an own product. */
  readonly library?: LibraryName;
  readonly reasons: readonly NoMatchReason[];
}

/** Why a room has no match: the cause, the nearest product, and each single change that would admit one. */
export type NoMatchReason = NoMatchCause | NearestProduct | PossibleChange;

/**
 * The cause of a missing match. `check` is the property code of the failing figure; `required` and `best` are per
 * unit, in the unit of that property. `short`: no candidate reaches this figure, even alone. `combined`: no
 * candidate reaches all figures at once; the values are those of the nearest one, for a throw those of the
 * farthest at a velocity within its range. `oversized`: candidates meet the requirement, but all exceed it by more
 * than is allowed; the named one, which exceeds it least, does so by `least` % in the figure `check`, or in the
 * governing figure if `check` is absent.
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

/**
 * The product with the smallest worst shortfall, and what it lacks, per unit. `best: null` if it does not state
 * the figure.
 */
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
 * The smallest change of its kind after which some product meets all requirements. `quantity`: units in the room.
 * `requirement`: on one unit, in the unit of its property. `water`: supply water, ℃. `range`: of the filter on a
 * property. `filter`: one that is dropped, `brand`, `margin` or a property code; `admitted` is the number of
 * products that then match.
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
