import type { Alternative, RoomRow, RowSelection } from "#domain/building/batch/state/batchState.ts";

/** Air flow, total, sensible, latent, ratio, heating: the order of the fan coil's figures. */
type Figures = readonly [number, number, number, number, number, number];

/** Of total cooling alone, %. */
const surplusOf = (percent: number) => [{ figure: 1, name: "冷", percent, governs: true }];

export const selection = (
  model: string,
  figures: Figures,
  change: Partial<RowSelection> = {},
): RowSelection => ({
  productId: `id-${model}`,
  model,
  name: "卧式暗装风机盘管",
  seriesName: "卧式暗装 3 排管",
  imageUrl: null,
  figures,
  corrected: figures.map((figure) => figure * 0.94),
  surpluses: surplusOf(8),
  adopted: "",
  byHand: false,
  hasDetail: true,
  isSample: false,
  ...change,
});

export const LYW_68 = selection("LYW-68-3P-Z", [510, 3.1, 2.26, 0.83, 9294, 4.54]);

export function roomRow(change: Partial<RoomRow> & { readonly index: number }): RoomRow {
  return {
    roomId: `r${change.index}`,
    rule: null,
    roomCode: `1-${101 + change.index}`,
    roomName: `房间 ${change.index}`,
    floor: "",
    zone: "",
    roomArea: 36.2,
    coolingLoad: 5.43,
    heatLoad: 3.44,
    sensibleLoad: null,
    latentLoad: null,
    airSupplyVolume: null,
    calculatedQuantity: 2,
    specifiedQuantity: null,
    status: "blank",
    isRefused: false,
    isLocked: false,
    isTicked: false,
    sound: null,
    selection: null,
    standing: change.status ?? "blank",
    conditions: null,
    reason: "",
    required: [null, 2.715, null, null, null, 1.72],
    ...change,
  };
}

export const matched = (index: number, change: Partial<RoomRow> = {}): RoomRow =>
  roomRow({ index, status: "matched", selection: LYW_68, ...change });

export const unmatched = (index: number): RoomRow =>
  roomRow({
    index,
    roomName: "多功能厅",
    status: "unmatched",
    calculatedQuantity: null,
    specifiedQuantity: 4,
    reason: "单台需全冷 15.60 kW，最大可选 10.22 kW",
  });

export const alternative = (
  model: string,
  figures: Figures,
  surplus: number,
  change: Partial<Alternative> = {},
): Alternative => ({
  productId: `id-${model}`,
  model,
  name: "卧式暗装风机盘管",
  seriesName: "直流无刷 3 排管",
  imageUrl: null,
  figures,
  corrected: figures.map((figure) => figure * 0.94),
  surpluses: surplusOf(surplus),
  brandName: "朗源",
  inputPower: 0.062,
  noise: 38,
  staticPressure: 30,
  isSample: true,
  ...change,
});

/** Counts of a plan whose units are not heard. */
export const NOT_LOUD = { loud: 0, "loud-borderline": 0, "loud-unknown": 0 } as const;
