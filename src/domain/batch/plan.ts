import type { Parameter } from "../selection/multiRoom.ts";

/** One room of a confirmed plan, as the host or the project receives it. Unmatched rooms carry no product. */
export interface PlanRoom {
  readonly roomId: string;
  readonly roomCode: string;
  readonly roomName: string;
  readonly roomArea: number | null;
  /** Specified quantity, else the calculated one. */
  readonly equipmentNumber: number;
  readonly productId?: string;
  readonly productModel?: string;
  readonly productName?: string;
  readonly parameters?: readonly Parameter[];
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
}
