import type { Medium } from "../../physics/pipe/conduit.ts";
import type { SizeLimits, Sizes } from "../../physics/pipe/Sizes.ts";

/** Where a segment lies, from the terminal towards the plant; simultaneity goes by it. */
export const LEVELS = ["terminal", "floor", "riser", "plant"] as const;
export type Level = (typeof LEVELS)[number];

/** A part built into a segment with a loss of its own, whatever the segment's size. */
export interface FittedPart {
  /** Pa/(m³/h)² */
  readonly k: number;
  /** m³/h up to which `k` holds. */
  readonly most: number;
  /** ζ on the segment's dynamic pressure beyond it; null: nothing is known, and nothing counted. */
  readonly zeta: number | null;
}

/** A stretch of pipe or duct with one flow. */
export interface Segment {
  readonly id: string;
  /** The next segment towards the plant; null for one that begins there. */
  readonly parent: string | null;
  /** m, one way */
  readonly length: number;
  /** 2 where supply and return are alike, 1 for a single pipe or a duct. */
  readonly pipes: 1 | 2;
  /** β: local losses as a share of the friction. */
  readonly share: number;
  /** Σζ on the segment's own dynamic pressure. */
  readonly zeta: number;
  readonly level: Level;
  /**
   * A pipe of the return alone, where supply and return differ (同程): terminals join it by `back`, and its flow is no part
   * of its parent's sum, which the supply already is.
   */
  readonly isReturn?: boolean;
  /** Number of the limits that it is sized by; 0 if left out. */
  readonly limits?: number;
  /** Name of a size that a person has fixed; its velocity and friction then only judge it. */
  readonly locked?: string | null;
  /** null, too, for none */
  readonly parts?: readonly FittedPart[] | null;
}

/** What a room's units of one model take, or an outlet. */
export interface Terminal {
  readonly id: string;
  /** The last segment of its supply. */
  readonly segment: string;
  /** The first segment of its own return, where that is no mirror of the supply. */
  readonly back?: string;
  /** m³/h; 0 takes no part, as a unit that only cools does in winter. */
  readonly flow: number;
  /** Pa at the flow */
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

/** The parent of each segment by its number; −1 for a root. */
export interface TreeNumbers {
  readonly parent: Int32Array;
  /** Of each terminal */
  readonly segmentOf: Int32Array;
  readonly backOf: Int32Array;
}

/** A system as a tree; terminals stand in the order of the schedule, in which everything is summed. */
export interface Network {
  readonly segments: readonly Segment[];
  readonly terminals: readonly Terminal[];
  readonly rules: NetworkRules;
  /**
   * What ids say, from whoever made the tree: no id is then looked up, and that each is there once is the maker's word. A
   * building has tens of thousands.
   */
  readonly numbers?: TreeNumbers;
}
