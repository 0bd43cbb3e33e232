import { useMemo, useState } from "react";
import { formatNumber, formatPlain } from "#domain/base/formatNumber.ts";
import { gapWords, otherParts, STATEMENT_WORDS } from "#domain/building/batch/sound/roomSoundWords.ts";
import { shownLevel, soundMargin } from "#domain/building/batch/state/RoomSound.ts";
import { USE_NAMES } from "#domain/physics/sound/roomLimits.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { SoundAsk, SoundLine } from "#workers/batch/sound/SoundSheet.ts";
import { drawnColumn, figureColumn, textColumn } from "../../../kit/table/columns.ts";
import type { DataColumn } from "../../../kit/table/DataColumn.ts";
import { VerdictTag } from "../../../product/standard/VerdictTag.tsx";
import { useMayEdit } from "../context/useMayEdit.ts";
import { atVersion } from "../systems/atVersion.ts";
import { Marked } from "../systems/Marked.tsx";
import { sortedColumn } from "../systems/sortedColumn.tsx";
import { TypedFigure } from "../systems/TypedFigure.tsx";
import { LineTable } from "../systems/LineTable.tsx";
import css from "./RoomSounds.module.css";

interface RoomSoundTableProps {
  readonly client: BatchClient<unknown>;
  readonly version: number;
  readonly show: SoundAsk["show"];
  readonly count: number;
  /** Sets the limit of a room, dB(A); `null` removes the typed one. */
  readonly onLimit: (roomId: string, limit: number | null) => void;
}

const COLUMNS: readonly DataColumn<SoundLine>[] = [
  textColumn("房号", ({ code }) => code || null, { width: 84 }),
  textColumn("房间名称", ({ name }) => name || null),
  textColumn("位置", ({ floor, zone }) => [floor, zone].filter((word) => word !== "").join(" ") || null, {
    width: 64,
  }),
  textColumn("用途", ({ use }) => (use === null ? null : USE_NAMES[use]), { width: 88 }),
  drawnColumn(
    "声源",
    ({ model, parts: [own, ...others] }) => (
      <span className={css["sources"]}>
        <span>
          {model} × {own.units}
        </span>
        {others.map(({ kind, title, units, counter }) => (
          <small key={kind}>
            {title} {units} {counter}
          </small>
        ))}
      </span>
    ),
    { width: 192, hint: ({ basis }) => basis },
  ),
  textColumn("噪声数据", ({ parts: [{ statement }] }) => statement && STATEMENT_WORDS[statement], {
    width: 108,
    hint: (line) => otherParts(line) || undefined,
  }),
  drawnColumn(
    "室内声级",
    (line) => (
      <span className={css["level"]}>
        {line.level !== null && line.isEstimated && <Marked word="估算" title={line.basis} />}
        {line.level === null && shownLevel(line) !== null && "≥ "}
        {formatNumber(shownLevel(line), 0)}
      </span>
    ),
    { width: 92, unit: "dB(A)", isFigure: true, hint: ({ basis }) => basis },
  ),
];
/** The limit of a room, which can be typed; its tooltip names the clause. */
const limitColumn = (mayEdit: boolean, onLimit: RoomSoundTableProps["onLimit"]) =>
  drawnColumn<SoundLine>(
    "限值",
    ({ id, code, limit, own }) => (
      <TypedFigure
        key={id}
        label={`${code} 的限值（dB(A)）`}
        width={56}
        disabled={!mayEdit}
        placeholder={limit === null ? "无" : formatNumber(limit, 0)}
        value={own === null ? "" : formatPlain(own, 1)}
        onType={(typed) => onLimit(id, typed)}
      />
    ),
    { width: 76, unit: "dB(A)", isFigure: true, hint: ({ clause }) => clause || undefined },
  );
const LIMITED: readonly DataColumn<SoundLine>[] = [
  figureColumn("余量", (line) => formatNumber(soundMargin(line), 0), { width: 60, unit: "dB" }),
  drawnColumn("判定", ({ verdict }) => <VerdictTag state={verdict} />, {
    width: 100,
    hint: (line) => gapWords(line) || undefined,
  }),
];
/** Replaces the margin and the verdict in the list of rooms that cannot be judged. */
const WHY = textColumn<SoundLine>("原因", (line) => gapWords(line) || null, { width: 260 });

const SORTED: ReadonlyMap<string, NonNullable<SoundAsk["sort"]>["by"]> = new Map([
  ["室内声级", "level"],
  ["余量", "margin"],
]);

/** The rooms with units, and the sound level in each. */
export function RoomSoundTable({ client, version, show, count, onLimit }: RoomSoundTableProps) {
  const mayEdit = useMayEdit();
  const [sort, setSort] = useState<SoundAsk["sort"]>(null);
  const load = useMemo(
    () => atVersion(version, (from: number, to: number) => client.soundLines({ show, sort }, from, to)),
    [client, show, sort, version],
  );
  const columns = useMemo(
    () =>
      [...COLUMNS, limitColumn(mayEdit, onLimit), ...(show === "cannot-judge" ? [WHY] : LIMITED)].map(
        (column): DataColumn<SoundLine> => {
          const by = SORTED.get(column.id);
          return by === undefined ? column : sortedColumn(column, by, sort, setSort);
        },
      ),
    [show, sort, mayEdit, onLimit],
  );
  return (
    <LineTable
      label="房间声级"
      columns={columns}
      load={load}
      count={count}
      minWidth={940}
      rowKey={(line) => line.id}
    />
  );
}
