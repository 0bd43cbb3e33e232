import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { formatNumber } from "#domain/base/formatNumber.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { CircuitLine, SegmentLine } from "#domain/building/systems/systemLines.ts";
import type { SheetBase } from "#workers/batch/systems/SystemSheet.ts";
import { Segments } from "../../../kit/input/Segments.tsx";
import type { DataColumn } from "../../../kit/table/DataColumn.ts";
import { Panel } from "../../../kit/layout/Panel.tsx";
import { CircuitTable } from "./CircuitTable.tsx";
import { Remarks } from "./Remarks.tsx";
import { SegmentTable } from "./SegmentTable.tsx";
import { SHOWS, type SystemView, type useShownLines } from "./useShownLines.ts";
import css from "./Systems.module.css";

interface SheetLinesProps {
  readonly client: BatchClient<unknown>;
  /** For two pipes the sheet of the shown season */
  readonly sheet: SheetBase;
  /** With the remarks of both seasons; the sheet itself unless there are two pipes. */
  readonly whole: SheetBase;
  readonly version: number;
  readonly views: readonly { readonly value: SystemView; readonly label: string }[];
  readonly shown: ReturnType<typeof useShownLines>;
  /** Asks which storeys get a system of their own. */
  readonly onSplit: () => void;
  /** Additional column of the segments' table, before the remarks; the same between renders. */
  readonly extra?: DataColumn<SegmentLine>;
  /** Behind the views */
  readonly choices?: ReactNode;
  /** At the end of the head */
  readonly actions?: ReactNode;
  readonly diagram?: ReactNode;
  /** An action for a circuit; the same between renders. */
  readonly actOfCircuit?: (line: CircuitLine) => ReactNode;
}

function Counts({ sheet, view }: { readonly sheet: SheetBase; readonly view: SystemView }) {
  if (view !== "circuits")
    return (
      <>
        共 <b>{formatNumber(sheet.segments, 0)}</b> 段，其中 <b>{formatNumber(sheet.assumed, 0)}</b>{" "}
        段长度为估算
      </>
    );
  return (
    <>
      共 <b>{formatNumber(sheet.circuits, 0)}</b> 个环路，
      {sheet.index === null ? (
        "没有最不利环路，差额未知"
      ) : (
        <>
          差额超过 15 % 的 <b>{formatNumber(sheet.unbalanced, 0)}</b> 个
        </>
      )}
    </>
  );
}

/** Segments or circuits of a system in the chosen view, the effects of the last change, and remarks */
export function SheetLines(props: SheetLinesProps) {
  const { client, sheet, whole, version, views, shown } = props;
  const { onSplit, extra, choices, actions, diagram, actOfCircuit } = props;
  const { view, only, show, countOf, showLines, chooseView } = shown;
  const isOfSegments = view === "tree" || view === "sheet";
  return (
    <Panel className={css["lines"]}>
      <div className={css["head"]}>
        <Segments aria-label="系统的显示方式" size="xs" data={views} value={view} onChange={chooseView} />
        {choices}
        <span className={css["counts"]}>
          <Counts sheet={sheet} view={view} />
        </span>
        {only === null ? (
          isOfSegments &&
          sheet.assumed > 0 && (
            <Button size="compact-xs" variant="subtle" onClick={() => showLines("assumed")}>
              只看估算
            </Button>
          )
        ) : (
          <Button
            size="compact-xs"
            variant="light"
            aria-label={`取消${SHOWS[only]}`}
            onClick={() => showLines(null)}
          >
            {SHOWS[only]} ×
          </Button>
        )}
        {actions}
      </div>
      {whole.consequence !== null && (
        <p className={css["consequence"]} role="status">
          {whole.consequence}
        </p>
      )}
      {view === "diagram" ? (
        diagram
      ) : sheet.segments === 0 ? (
        <p className={css["noLines"]}>管段尚未计算，原因见下方提示</p>
      ) : view === "circuits" ? (
        <CircuitTable client={client} sheet={sheet} version={version} actOf={actOfCircuit} />
      ) : (
        <SegmentTable
          key={`${show} ${sheet.season}`}
          client={client}
          sheet={sheet}
          version={version}
          show={show}
          isWhole={view === "sheet"}
          count={countOf(sheet.segments)}
          extra={extra}
        />
      )}
      {whole.remarks.length > 0 && (
        <Remarks client={client} sheet={whole} onShow={showLines} onSplit={onSplit} />
      )}
    </Panel>
  );
}
