import type { Layout } from "../../network/layOut.ts";
import type { Segment } from "../../network/Network.ts";
import type { SegmentColumns } from "../../network/NetworkRun.ts";
import type { DrawnPlant } from "./DrawnPlant.ts";

/** A room with units or outlets, with the names for a diagram */
interface DrawnTerminal {
  readonly code: string;
  readonly zone: string;
  readonly level: number;
  readonly room: { readonly name: string; readonly floor: string; readonly count: number };
}

/** The data of a run that a diagram needs; refrigerant pipes have no computed network. */
export interface DrawnRun {
  readonly network: {
    readonly segments: readonly Pick<Segment, "level">[];
    readonly rules: { readonly sizes: { readonly names: readonly string[] } };
  };
  readonly layout: Pick<Layout, "parent" | "segmentOf" | "backOf" | "order">;
  readonly columns: Pick<SegmentColumns, "size" | "flow">;
  readonly index: number;
}

/** The data of a computed system that its diagram needs */
export interface DrawnSystem {
  readonly run: DrawnRun;
  /** Index among `terminals` of each terminal of the tree */
  readonly givenIndex: Int32Array;
  readonly terminals: readonly DrawnTerminal[];
  /** −1 is the first storey below the ground, 1 the first above; never 0. */
  readonly plantLevel: number;
  /** False for ducts, whose flow is written where the return would be */
  readonly hasReturn: boolean;
  /** Whether each storey has a reverse return (同程) */
  readonly isReversed: boolean;
  /** Pipes or ducts */
  readonly line: "supply" | "duct";
  /** From room to room, and from the riser to the first room, mm */
  readonly pitch: number;
  /** Decimals of m³/h */
  readonly digitsOf: (flow: number) => number;
  /** Decimals of a room's own flow */
  readonly roomDigits: number;
  /** Name of the plant on its storey; 机房 if left out. */
  readonly plantName?: string;
  /** Name of the end of the marked circuit; 最不利 if left out. */
  readonly indexWord?: string;
  /** Most rooms of a storey that are drawn one by one; more are one box. 6 if left out. */
  readonly singlesMost?: number;
  /** 台, 个风口 */
  readonly unit: string;
  /** Abbreviation of the elements built into a segment: 消防 */
  readonly marksOf?: (segment: number) => string;
  readonly plant: DrawnPlant;
}
