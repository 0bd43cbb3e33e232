import { useMemo, useState } from "react";
import { formatNumber } from "#domain/base/formatNumber.ts";
import type { SegmentLine } from "#domain/building/systems/systemLines.ts";
import type { LineShow, LineSort } from "#domain/building/systems/SystemLists.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { SheetBase } from "#workers/batch/systems/SystemSheet.ts";
import { drawnColumn, figureColumn, textColumn } from "../../../kit/table/columns.ts";
import type { DataColumn } from "../../../kit/table/DataColumn.ts";
import { useMayEdit } from "../context/useMayEdit.ts";
import { useSendChange } from "../context/useSendChange.ts";
import { mediumWords } from "./mediumWords.ts";
import { atVersion } from "./atVersion.ts";
import { typedText } from "./systemWords.ts";
import { SettingSelect } from "./SettingSelect.tsx";
import { sortedColumn } from "./sortedColumn.tsx";
import { LineTable } from "./LineTable.tsx";
import { TypedFigure } from "./TypedFigure.tsx";
import { Marked } from "./Marked.tsx";
import css from "./Systems.module.css";

const PERCENT = 100;
/**
 * Deepest indent: a main along a corridor runs from room to room, and its nodes would be indented more and more.
 */
const DEEPEST = 3;

interface SegmentTableProps {
  readonly client: BatchClient<unknown>;
  readonly sheet: SheetBase;
  readonly version: number;
  readonly show: LineShow;
  /** Whether all columns of 水力计算 are shown, or only those of the tree */
  readonly isWhole: boolean;
  readonly count: number;
  /** Before the remarks; the same between renders. */
  readonly extra?: DataColumn<SegmentLine> | undefined;
}

/** px of an additional column */
const EXTRA = 72;

const most = (value: number | null, digits: number) => formatNumber(value, digits);

/** Figures from here on are shown without decimals for lack of space; the sheet has all decimals. */
const WIDE = 10_000;
const roomFor = (figure: number | null) =>
  figure === null || figure < WIDE / 10 ? 2 : figure < WIDE ? 1 : 0;

/** The name of the segment before it, without the zone that its own name contains */
function startOf({ name, from }: SegmentLine): string {
  const zone = from.slice(0, from.lastIndexOf("/") + 1);
  return (name.startsWith(zone) ? from.slice(zone.length) : from) || "机房";
}

