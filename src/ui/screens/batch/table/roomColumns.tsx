import type { BatchKind, FigureColumn } from "#domain/building/batch/kind/BatchKind.ts";
import type { ShownRoomFigure } from "#domain/building/batch/kind/KindManifest.ts";
import type { RoomRow } from "#domain/building/batch/state/batchState.ts";
import type { BatchScreenKind, FigureLayout } from "../context/BatchScreenKind.ts";
import { soundMargin } from "#domain/building/batch/state/RoomSound.ts";
import { marginAmong, type Surplus } from "#domain/building/batch/state/Surplus.ts";
import { Figure, Missing } from "./Figure.tsx";
import { LockableCell } from "./LockableCell.tsx";
import { ModelCell } from "./ModelCell.tsx";
import { QuantityCell } from "./QuantityCell.tsx";
import type { RoomColumn, RoomColumnMeta, RoomTableRow } from "./RoomColumn.ts";
import { ROOM_FIGURE_COLUMNS } from "./roomFigureColumns.ts";
import { RoomNameCell } from "./RoomNameCell.tsx";
import { RowActions } from "./RowActions.tsx";
import { TickCell } from "./TickCell.tsx";
import { SoundJudged, SoundLevel, soundMarginText } from "./SoundCells.tsx";
import { otherSurpluses, SurplusFigure } from "./SurplusFigure.tsx";

/** px that figures get in addition in wide windows, and if sound levels are shown beside them. */
const WIDE_AIR = 26;
const HEARD_AIR = 8;
const UNKNOWN_FIGURE = 76;
/** px per percent: the meter of 44 px is full at 43 %. */
const SURPLUS_PER_PERCENT = 1;

const same = (width: number) => ({ narrow: width, middle: width, wide: width });

/** A column whose cell shows a room; a room that is not loaded yet shows "- -". */
function column(
  id: string,
  header: string,
  meta: RoomColumnMeta,
  value: (room: RoomRow) => string | number | null,
  cell: (room: RoomRow, line: RoomTableRow) => React.ReactNode,
): RoomColumn {
  return {
    id,
    header,
    meta,
    accessorFn: ({ room }) => (room === null ? null : value(room)),
    cell: ({ row: { original } }) => (original.room === null ? <Missing /> : cell(original.room, original)),
  };
}

function roomFigure(id: ShownRoomFigure): RoomColumn {
  const { title, unit, digits, narrow } = ROOM_FIGURE_COLUMNS[id];
  return column(
    id,
    title,
    { zone: "room", caption: unit, isNumber: true, width: { narrow, middle: 72, wide: 72 } },
    (room) => room[id],
    (room) => <Figure value={room[id]} digits={digits} />,
  );
}

/** Id of the checkbox column; the table renders its header, which ticks all. */
export const TICK = "tick";

/** Storey or zone of the room, for buildings whose schedule states them. */
function place(id: "floor" | "zone", title: string, width: number): RoomColumn {
  return column(
    id,
    title,
    { zone: "room", isQuiet: true, width: same(width) },
    (room) => room[id],
    (room) => (room[id] ? <span title={room[id]}>{room[id]}</span> : <Missing />),
  );
}

const NAMES: readonly RoomColumn[] = [
  {
    ...column(
      TICK,
      "勾选",
      { zone: "room", width: same(32) },
      (room) => Number(room.isTicked),
      (room, { index }) => <TickCell key={room.roomId} room={room} index={index} />,
    ),
    enableSorting: false,
  },
  column(
    "roomCode",
    "房间编号",
    { zone: "room", width: { narrow: 76, middle: 80, wide: 88 } },
    (room) => room.roomCode,
    (room) => (room.roomCode ? <span title={room.roomCode}>{room.roomCode}</span> : <Missing />),
  ),
  column(
    "roomName",
    "房间名称",
    { zone: "room", isStrong: true },
    (room) => room.roomName,
    (room) => (
      <LockableCell isLocked={room.isLocked}>
        <RoomNameCell room={room} />
      </LockableCell>
    ),
  ),
  // Room for the title and, beside it, its filter.
  place("floor", "楼层", 56),
  place("zone", "分区", 60),
];

