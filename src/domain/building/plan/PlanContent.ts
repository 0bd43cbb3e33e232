import type { Standing } from "../batch/state/batchState.ts";
import type { RoomRule } from "../batch/state/RoomRule.ts";
import type { RoomFigure } from "../rooms/Room.ts";
import type { Parameter } from "../selection/multiRoom.ts";

/** Rows of a part: a body of the wire takes no more values. */
export const ROOMS_PER_PART = 1000;
export const PRODUCTS_PER_PART = 100;
/** 100,000 rooms are a hundred parts. */
export const MOST_PARTS = 200;

/** What holds for the whole of a plan. */
export interface PlanHead {
  /** Of the file or sample that the rooms came from. */
  readonly buildingName: string;
  readonly assumptions: string;
  /** The filters that results were asked with, each as JSON of its kind. */
  readonly filters: readonly string[];
  /** The one in force, by its place. */
  readonly filter: number;
  /** The conditions in force, as a person reads them. */
  readonly conditions: readonly string[];
  /** Conditions of some of the rooms, in the order in which they apply; absent where there are none. */
  readonly rules?: readonly PlanRule[];
}

/** A rule of a plan; what is its own of the filter is JSON of the kind. */
export interface PlanRule extends Omit<RoomRule, "own"> {
  readonly own: string;
}

/** A product of a plan, as the rooms share it. */
export interface PlanProduct {
  readonly id: string;
  readonly model: string;
  readonly name: string;
  readonly seriesName: string;
  readonly imageUrl: string | null;
  readonly hasDetail: boolean;
  readonly isSample: boolean;
  /** In the order of the kind's columns, under the filter `judgedBy`. */
  readonly figures: readonly (number | null)[];
  readonly judgedBy: number;
  readonly parameters: readonly Parameter[];
}

/**
 * Rooms with their results as columns of one length; -1 stands for "none" in those that name something by its place. They
 * are the columns of a batch, as far as a version needs them to be opened as a building again.
 */
export interface PlanRooms {
  readonly ids: readonly string[];
  readonly codes: readonly string[];
  readonly names: readonly string[];
  /** Absent where no room of the building says it. */
  readonly floors?: readonly string[];
  readonly zones?: readonly string[];
  /** `null` is "not stated". */
  readonly figures: Readonly<Record<RoomFigure, readonly (number | null)[]>>;
  readonly standing: readonly Standing[];
  /** ANSWER and VERDICT of the batch. */
  readonly answer: readonly number[];
  readonly verdict: readonly number[];
  /** 1: chosen by a person; settled by one; changed since it was answered. */
  readonly byHand: readonly number[];
  readonly locked: readonly number[];
  readonly edited: readonly number[];
  /** 1: named by a refused run; joined after a selection had run, and in no run since. */
  readonly refused: readonly number[];
  readonly joinedLater: readonly number[];
  /** Units that the plan gives to the room: specified, else calculated. */
  readonly quantity: readonly number[];
  readonly product: readonly number[];
  readonly askedWith: readonly number[];
  readonly judgedBy: readonly number[];
  readonly surplus: readonly (number | null)[];
  /** The plan that the product was adopted with, as it is told; empty, or absent for all rooms: none. */
  readonly adopted?: readonly string[];
  /** Why the room has no match, or what its selection lacks; empty where nothing was said. */
  readonly remark: readonly string[];
  /** Figures corrected to the room, a column each. */
  readonly corrected: readonly (readonly (number | null)[])[];
}

/** A piece of a plan as it travels and is kept. */
export type PlanPiece =
  | { readonly kind: "products"; readonly products: readonly PlanProduct[] }
  | { readonly kind: "rooms"; readonly rooms: PlanRooms };

export interface PlanContent {
  readonly products: readonly PlanProduct[];
  readonly rooms: PlanRooms;
}

export interface PlanPartCounts {
  readonly rooms: number;
  readonly matched: number;
  /** Rooms whose selection cannot be taken as it stands. */
  readonly doubtful: number;
  readonly unmatched: number;
  /** Units of all rooms that have a product. */
  readonly units: number;
}

/** What a version says of itself in a list. */
export interface PlanCounts extends PlanPartCounts {
  /** Different ones among its products; absent in versions from before they were counted. */
  readonly models?: number;
}
