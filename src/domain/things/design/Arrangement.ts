import type { PORT_SYSTEMS } from "../component/ComponentBody.ts";
import type { Triple } from "../model/displayData.ts";
import type { FurnishingKind } from "./furnishings.ts";

export type System = keyof typeof PORT_SYSTEMS;

/** Diameter of a round pipe, or width and height of a duct, mm. */
export type RunSize = number | readonly [width: number, height: number];

/** A product of the catalogue where it stands. */
export interface PlacedProduct {
  readonly productId: string;
  /** 位号: P-1. */
  readonly tag: string;
  /** mm: the middle of its foot, as its component is taken hold of. */
  readonly at: Triple;
  /** Degrees, counter-clockwise from above. */
  readonly turn: number;
  /** It waits for another one to fail. */
  readonly isStandby?: boolean;
}

/** A pipe or duct from place to place, each length along one axis, mm. */
export interface Run {
  readonly system: System;
  readonly size: RunSize;
  readonly points: readonly Triple[];
}

/** What stands in a room and is no product of the catalogue. */
export interface Furnishing {
  readonly kind: FurnishingKind;
  readonly at: Triple;
  readonly turn: number;
  /** Length, width and height, mm. */
  readonly size: Triple;
}

/** Where an arrangement is connected to what lies outside it. */
export interface Connection {
  readonly name: string;
  readonly system: System;
  readonly at: Triple;
  /** Out of the arrangement, of length 1. */
  readonly direction: Triple;
  readonly size: RunSize;
}

/** Inner measures of a room, mm. Its floor lies at 0, its middle at 0, 0. */
export interface Room {
  readonly length: number;
  readonly width: number;
  readonly height: number;
}

/** Products with what joins them and what is about them: x along the length, y the width, z up from the floor, mm. */
export interface Arrangement {
  readonly products: readonly PlacedProduct[];
  readonly runs: readonly Run[];
  readonly furnishings: readonly Furnishing[];
  readonly connections: readonly Connection[];
  readonly room: Room | null;
}
