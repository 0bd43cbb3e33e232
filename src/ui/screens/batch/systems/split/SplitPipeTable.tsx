import { useMemo } from "react";
import { formatNumber } from "#domain/base/formatNumber.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { SplitPipeLine, SplitSheet } from "#workers/batch/splits/SplitSheet.ts";
import { drawnColumn, figureColumn, textColumn } from "../../../../kit/table/columns.ts";
import type { DataColumn } from "../../../../kit/table/DataColumn.ts";
import { useMayEdit } from "../../context/useMayEdit.ts";
import { useSendChange } from "../../context/useSendChange.ts";
import { atVersion } from "../atVersion.ts";
import { LineTable } from "../LineTable.tsx";
import { Marked } from "../Marked.tsx";
import { typedText } from "../systemWords.ts";
import { TypedFigure } from "../TypedFigure.tsx";

interface SplitPipeTableProps {
  readonly client: BatchClient<unknown>;
  readonly sheet: SplitSheet;
  readonly version: number;
}

/** Segments of the pipes from the outdoor unit; each length can be typed. */
export function SplitPipeTable({ client, sheet, version }: SplitPipeTableProps) {
  const { id, segments } = sheet;
  const mayEdit = useMayEdit();
  const send = useSendChange();
  const load = useMemo(
    () => atVersion(version, (from: number, to: number) => client.splitPipes(id, from, to)),
    [client, id, version],
  );
  const columns = useMemo(
    (): readonly DataColumn<SplitPipeLine>[] => [
      textColumn("管段", ({ name }) => name, { width: 128 }),
      textColumn("末端房间", ({ room }) => room || null, { width: 120 }),
      drawnColumn(
        "长度",
        (line) => (
          <TypedFigure
            label={`${line.name} 长度（m）`}
            value={typedText(line.length, 2)}
            disabled={!mayEdit}
            width={68}
            onType={(typed) => void send(() => client.typeLength(id, line.id, typed))}
          />
        ),
        { width: 84, unit: "m", isFigure: true, hint: ({ assumed }) => assumed ?? "已输入" },
      ),
      figureColumn("至室外机", ({ path }) => formatNumber(path, 1), { width: 84, unit: "m" }),
      figureColumn("其后室内机", ({ capacity }) => formatNumber(capacity, 1), { width: 96, unit: "kW" }),
      drawnColumn("备注", ({ assumed }) => assumed !== null && <Marked word="估算" title={assumed} />),
    ],
    [client, id, mayEdit, send],
  );
  return (
    <LineTable
      label="配管"
      columns={columns}
      load={load}
      count={segments}
      minWidth={560}
      rowKey={(line) => line.id}
    />
  );
}
