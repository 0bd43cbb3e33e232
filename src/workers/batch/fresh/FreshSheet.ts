import type { FreshSettings, OwnFresh } from "#domain/building/fresh/FreshSettings.ts";
import type { HandlerOffer } from "#domain/building/systems/air/handlerOffers.ts";
import type { RoomFresh } from "#domain/building/fresh/roomFresh.ts";
import type { LineWindow } from "../systems/SystemSheet.ts";

/** Which rooms are shown: those that get fresh air, that need none, of which nothing is known. */
export const FRESH_SHOWS = ["all", "served", "none", "unknown"] as const;
export type FreshShow = (typeof FRESH_SHOWS)[number];

/** The fresh air of a building as a whole. */
export interface FreshAnswer {
  /** Of the building's state that it was computed for */
  readonly version: number;
  /** Whether somebody has asked for fresh air; the figures are those of the proposal otherwise. */
  readonly isAsked: boolean;
  /** Rooms of whose fresh air the schedule states something */
  readonly scheduled: number;
  readonly settings: FreshSettings;
  readonly counts: Readonly<Record<FreshShow, number>>;
  /** m³/h of all rooms of which it is known */
  readonly flow: number;
  /** m² of the rooms that get any; null where one states none. */
  readonly area: number | null;
  /** Rooms that each rule decides */
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
  /** The rule in words, or that it was typed */
  readonly clause: string;
  /** What was typed for this room; null where nothing was. */
  readonly own: OwnFresh | null;
}

export type FreshWindow = LineWindow<FreshLine>;

/** What became of pasted cells: rooms that were taken, and lines that were not with why. */
export interface FreshPasted {
  readonly taken: number;
  readonly left: readonly string[];
  /** Why nothing was taken; empty otherwise. */
  readonly sentence: string;
}

/** Air handling units for a system, the one that fits best first. */
export interface HandlersAnswer {
  readonly offers: readonly HandlerOffer[];
  /** Units of the catalogue that state a flow */
  readonly count: number;
  /** Whether all were read */
  readonly isWhole: boolean;
  /** Why there are none; empty otherwise. */
  readonly failure: string;
}
