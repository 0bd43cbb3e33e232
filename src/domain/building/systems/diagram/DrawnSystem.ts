import type { Layout } from "../../network/layOut.ts";
import type { Segment } from "../../network/Network.ts";
import type { SegmentColumns } from "../../network/NetworkRun.ts";
import type { DrawnPlant } from "./DrawnPlant.ts";

/** A room with units or outlets, as a diagram names it. */
interface DrawnTerminal {
  readonly code: string;
  readonly zone: string;
  readonly level: number;
  readonly room: { readonly name: string; readonly floor: string; readonly count: number };
}

/** What a diagram needs of a run: a system of refrigerant pipes has no computed network. */
export interface DrawnRun {
  readonly network: {
    readonly segments: readonly Pick<Segment, "level">[];
    readonly rules: { readonly sizes: { readonly names: readonly string[] } };
  };
  readonly layout: Pick<Layout, "parent" | "segmentOf" | "backOf" | "order">;
  readonly columns: Pick<SegmentColumns, "size" | "flow">;
  readonly index: number;
}

/** What the diagram needs of a computed system of pipes or ducts. */
export interface DrawnSystem {
  readonly run: DrawnRun;
  /** For each terminal of the tree its position among `terminals` */
  readonly givenIndex: Int32Array;
  readonly terminals: readonly DrawnTerminal[];
  /** −1 is the first storey below the ground, 1 the first above; never 0. */
  readonly plantLevel: number;
  /** False for ducts: the flow is written where the return would be. */
  readonly hasReturn: boolean;
  /** Each storey's return goes on in the same direction (同程). */
  readonly isReversed: boolean;
  /** Pipes, or ducts */
  readonly line: "supply" | "duct";
  /** mm from room to room, and from the riser to the first one */
  readonly pitch: number;
  /** Decimals of m³/h */
  readonly digitsOf: (flow: number) => number;
  /** Decimals of a room's own flow */
  readonly roomDigits: number;
  /** Name of what is on the plant's storey; 机房 if left out. */
  readonly plantName?: string;
  /** What the end of the marked circuit is called; 最不利 if left out. */
  readonly indexWord?: string;
  /** Rooms of a storey that are drawn one by one, more are one box; 6 if left out. */
  readonly singlesMost?: number;
  /** 台, 个风口 */
  readonly unit: string;
  /** What is built into a segment, in a few letters: 消防. */
  readonly marksOf?: (segment: number) => string;
  readonly plant: DrawnPlant;
}
