import { useMemo, useState } from "react";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { GAP_WORDS, STATEMENT_WORDS } from "#domain/building/batch/sound/roomSoundWords.ts";
import { USE_NAMES } from "#domain/physics/sound/roomLimits.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { SoundAsk, SoundLine } from "#workers/batch/sound/SoundSheet.ts";
import { drawnColumn, figureColumn, textColumn } from "../../../kit/table/columns.ts";
import type { DataColumn } from "../../../kit/table/DataColumn.ts";
import { DataTable } from "../../../kit/table/DataTable.tsx";
import { TableBox } from "../../../kit/table/TableBox.tsx";
import { WindowedRows } from "../../../kit/table/WindowedRows.tsx";
import { VerdictTag } from "../../../product/standard/VerdictTag.tsx";
import { atVersion } from "../systems/atVersion.ts";
import { Marked } from "../systems/Marked.tsx";
import { sortedColumn } from "../systems/sortedColumn.tsx";
import { useLineWindow } from "../systems/useLineWindow.ts";
import css from "./RoomSounds.module.css";

const ROW = 32;

interface RoomSoundTableProps {
  readonly client: BatchClient<unknown>;
  readonly version: number;
  readonly show: SoundAsk["show"];
  readonly count: number;
}

const margin = ({ level, limit }: SoundLine) => (level === null || limit === null ? null : limit - level);

const COLUMNS: readonly DataColumn<SoundLine>[] = [
  textColumn("房号", ({ code }) => code || null, { width: 84 }),
  textColumn("房间名称", ({ name }) => name || null),
  textColumn("位置", ({ floor, zone }) => [floor, zone].filter((word) => word !== "").join(" ") || null, {
    width: 80,
  }),
  textColumn("用途", ({ use }) => (use === null ? null : USE_NAMES[use]), { width: 108 }),
  textColumn("机组", ({ model, units }) => `${model} × ${units}`, { width: 156 }),
  textColumn("噪声数据", ({ statement }) => statement && STATEMENT_WORDS[statement], { width: 116 }),
  drawnColumn(
    "室内声级",
    ({ level, isEstimated }) => (
      <span className={css["level"]}>
        {level !== null && isEstimated && <Marked word="估算" title="由一个 dB(A) 值推算，误差约 ±5 dB" />}
        {formatNumber(level, 0)}
      </span>
    ),
    { width: 100, unit: "dB(A)", isFigure: true },
  ),
];
const LIMITED: readonly DataColumn<SoundLine>[] = [
  figureColumn("限值", ({ limit }) => formatNumber(limit, 0), { width: 60, unit: "dB(A)" }),
  figureColumn("余量", (line) => formatNumber(margin(line), 0), { width: 60, unit: "dB" }),
  drawnColumn("判定", ({ verdict }) => <VerdictTag state={verdict} />, {
    width: 100,
    hint: ({ gap }) => (gap === null ? undefined : GAP_WORDS[gap]),
  }),
];
/** Of rooms that cannot be judged. */
const WHY = textColumn<SoundLine>("原因", ({ gap }) => gap && GAP_WORDS[gap], { width: 260 });
const ALL = [...COLUMNS, ...LIMITED];
const UNJUDGED = [...COLUMNS, WHY];

const SORTED: ReadonlyMap<string, NonNullable<SoundAsk["sort"]>["by"]> = new Map([
  ["室内声级", "level"],
  ["余量", "margin"],
]);

/** Rooms with units, and the level that these make in each. */
export function RoomSoundTable({ client, version, show, count }: RoomSoundTableProps) {
  const [sort, setSort] = useState<SoundAsk["sort"]>(null);
  const load = useMemo(
    () => atVersion(version, (from: number, to: number) => client.soundLines({ show, sort }, from, to)),
    [client, show, sort, version],
  );
  const columns = useMemo(
    () =>
      (show === "cannot-judge" ? UNJUDGED : ALL).map((column): DataColumn<SoundLine> => {
        const by = SORTED.get(column.id);
        return by === undefined ? column : sortedColumn(column, by, sort, setSort);
      }),
    [show, sort],
  );
  const { scrollRef, rows, first, before, after } = useLineWindow(load, count, ROW);
  return (
    <TableBox kind="page" ref={scrollRef}>
      <DataTable label="房间声级" isDense columns={columns} rowCount={count} minWidth={980}>
        <WindowedRows
          columns={columns}
          rows={rows}
          rowKey={(line) => line.id}
          first={first}
          before={before}
          after={after}
        />
      </DataTable>
    </TableBox>
  );
}