/** Segments of a system with figures, typed lengths and fixed sizes; the index circuit is marked. */
export function SegmentTable(props: SegmentTableProps) {
  const { client, sheet, version, show, isWhole, count, extra } = props;
  const { id: systemId, season, sizes } = sheet;
  const words = mediumWords(sheet.kind);
  const [sort, setSort] = useState<LineSort | null>(null);
  const mayEdit = useMayEdit();
  const send = useSendChange();
  const load = useMemo(
    () =>
      atVersion(version, (from: number, to: number) =>
        client.segmentLines(systemId, { show, sort, season }, from, to),
      ),
    [client, systemId, season, show, sort, version],
  );
  const columns = useMemo((): readonly DataColumn<SegmentLine>[] => {
    const sorted = (by: LineSort["by"], column: DataColumn<SegmentLine>) =>
      sortedColumn(column, by, sort, setSort);
    const length = (id: string, typed: number | null) => send(() => client.typeLength(systemId, id, typed));
    const lock = (id: string, size: string | null) => send(() => client.lockSize(systemId, id, size));
    const name = drawnColumn<SegmentLine>(
      "管段",
      (line) => (
        <span
          className={css["segment"]}
          style={show === "tree" ? { paddingLeft: Math.min(line.depth, DEEPEST) * 8 } : undefined}
        >
          {line.name}
          {line.isReturn && <small>回水</small>}
        </span>
      ),
      { width: 116 },
    );
    const { digits } = words;
    // An additional column takes its width from columns that can spare some.
    const hasExtra = extra !== undefined;
    const whole = words.diameters.map(([title, of]) =>
      figureColumn<SegmentLine>(title, (line) => most(of(line), 1), { width: 64, unit: "mm" }),
    );
    const carried = sorted(
      "load",
      figureColumn("负荷", ({ load: of }) => most(of, Math.min(1, roomFor(of))), { width: 60, unit: "kW" }),
    );
    return [
      name,
      textColumn("起点", startOf, { width: hasExtra ? 64 : 76 }),
      ...(words.hasLoad ? [carried] : []),
      sorted(
        "flow",
        figureColumn("流量", ({ flow }) => most(flow, Math.min(digits.flow, roomFor(flow))), {
          width: 64,
          unit: "m³/h",
        }),
      ),
      sorted(
        "length",
        drawnColumn(
          "长度",
          (line) => (
            <TypedFigure
              label={`${line.name} 长度（m）`}
              value={typedText(line.length, 2)}
              disabled={!mayEdit}
              width={68}
              onType={(typed) => void length(line.id, typed)}
            />
          ),
          { width: 80, unit: words.lengthUnit, isFigure: true, hint: ({ formula }) => formula ?? "已输入" },
        ),
      ),
      sorted(
        "size",
        drawnColumn(
          words.size,
          (line) => (
            <SettingSelect
              label={`${line.name} ${words.size}`}
              value={line.isLocked ? (line.size ?? "") : ""}
              width="100%"
              data={[
                { value: "", label: line.isLocked ? "自动" : (line.size ?? words.unsized) },
                ...sizes.map((size) => ({ value: size, label: line.isLocked ? size : `锁定 ${size}` })),
              ]}
              onChange={(chosen) => void lock(line.id, chosen || null)}
            />
          ),
          { width: words.hasLoad ? 92 : 116 },
        ),
      ),
      ...(isWhole ? whole : []),
      sorted(
        "velocity",
        figureColumn("流速", ({ velocity }) => most(velocity, 2), { width: 52, unit: "m/s" }),
      ),
      sorted(
        "friction",
        figureColumn("比摩阻", ({ friction }) => most(friction, digits.friction), {
          width: 60,
          unit: "Pa/m",
        }),
      ),
      ...(isWhole
        ? [
            figureColumn<SegmentLine>("沿程", ({ frictionLoss }) => most(frictionLoss, digits.loss), {
              width: 72,
              unit: "Pa",
            }),
            figureColumn<SegmentLine>("局部占比", ({ share }) => `${most(share * PERCENT, 0)} %`, {
              width: 68,
            }),
            figureColumn<SegmentLine>("动压", ({ dynamic }) => most(dynamic, digits.loss), {
              width: 60,
              unit: "Pa",
            }),
            figureColumn<SegmentLine>("局部", ({ localLoss }) => most(localLoss, digits.loss), {
              width: 72,
              unit: "Pa",
            }),
          ]
        : []),
      sorted(
        "loss",
        figureColumn("合计", ({ loss }) => most(loss, digits.loss), {
          width: hasExtra ? 68 : 84,
          unit: "Pa",
          className: css["sum"],
        }),
      ),
      ...(extra === undefined ? [] : [extra]),
      drawnColumn("备注", (line) => (
        <span className={css["notes"]}>
          {line.formula !== null && <Marked word="估算" title={line.formula} />}
          {line.isLocked && "锁定"}
          {line.velocityRemark === "high" && <span className={css["warn"]}>流速偏高</span>}
          {line.isIndex && <span className={css["index"]}>最不利</span>}
        </span>
      )),
    ];
  }, [client, systemId, sizes, words, show, sort, isWhole, extra, mayEdit, send]);
  return (
    <LineTable
      label={isWhole ? "水力计算" : "管段"}
      columns={columns}
      load={load}
      count={count}
      minWidth={isWhole ? 1140 + (extra === undefined ? 0 : EXTRA) : 780}
      rowKey={({ id }) => id}
      rowProps={({ isIndex }) => ({ "data-sel": isIndex || undefined })}
    />
  );
}
