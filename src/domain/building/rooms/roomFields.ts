import type { FigureField } from "../../base/sheet/readFigure.ts";
import { STANDARD_UNITS, type FigureKind } from "../../base/sheet/standardUnits.ts";
import type { ColumnField, RoomField, RoomLabel } from "./importPreview.ts";
import { ROOM_FIGURES, ROOM_QUANTITIES, type RoomFigure } from "./Room.ts";

/** The order of the template, and of a paste without a header as far as it goes; later fields are appended. */
export const ROOM_FIELDS = ["roomCode", "roomName", ...ROOM_FIGURES, "floor", "zone"] as const;

/** The titles of the text fields. */
const LABELS: Readonly<Record<RoomLabel, string>> = {
  roomCode: "房间编号",
  roomName: "房间名称",
  floor: "楼层",
  zone: "分区",
};

/** The location of a room: it does not identify a room, and selection does not depend on it. */
export const PLACE_FIELDS = ["floor", "zone"] as const;
export const isPlace = (field: ColumnField | null): boolean => field === "floor" || field === "zone";

/** The wire's limit; a ratio grows without bound where there is hardly any moisture. */
const MAX_RATIO = 1e12;
/**
 * Beyond any room: ㎡ of the largest halls, kW of a power plant, m³/h of a city's tunnels. More is a mistake of
 * unit or typing.
 */
const LARGEST_AREA = 1e6;
const LARGEST_LOAD = 1e6;
const LARGEST_FLOW = 1e9;
/** No room is colder or hotter, and none has more units. */
const COLDEST = -60;
const HOTTEST = 80;
const MAX_UNITS_PER_ROOM = 10_000;
/** Longest room code or name that the wire accepts, in UTF-16 units. */
export const MAX_LABEL = 512;

type FigureRule = Omit<FigureField, "kind">;

const upTo = (max: number, title: string): FigureRule => ({ title, min: 0, max });
const bulb = (title: string): FigureRule => ({ title, min: COLDEST, max: HOTTEST });

const FIGURE_RULES: Readonly<Record<RoomFigure, FigureRule>> = {
  roomArea: upTo(LARGEST_AREA, "房间面积"),
  coolingLoad: upTo(LARGEST_LOAD, "冷负荷"),
  heatLoad: upTo(LARGEST_LOAD, "热负荷"),
  sensibleLoad: upTo(LARGEST_LOAD, "显冷负荷"),
  latentLoad: upTo(LARGEST_LOAD, "潜冷负荷"),
  airSupplyVolume: upTo(LARGEST_FLOW, "送风量"),
  heatMoistureRatio: upTo(MAX_RATIO, "热湿比"),
  summerDryBulb: bulb("夏季干球温度"),
  summerWetBulb: bulb("夏季湿球温度"),
  winterDryBulb: bulb("冬季干球温度"),
  equipmentNumber: { title: "指定数量", min: 1, max: MAX_UNITS_PER_ROOM, isInteger: true },
};

export const FIGURE_FIELDS = Object.fromEntries(
  ROOM_FIGURES.map((figure) => [figure, { kind: ROOM_QUANTITIES[figure], ...FIGURE_RULES[figure] }]),
  // `fromEntries` loses the keys' type; ROOM_FIGURES names every one.
) as Readonly<Record<RoomFigure, FigureField>>;

export const isFigure = (field: ColumnField): field is RoomFigure => field in ROOM_QUANTITIES;

export const fieldTitle = (field: RoomField): string =>
  isFigure(field) ? FIGURE_FIELDS[field].title : LABELS[field];

/** Decimals of a figure wherever rooms are shown. */
export const FIGURE_DIGITS: Readonly<Record<FigureKind, number>> = {
  area: 2,
  power: 2,
  flow: 0,
  ratio: 0,
  temperature: 1,
  humidity: 0,
  count: 0,
  people: 1,
  crowding: 2,
  changes: 1,
};

/** Unit of the field's imported values; empty for texts and counts. */
export function fieldUnit(field: RoomField): string {
  if (!isFigure(field) || FIGURE_FIELDS[field].kind === "count") return "";
  return STANDARD_UNITS[FIGURE_FIELDS[field].kind].label;
}
