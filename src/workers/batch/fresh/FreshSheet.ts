import type { FreshSettings, OwnFresh } from "#domain/building/fresh/FreshSettings.ts";
import type { HandlerOffer } from "#domain/building/systems/air/handlerOffers.ts";
import type { RoomFresh } from "#domain/building/fresh/roomFresh.ts";
import type { LineWindow } from "../systems/SystemSheet.ts";

/** Lists of rooms: with fresh air, without a need, unknown */
export const FRESH_SHOWS = ["all", "served", "none", "unknown"] as const;
export type FreshShow = (typeof FRESH_SHOWS)[number];

/** The fresh air of a whole building */
export interface FreshAnswer {
  /** Version of the building's state that it was computed for */
  readonly version: number;
  /** Whether fresh air was asked for; otherwise the figures are those of the proposal. */
  readonly isAsked: boolean;
  /** Number of rooms whose schedule states fresh air */
  readonly scheduled: number;
  readonly settings: FreshSettings;
  readonly counts: Readonly<Record<FreshShow, number>>;
  /** Sum over all rooms with a known flow, m³/h */
  readonly flow: number;
  /** Area of the rooms with fresh air, m²; null if one states none. */
  readonly area: number | null;
  /** Number of rooms by rule */
  readonly ruled: readonly number[];
}

export interface FreshLine extends RoomFresh {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly floor: string;
  readonly zone: string;
  /** m² */
  readonly area: number | null;
  /** The rule in words, or that the figure is typed */
  readonly clause: string;
  /** Typed figures of this room; null without any. */
  readonly own: OwnFresh | null;
}

export type FreshWindow = LineWindow<FreshLine>;

/** Result of pasted cells: the rooms taken over, and the skipped lines with the reason */
export interface FreshPasted {
  readonly taken: number;
  readonly left: readonly string[];
  /** Why nothing was taken over; empty otherwise. */
  readonly sentence: string;
}

/** Air handling units for a system, from the best */
export interface HandlersAnswer {
  readonly offers: readonly HandlerOffer[];
  /** Number of units in the catalogue that state a flow */
  readonly count: number;
  /** Whether all of them were read */
  readonly isWhole: boolean;
  /** Why there are none; empty otherwise. */
  readonly failure: string;
}
