import type { ShownRoomFigure } from "#domain/building/batch/kind/KindManifest.ts";

/** A figure of a room as a column, and among the facts beside its alternatives. */
export interface RoomFigureColumn {
  readonly title: string;
  readonly unit: string;
  readonly digits: number;
  /** px in a narrow window. */
  readonly narrow: number;
}

export const ROOM_FIGURE_COLUMNS: Readonly<Record<ShownRoomFigure, RoomFigureColumn>> = {
  roomArea: { title: "面积", unit: "㎡", digits: 2, narrow: 64 },
  coolingLoad: { title: "冷负荷", unit: "kW", digits: 2, narrow: 60 },
  heatLoad: { title: "热负荷", unit: "kW", digits: 2, narrow: 60 },
  airSupplyVolume: { title: "送风量", unit: "m³/h", digits: 0, narrow: 72 },
};
