import type { LibraryName } from "../../../catalogue/listing/ProductOrigin.ts";
import type { Parameter } from "../../selection/multiRoom.ts";
import type { RowState } from "./batchState.ts";

/** One room of a confirmed plan, as the host or the project receives it. Unmatched rooms have no product. */
export interface PlanRoom {
  readonly roomId: string;
  readonly roomCode: string;
  readonly roomName: string;
  readonly roomArea: number | null;
  /** Specified quantity, else the calculated one. */
  readonly equipmentNumber: number;
  /** `matched` only if the product meets the room's requirement under the conditions of the plan. */
  readonly standing: RowState;
  /** Why a room has no product, or a reservation about its product; empty if there is none. */
  readonly remark: string;
  readonly productId?: string;
  readonly productModel?: string;
  readonly productName?: string;
  readonly parameters?: readonly Parameter[];
  /** A generated record, labelled 示例数据. */
  readonly isSample?: boolean;
  /** The conditions under which the product was selected: in words, and as the filter itself. */
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
  /** The library of an own product. */
  readonly library?: LibraryName;
  readonly rooms: number;
  readonly units: number;
  /** Of the rooms: those whose selection is stale. */
  readonly doubtful: number;
}
