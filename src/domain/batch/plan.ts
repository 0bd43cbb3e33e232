import type { Parameter } from "../selection/multiRoom.ts";
import type { Standing } from "./batchState.ts";

/**
 * What tells a workbook of ours from a room schedule, for whoever reads it back. A plan has the sheet `rooms` with one
 * header row: the columns of the room itself under the very headers of the schedule template, then those of the
 * selection, whose headers all begin with `SELECTION`. Nothing stands above or below the rooms: title, conditions,
 * counts and notes are on the sheet `about`, whose first cell is the title.
 */
export const PLAN_SHEETS = { about: "方案说明", rooms: "房间选型" } as const;
export const PLAN_TITLE = "选型方案";
/** 选型·型号: no header of a room schedule begins so. */
export const SELECTION = "选型·";
/** Filled in every row that we wrote, and in no row that was added since. */
export const STANDING_HEADER = `${SELECTION}状态`;
/** How a generated record is called. */
export const SAMPLE = "示例数据";

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
