import type { Medium } from "../../physics/pipe/conduit.ts";
import type { SizeLimits, Sizes } from "../../physics/pipe/Sizes.ts";

/** Where a segment lies, from the terminal towards the plant; the level decides the simultaneity factor. */
export const LEVELS = ["terminal", "floor", "riser", "plant"] as const;
export type Level = (typeof LEVELS)[number];

/** A part built into a segment, with a loss of its own that does not depend on the segment's size. */
export interface FittedPart {
  /** Pa/(m³/h)² */
  readonly k: number;
  /** The flow up to which `k` holds, m³/h. */
  readonly most: number;
  /** ζ on the segment's dynamic pressure for larger flows; null if not known, and then no loss is counted. */
  readonly zeta: number | null;
}

/** A stretch of pipe or duct with one flow. */
export interface Segment {
  readonly id: string;
  /** The next segment towards the plant; null for a segment that begins at the plant. */
  readonly parent: string | null;
  /** m, one way */
  readonly length: number;
  /** 2 if supply and return are alike; 1 for a single pipe or a duct. */
  readonly pipes: 1 | 2;
  /** β: local losses as a share of the friction. */
  readonly share: number;
  /** Σζ on the segment's own dynamic pressure. */
  readonly zeta: number;
  readonly level: Level;
  /**
   * A pipe of a return that differs from the supply (同程). Terminals join it by `back`. Where it enters a supply
   * pipe, its flow is not added to that pipe's sum, which already counts it.
   */
  readonly isReturn?: boolean;
  /** Index of the velocity and friction limits that it is sized by; 0 if left out. */
  readonly limits?: number;
  /** Name of a size that a person has fixed; its velocity and friction are then only judged. */
  readonly locked?: string | null;
  /** null also means no parts. */
  readonly parts?: readonly FittedPart[] | null;
}

/** An outlet, or a room's units of one model. */
export interface Terminal {
  readonly id: string;
  /** The last segment of its supply. */
  readonly segment: string;
  /** The first segment of its own return, if the return is not a mirror of the supply. */
  readonly back?: string;
  /** m³/h; 0 takes no part, like a unit in winter that only cools. */
  readonly flow: number;
  /** Pa at this flow */
  readonly loss: number;
  /** Pa of its valve */
  readonly valve?: number;
}

/** Simultaneity by level: at most 1, never greater towards the plant. */
export type Factors = Readonly<Record<Level, number>>;
export const NO_SIMULTANEITY: Factors = { terminal: 1, floor: 1, riser: 1, plant: 1 };

/** What all segments of a system share. */
export interface NetworkRules {
  readonly medium: Medium;
  /** K, mm */
  readonly roughness: number;
  readonly sizes: Sizes;
  readonly limits: readonly SizeLimits[];
  readonly factors: Factors;
}

/** The parent of each segment by its number; −1 for a segment without one. */
export interface TreeNumbers {
  readonly parent: Int32Array;
  /** Segment numbers by terminal; −1 in `backOf` for a terminal without a return of its own. */
  readonly segmentOf: Int32Array;
  readonly backOf: Int32Array;
}

/** A system as a tree. Terminals are in the order of the schedule, in which all sums are computed. */
export interface Network {
  readonly segments: readonly Segment[];
  readonly terminals: readonly Terminal[];
  readonly rules: NetworkRules;
  /**
   * The same relations as the ids state, given by the maker of the tree, who guarantees that each id exists once.
   * No id is then looked up; a building has tens of thousands.
   */
  readonly numbers?: TreeNumbers;
}
