import { useMemo, type ReactNode } from "react";
import { formatNumber } from "#domain/base/formatNumber.ts";
import type { CircuitLine } from "#domain/building/systems/systemLines.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { SheetBase } from "#workers/batch/systems/SystemSheet.ts";
import { drawnColumn, figureColumn, textColumn } from "../../../kit/table/columns.ts";
import type { DataColumn } from "../../../kit/table/DataColumn.ts";
import { mediumWords, type MediumWords } from "./mediumWords.ts";
import { atVersion } from "./atVersion.ts";
import { Marked } from "./Marked.tsx";
import { LineTable } from "./LineTable.tsx";
import css from "./Systems.module.css";

const PERCENT = 100;
/** Share of the index circuit's loss above which balancing is named */
const BALANCED = 0.15;
const isBeyond = ({ share }: CircuitLine) => share !== null && share > BALANCED;

const columnsOf = (
  words: MediumWords,
  actOf: ((line: CircuitLine) => ReactNode) | undefined,
): readonly DataColumn<CircuitLine>[] => [
  textColumn("环路", ({ code, name }) => code || name, { width: 96 }),
  textColumn("位置", ({ floor, zone }) => [floor, zone].filter((word) => word !== "").join(" ") || null, {
    width: 96,
  }),
  textColumn("末端", ({ model, count }) => `${model} × ${count}`, { width: 156 }),
  figureColumn("流量", ({ flow }) => formatNumber(flow, words.digits.flow), { width: 72, unit: "m³/h" }),
  figureColumn("管段阻力", ({ pipes }) => formatNumber(pipes, words.digits.loss), { width: 84, unit: "Pa" }),
  figureColumn(words.terminalLoss, ({ unit }) => formatNumber(unit, words.digits.loss), {
    width: 84,
    unit: "Pa",
  }),
  ...(words.hasLoad
    ? [figureColumn<CircuitLine>("阀门", ({ valve }) => formatNumber(valve, 0), { width: 76, unit: "Pa" })]
    : []),
  figureColumn("合计", ({ total }) => formatNumber(total, words.digits.loss), {
    width: 84,
    unit: "Pa",
    className: css["sum"],
  }),
  figureColumn("与最不利差", ({ surplus }) => formatNumber(surplus, words.digits.loss), {
    width: 88,
    unit: "Pa",
  }),
  figureColumn("差额", ({ share }) => formatNumber(share === null ? null : share * PERCENT, 1), {
    width: 60,
    unit: "%",
  }),
  ...(words.hasLoad
    ? [
        figureColumn<CircuitLine>("平衡阀 Kv", (line) => formatNumber(isBeyond(line) ? line.kv : null, 2), {
          width: 84,
          unit: "m³/h",
        }),
      ]
    : []),
  drawnColumn("备注", (line) => (
    <span className={css["notes"]}>
      {line.isLossAssumed && <Marked word="估算" title={words.assumedLoss} />}
      {actOf?.(line)}
      {line.isIndex ? <span className={css["index"]}>最不利环路</span> : isBeyond(line) ? words.balanced : ""}
    </span>
  )),
];

interface CircuitTableProps {
  readonly client: BatchClient<unknown>;
  readonly sheet: SheetBase;
  readonly version: number;
  /** An action for a circuit, beside its remarks; the same between renders. */
  readonly actOf?: ((line: CircuitLine) => ReactNode) | undefined;
}

/** Circuits of all rooms, the index circuit first, with the loss that balancing adds to the others */
export function CircuitTable({ client, sheet, version, actOf }: CircuitTableProps) {
  const { id, season, circuits } = sheet;
  const columns = useMemo(() => columnsOf(mediumWords(sheet.kind), actOf), [sheet.kind, actOf]);
  const load = useMemo(
    () => atVersion(version, (from: number, to: number) => client.circuitLines(id, season, from, to)),
    [client, id, season, version],
  );
  return (
    <LineTable
      label="环路"
      columns={columns}
      load={load}
      count={circuits}
      minWidth={mediumWords(sheet.kind).hasLoad ? 1100 : 960}
      rowKey={(line) => line.id}
      rowProps={({ isIndex }) => ({ "data-sel": isIndex || undefined })}
    />
  );
}