const quantities = (counter: string): readonly RoomColumn[] => [
  column(
    "quantity",
    "计算数量",
    {
      zone: "quantity",
      caption: counter,
      isNumber: true,
      opensGroup: true,
      width: { narrow: 68, middle: 72, wide: 72 },
    },
    (room) => room.calculatedQuantity,
    (room) => <Figure value={room.calculatedQuantity} digits={0} />,
  ),
  column(
    "specifiedQuantity",
    "指定数量",
    { zone: "quantity", caption: counter, isNumber: true, width: { narrow: 76, middle: 84, wide: 84 } },
    (room) => room.specifiedQuantity,
    // The key belongs to the room: another room in the same line gets a fresh field.
    (room, { index }) => <QuantityCell key={room.roomId} room={room} index={index} />,
  ),
];

const SERIES = column(
  "series",
  "系列",
  { zone: "result", isQuiet: true, width: same(172), secondLine: "covered" },
  (room) => room.selection?.seriesName ?? null,
  (room) => room.selection?.seriesName || <Missing />,
);

const NONE: readonly Surplus[] = [];

const SURPLUS = column(
  "surplus",
  "余量",
  {
    zone: "result",
    caption: "%",
    isNumber: true,
    width: same(120),
    secondLine: (room) => otherSurpluses(room.selection?.surpluses ?? NONE),
  },
  (room) => marginAmong(room.selection?.surpluses ?? NONE)?.percent ?? null,
  (room) => <SurplusFigure surpluses={room.selection?.surpluses ?? NONE} perPercent={SURPLUS_PER_PERCENT} />,
);

/** For kinds whose noise in rooms is considered. */
const SOUND: readonly RoomColumn[] = [
  column(
    "sound",
    "室内声级",
    { zone: "result", caption: "dB(A)", isNumber: true, width: same(84) },
    (room) => room.sound?.level ?? null,
    (room) => <SoundLevel sound={room.sound} />,
  ),
  column(
    "soundVerdict",
    "噪声判定",
    {
      zone: "result",
      caption: "按余量排序",
      width: same(88),
      secondLine: (room) => soundMarginText(room.sound),
    },
    (room) => room.sound && soundMargin(room.sound),
    (room) => <SoundJudged sound={room.sound} />,
  ),
];

const ACTIONS: RoomColumn = {
  id: "actions",
  header: "操作",
  meta: { zone: "actions", isNumber: true, width: same(148) },
  cell: ({ row: { original } }) => <RowActions room={original.room} />,
};

const model = <Filter,>({ words, hasCorrection }: BatchKind<Filter>, caption: string, hasPlaces: boolean) =>
  column(
    "model",
    words.model,
    {
      zone: "result",
      caption,
      opensGroup: true,
      width: { narrow: 148, middle: hasPlaces ? 148 : 208, wide: 190 },
      secondLine: "label",
    },
    (room) => room.selection?.model ?? null,
    (room) => <ModelCell room={room} isPair={hasCorrection} />,
  );

function figure(
  { title, unit, digits, note }: FigureColumn,
  at: number,
  layout: FigureLayout | undefined,
  air: number,
) {
  const width = layout?.width ?? UNKNOWN_FIGURE;
  return column(
    `figure:${at}`,
    title,
    {
      zone: "result",
      caption: unit,
      note,
      isNumber: true,
      width: { narrow: width, middle: width, wide: width + air },
      secondLine: (room) => <Figure value={room.selection?.corrected[at]} digits={digits} />,
    },
    (room) => room.selection?.figures[at] ?? null,
    (room) => <Figure value={room.selection?.figures[at]} digits={digits} />,
  );
}

/**
 * All columns of a kind, in order; the window's width determines which are shown.
 *
 * @param hasPlaces whether storey or zone is shown, for which the model column makes space
 */
export function roomColumns<Filter>(
  { kind, figureLayout }: BatchScreenKind<Filter>,
  figures: readonly FigureColumn[],
  modelCaption: string,
  hasPlaces: boolean,
): RoomColumn[] {
  return [
    ...NAMES,
    ...kind.roomFigures.map(roomFigure),
    ...quantities(kind.words.counter),
    model(kind, modelCaption, hasPlaces),
    SERIES,
    ...figures.map((one, at) =>
      figure(one, at, figureLayout[one.key], kind.noise === undefined ? WIDE_AIR : HEARD_AIR),
    ),
    SURPLUS,
    ...(kind.noise === undefined ? [] : SOUND),
    ACTIONS,
  ];
}
