import { useMemo } from "react";
import { formatNumber, formatPlain } from "#domain/base/formatNumber.ts";
import { OWN_FIGURES, type OwnFigure, type OwnFresh } from "#domain/building/fresh/FreshSettings.ts";
import { BASIS_WORDS, GAP_WORDS } from "#domain/building/fresh/roomFresh.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { FreshLine, FreshShow } from "#workers/batch/fresh/FreshSheet.ts";
import { drawnColumn, figureColumn, textColumn } from "../../../kit/table/columns.ts";
import type { DataColumn } from "../../../kit/table/DataColumn.ts";
import { useMayEdit } from "../context/useMayEdit.ts";
import { useSendChange } from "../context/useSendChange.ts";
import { atVersion } from "../systems/atVersion.ts";
import { LineTable } from "../systems/LineTable.tsx";
import { TypedFigure } from "../systems/TypedFigure.tsx";

interface FreshTableProps {
  readonly client: BatchClient<unknown>;
  readonly version: number;
  readonly show: FreshShow;
  readonly count: number;
}

const ROOM: readonly DataColumn<FreshLine>[] = [
  textColumn("房号", ({ code }) => code || null, { width: 84 }),
  textColumn("房间名称", ({ name }) => name || null, { width: 132 }),
  textColumn("位置", ({ floor, zone }) => [floor, zone].filter((word) => word !== "").join(" ") || null, {
    width: 72,
  }),
  figureColumn("面积", ({ area }) => formatNumber(area, 1), { width: 72, unit: "㎡" }),
];

/** Placeholder of a figure that is not typed: the rule's result */
const RULED: Readonly<Record<OwnFigure, (line: FreshLine) => string>> = {
  people: ({ people }) => (people === null ? "" : formatNumber(people, 1)),
  changes: () => "",
  flow: ({ flow }) => (flow === null ? "未知" : formatNumber(flow, 0)),
};

/** Each room with its fresh air and the basis of it; the figures of a room can be typed. */
export function FreshTable({ client, version, show, count }: FreshTableProps) {
  const mayEdit = useMayEdit();
  const send = useSendChange();
  const load = useMemo(
    () => atVersion(version, (from: number, to: number) => client.freshLines(show, from, to)),
    [client, show, version],
  );
  const columns = useMemo(() => {
    const type = (room: string, typed: Partial<Omit<OwnFresh, "room">>) =>
      void send(() => client.setRoomFresh(room, typed));
    const typedColumn = (field: OwnFigure, width: number): DataColumn<FreshLine> => {
      const { label, unit } = OWN_FIGURES[field];
      return drawnColumn(
        label,
        (line) => (
          <TypedFigure
            key={line.id}
            label={`${line.code || line.name} 的${label}（${unit}）`}
            width={width - 20}
            disabled={!mayEdit}
            placeholder={RULED[field](line)}
            value={line.own === null || line.own[field] === null ? "" : formatPlain(line.own[field], 2)}
            onType={(typed) => type(line.id, { [field]: typed })}
          />
        ),
        { width, unit, isFigure: true },
      );
    };
    return [
      ...ROOM,
      typedColumn("people", 84),
      typedColumn("changes", 84),
      typedColumn("flow", 100),
      textColumn<FreshLine>("控制项", ({ basis }) => basis && BASIS_WORDS[basis], { width: 84 }),
      drawnColumn<FreshLine>("依据", ({ clause, gap }) => (gap === null ? clause : GAP_WORDS[gap]), {
        hint: ({ clause, gap }) => (gap === null ? clause : GAP_WORDS[gap]),
      }),
    ];
  }, [client, mayEdit, send]);
  return (
    <LineTable
      label="房间新风量"
      columns={columns}
      load={load}
      count={count}
      minWidth={940}
      rowKey={(line) => line.id}
    />
  );
}
