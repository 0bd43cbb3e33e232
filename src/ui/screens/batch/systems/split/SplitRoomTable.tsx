import { Checkbox } from "@mantine/core";
import { useMemo } from "react";
import { formatNumber } from "#domain/base/formatNumber.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { SplitRoomLine, SplitSheet } from "#workers/batch/splits/SplitSheet.ts";
import { drawnColumn, figureColumn, textColumn } from "../../../../kit/table/columns.ts";
import type { DataColumn } from "../../../../kit/table/DataColumn.ts";
import { atVersion } from "../atVersion.ts";
import { LineTable } from "../LineTable.tsx";
import css from "../Systems.module.css";

interface SplitRoomTableProps {
  readonly client: BatchClient<unknown>;
  readonly sheet: SplitSheet;
  readonly version: number;
  readonly ticked: ReadonlySet<string>;
  readonly onTick: (roomId: string, isOn: boolean) => void;
}

const isShort = (given: number | null, needed: number | null): boolean =>
  given !== null && needed !== null && given < needed * (1 - 1e-9);

/** Capacity of the units with this outdoor unit; marked if it is below the room's load. */
const given = (
  title: string,
  of: (line: SplitRoomLine) => readonly [given: number | null, needed: number | null],
) =>
  drawnColumn<SplitRoomLine>(
    title,
    (line) => {
      const [own, needed] = of(line);
      return <span className={isShort(own, needed) ? css["warn"] : undefined}>{formatNumber(own, 2)}</span>;
    },
    { width: 68, unit: "kW", isFigure: true },
  );

/** Rooms of a system with the rating of their units, their loads, and the capacity with this outdoor unit */
export function SplitRoomTable({ client, sheet, version, ticked, onTick }: SplitRoomTableProps) {
  const { id, rooms, heatBlock } = sheet;
  const load = useMemo(
    () => atVersion(version, (from: number, to: number) => client.splitRooms(id, from, to)),
    [client, id, version],
  );
  const isHeated = heatBlock !== null;
  const columns = useMemo(
    (): readonly DataColumn<SplitRoomLine>[] => [
      drawnColumn(
        "房间",
        ({ roomId, code, name }) => (
          <Checkbox
            size="xs"
            aria-label={`选择 ${code || name}`}
            label={code || name}
            checked={ticked.has(roomId)}
            onChange={({ currentTarget }) => onTick(roomId, currentTarget.checked)}
          />
        ),
        { width: 104 },
      ),
      textColumn("位置", ({ place }) => place || null, { width: 80 }),
      textColumn("室内机", ({ model, count }) => `${model} × ${count}`),
      figureColumn("额定冷", ({ cooling }) => formatNumber(cooling, 2), { width: 68, unit: "kW" }),
      figureColumn("冷负荷", ({ coolingLoad }) => formatNumber(coolingLoad, 2), { width: 68, unit: "kW" }),
      given("分得冷", ({ coolingGiven, coolingLoad }) => [coolingGiven, coolingLoad]),
      ...(isHeated
        ? [
            figureColumn<SplitRoomLine>("热负荷", ({ heatLoad }) => formatNumber(heatLoad, 2), {
              width: 68,
              unit: "kW",
            }),
            given("分得热", ({ heatingGiven, heatLoad }) => [heatingGiven, heatLoad]),
          ]
        : []),
      figureColumn("管长", ({ length }) => formatNumber(length, 1), { width: 60, unit: "m" }),
    ],
    [isHeated, ticked, onTick],
  );
  return (
    <LineTable
      label="系统的房间"
      columns={columns}
      load={load}
      count={rooms}
      minWidth={isHeated ? 760 : 640}
      rowKey={({ roomId }) => roomId}
    />
  );
}
