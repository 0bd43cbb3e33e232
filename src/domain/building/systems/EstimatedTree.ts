import { estimated, type Marked } from "../../base/marked.ts";
import { LOCAL_SHARE } from "../../physics/pipe/fittings.ts";
import type { FittedPart, Level, Segment, Terminal, TreeNumbers } from "../network/Network.ts";

/** What is known of a room with units: its place, its area and what its units take. */
export interface TreeRoom {
  readonly code: string;
  readonly zone: string;
  /** Number of its storey; that of the plant counts likewise. */
  readonly level: number;
  /** What people call its storey, in names of segments; its number where left out. */
  readonly storey?: string;
  /** m²; null where not known */
  readonly area: number | null;
  /** m³/h and Pa of all its units */
  readonly flow: number;
  readonly loss: number;
  /** Pa of their valve */
  readonly valve?: number;
}

export interface TreeAssumptions {
  /** m */
  readonly storeyHeight: number;
  readonly plantLevel: number;
  /** m from the plant to the riser */
  readonly plantMain: number;
  /** Σ of areas over gross area */
  readonly netShare: number;
  readonly share: number;
  /** Each storey's main with a return in the same direction (同程). */
  readonly isReverse?: boolean;
  /** False for ducts: their return is not a mirror of the supply. */
  readonly isSingle?: boolean;
  /** Numbers of the limits that segments of each level are sized by; the first for all if left out. */
  readonly limits?: Readonly<Record<Level, number>>;
}
/** Conventions of a tree of which only rooms, floors and storeys are known. */
export const TREE_ASSUMPTIONS = estimated<Omit<TreeAssumptions, "storeyHeight" | "plantLevel">>(
  { plantMain: 30, netShare: 0.75, share: LOCAL_SHARE.value },
  "干管 30 m、使用面积系数 0.75、局部阻力 50 %",
);

/**
 * An assumed length says how it was found. The id names the place (a room, or a storey of a zone), so a segment
 * keeps it when other rooms come and go.
 */
export interface EstimatedSegment extends Segment {
  /** The number in drawings: 3.M2 is the second node of storey 3, whichever room it serves. */
  readonly name: string;
  /** null for a typed length */
  readonly assumed: Marked<string> | null;
}

/** A length in m with its formula, which all rooms of a storey share. */
export interface AssumedLength {
  readonly length: number;
  readonly words: Marked<string>;
}

/** Plan of a storey of a zone, m² and m: 2:1, along the corridor and across. */
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
  /** Length of each segment that nobody typed. */
  readonly estimates: readonly AssumedLength[];
  readonly terminals: readonly Terminal[];
  /** The same as the ids, by numbers. */
  readonly numbers: TreeNumbers;
  /** For each terminal its position among the rooms. */
  readonly givenIndex: Int32Array;
}
export interface TreeFault {
  readonly code: "no-rooms" | "no-length" | "out-of-range" | "room-twice";
  readonly field: string;
  readonly zone: string;
  readonly level: number | null;
  readonly room: string | null;
}

/** Lengths that a person typed: of segments by id, of corridors by zone and level (`corridorKey`). */
export type TypedLengths = ReadonlyMap<string, number>;
/** Sizes that a person has fixed, by segment id. */
export type LockedSizes = ReadonlyMap<string, string>;
/**
 * What is built into segments, by segment id. A segment's list stays the same object until something in it
 * changes.
 */
export type FittedParts = ReadonlyMap<string, readonly FittedPart[]>;
export const corridorKey = (zone: string, level: number): string => JSON.stringify(["corridor", zone, level]);
/** Id of a place, whatever characters its names contain. */
export const keyOf = (...parts: readonly (string | number)[]): string => JSON.stringify(parts);

/** Rooms of a storey of a zone in the natural order of codes, with their positions among all rooms. */
export interface Storey {
  readonly level: number;
  readonly rooms: readonly TreeRoom[];
  readonly indexes: readonly number[];
}
