import type { PORT_SYSTEMS } from "../component/ComponentBody.ts";
import type { Triple } from "../model/displayData.ts";
import type { FurnishingKind } from "./furnishings.ts";

export type System = keyof typeof PORT_SYSTEMS;

/** Diameter of a round pipe, or width and height of a duct, mm. */
export type RunSize = number | readonly [width: number, height: number];

/** A product of the catalogue at its position. */
export interface PlacedProduct {
  readonly productId: string;
  /** 位号 (tag): P-1. */
  readonly tag: string;
  /** mm; the origin of its component, the middle of its foot. */
  readonly at: Triple;
  /** Degrees, counter-clockwise seen from above. */
  readonly turn: number;
  readonly isStandby?: boolean;
}

/** A pipe or duct from point to point, mm; each straight length runs along one axis. */
export interface Run {
  readonly system: System;
  readonly size: RunSize;
  readonly points: readonly Triple[];
}

/** An object in a room that is no product of the catalogue. */
export interface Furnishing {
  readonly kind: FurnishingKind;
  readonly at: Triple;
  readonly turn: number;
  /** Length, width and height, mm. */
  readonly size: Triple;
}

/** A point where an arrangement is connected to the outside. */
export interface Connection {
  readonly name: string;
  readonly system: System;
  readonly at: Triple;
  /** Unit vector out of the arrangement. */
  readonly direction: Triple;
  readonly size: RunSize;
}

/** Inner dimensions of a room, mm. Its floor is at height 0, its middle at 0, 0. */
export interface Room {
  readonly length: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Products with their pipes, ducts and surroundings: x along the length, y along the width, z up from the floor,
 * mm.
 */
export interface Arrangement {
  readonly products: readonly PlacedProduct[];
  readonly runs: readonly Run[];
  readonly furnishings: readonly Furnishing[];
  readonly connections: readonly Connection[];
  readonly room: Room | null;
}
