import type { Parameter } from "../../selection/multiRoom.ts";
import type { Standing } from "./batchState.ts";

/** One room of a confirmed plan, as the host or the project receives it. Unmatched rooms carry no product. */
export interface PlanRoom {
  readonly roomId: string;
  readonly roomCode: string;
  readonly roomName: string;
  readonly roomArea: number | null;
  /** Specified quantity, else the calculated one. */
  readonly equipmentNumber: number;
  /** `matched` is a product that does what the room needs, at the conditions of the plan; nothing else is. */
  readonly standing: Standing;
  /** Why a room has no product, or what is to be known of the one that it has; empty where all is as it should be. */
  readonly remark: string;
  readonly productId?: string;
  readonly productModel?: string;
  readonly productName?: string;
  readonly parameters?: readonly Parameter[];
  /** A generated record: 示例数据. */
  readonly isSample?: boolean;
  /** The conditions that the product was selected at: in words, and as the filter itself. */
  readonly conditions?: readonly string[];
  readonly searchData?: unknown;
}

/** The bill of one model over the whole building. */
export interface PlanTotal {
  readonly productId: string;
  readonly model: string;
  readonly name: string;
  readonly seriesName: string;
  readonly isSample: boolean;
  readonly rooms: number;
  readonly units: number;
  /** Of the rooms: those whose selection is in doubt. */
  readonly doubtful: number;
}
