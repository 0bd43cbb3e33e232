import { estimated, type Marked } from "../../base/marked.ts";
import { LOCAL_SHARE } from "../../physics/pipe/fittings.ts";
import type { FittedPart, Level, Segment, Terminal, TreeNumbers } from "../network/Network.ts";

/** A room with units: its location, area, flow and losses */
export interface TreeRoom {
  readonly code: string;
  readonly zone: string;
  /** Number of its storey; the plant's storey is numbered in the same way. */
  readonly level: number;
  /** Name of its storey in names of segments; its number if left out. */
  readonly storey?: string;
  /** m²; null where unknown */
  readonly area: number | null;
  /** Flow of all its units, m³/h, and their loss, Pa */
  readonly flow: number;
  readonly loss: number;
  /** Loss of their valve, Pa */
  readonly valve?: number;
}

export interface TreeAssumptions {
  /** m */
  readonly storeyHeight: number;
  readonly plantLevel: number;
  /** From the plant to the riser, m */
  readonly plantMain: number;
  /** Σ of areas over gross area */
  readonly netShare: number;
  readonly share: number;
  /** Whether each storey has a reverse return (同程) */
  readonly isReverse?: boolean;
  /** True for ducts and refrigerant pipes, which have no return like the supply */
  readonly isSingle?: boolean;
  /** Indexes of the limits that size the segments of each level; the first for all if left out. */
  readonly limits?: Readonly<Record<Level, number>>;
}
/** Conventions for a tree that is estimated from rooms, floors and storeys */
export const TREE_ASSUMPTIONS = estimated<Omit<TreeAssumptions, "storeyHeight" | "plantLevel">>(
  { plantMain: 30, netShare: 0.75, share: LOCAL_SHARE.value },
  "干管 30 m、使用面积系数 0.75、局部阻力 50 %",
);

/**
 * A segment whose length may be assumed. Its id contains the room or the storey and zone, so that it stays the
 * same when other rooms are added or removed.
 */
export interface EstimatedSegment extends Segment {
  /** The name in drawings: 3.M2 is the second node of storey 3, whichever room it serves. */
  readonly name: string;
  /** null for a typed length */
  readonly assumed: Marked<string> | null;
}

/** An assumed length in m with its formula; the rooms of a storey share one. */
export interface AssumedLength {
  readonly length: number;
  readonly words: Marked<string>;
}

/** Assumed plan of a storey of a zone, m² and m: a rectangle of 2:1, along the corridor and across */
export interface FloorPlan {
  readonly zone: string;
  readonly level: number;
  readonly gross: number;
  readonly along: number;
  readonly across: number;
}

export interface EstimatedTree {
  readonly floors: readonly FloorPlan[];
  readonly segments: readonly EstimatedSegment[];
  /** Assumed length of each segment, whether or not a typed one replaces it */
  readonly estimates: readonly AssumedLength[];
  readonly terminals: readonly Terminal[];
  /** Parents and segments of terminals by index instead of id */
  readonly numbers: TreeNumbers;
  /** Index of each terminal's room in the given list */
  readonly givenIndex: Int32Array;
}
export interface TreeFault {
  readonly code: "no-rooms" | "no-length" | "out-of-range" | "room-twice";
  readonly field: string;
  readonly zone: string;
  readonly level: number | null;
  readonly room: string | null;
}

/** Typed lengths: of segments by id, of corridors by zone and level (`corridorKey`) */
export type TypedLengths = ReadonlyMap<string, number>;
/** Fixed sizes by segment id */
export type LockedSizes = ReadonlyMap<string, string>;
/**
 * Elements built into segments, by segment id. The list of a segment is the same object until an element in it
 * changes.
 */
export type FittedParts = ReadonlyMap<string, readonly FittedPart[]>;
export const corridorKey = (zone: string, level: number): string => JSON.stringify(["corridor", zone, level]);
/** Id of a room or storey; its names may contain any characters. */
export const keyOf = (...parts: readonly (string | number)[]): string => JSON.stringify(parts);

/** Rooms of a storey of a zone in the natural order of codes, with their indexes among all rooms */
export interface Storey {
  readonly level: number;
  readonly rooms: readonly TreeRoom[];
  readonly indexes: readonly number[];
}
