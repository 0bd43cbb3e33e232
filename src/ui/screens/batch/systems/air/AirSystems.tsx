import { Button } from "@mantine/core";
import { useCallback, useState } from "react";
import { formatNumber } from "#domain/base/formatNumber.ts";
import type { AirChange } from "#domain/building/systems/air/AirSettings.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { AirSheet } from "#workers/batch/systems/AirSheet.ts";
import { Segments } from "../../../../kit/input/Segments.tsx";
import { EmptyState } from "../../../../kit/layout/EmptyState.tsx";
import { Panel } from "../../../../kit/layout/Panel.tsx";
import { useNotices } from "../../../../page/services/useNotices.ts";
import { CircuitTable } from "../CircuitTable.tsx";
import { FactLines } from "../FactLines.tsx";
import { Remarks } from "../Remarks.tsx";
import { SegmentTable } from "../SegmentTable.tsx";
import { SystemMenu } from "../SystemMenu.tsx";
import { SHOWS, useShownLines } from "../useShownLines.ts";
import { useArrange } from "../useArrange.tsx";
import css from "../Systems.module.css";
import { AirSettingsPanel } from "./AirSettingsPanel.tsx";
import { FanPanel } from "./FanPanel.tsx";
import { useAirSystems } from "./useAirSystems.ts";

const VIEWS = [
  { value: "tree", label: "管网" },
  { value: "sheet", label: "水力计算" },
  { value: "circuits", label: "环路" },
] as const;

const NO_OTHERS: readonly AirSheet[] = [];

interface SheetViewProps {
  readonly client: BatchClient<unknown>;
  readonly sheet: AirSheet;
  readonly version: number;
}

function SheetView({ client, sheet, version }: SheetViewProps) {
  const notices = useNotices();
  const { view, only, show, countOf, look, chooseView } = useShownLines(client, sheet.id);
  const refused = useCallback((sentence: string) => notices.error("未采用", sentence), [notices]);
  const change = (to: AirChange) => {
    const set = async () => {
      const sentence = await client.setAir(sheet.id, to);
      if (sentence !== "") refused(sentence);
    };
    set().catch(() => notices.error("未采用", "建筑只能查看，或计算线程已中断"));
  };
  const arrangement = useArrange(client, sheet, NO_OTHERS);
  return (
    <>
      <Panel className={css["lines"]}>
        <div className={css["head"]}>
          <Segments
            aria-label="系统的显示方式"
            size="xs"
            data={VIEWS}
            value={view === "diagram" ? "tree" : view}
            onChange={chooseView}
          />
          <span className={css["counts"]}>
            {view === "circuits" ? (
              <>
                共 <b>{formatNumber(sheet.circuits, 0)}</b> 个环路，差额超过 15 % 的{" "}
                <b>{formatNumber(sheet.unbalanced, 0)}</b> 个
              </>
            ) : (
              <>
                共 <b>{formatNumber(sheet.segments, 0)}</b> 段，其中 <b>{formatNumber(sheet.assumed, 0)}</b>{" "}
                段长度为估算
              </>
            )}
          </span>
          {only !== null ? (
            <Button
              size="compact-xs"
              variant="light"
              aria-label={`取消${SHOWS[only]}`}
              onClick={() => look(null)}
            >
              {SHOWS[only]} ×
            </Button>
          ) : (
            view !== "circuits" &&
            sheet.assumed > 0 && (
              <Button size="compact-xs" variant="subtle" onClick={() => look("assumed")}>
                只看估算
              </Button>
            )
          )}
        </div>
        {sheet.consequence !== null && (
          <p className={css["consequence"]} role="status">
            {sheet.consequence}
          </p>
        )}
        {view === "circuits" ? (
          <CircuitTable client={client} sheet={sheet} version={version} />
        ) : (
          <SegmentTable
            key={show}
            client={client}
            sheet={sheet}
            version={version}
            show={show}
            isWhole={view === "sheet"}
            count={countOf(sheet.segments)}
            onRefused={refused}
          />
        )}
        {sheet.remarks.length > 0 && (
          <Remarks
            client={client}
            sheet={sheet}
            onShow={look}
            onSplit={() => arrangement.ask("split")}
            onRefused={refused}
          />
        )}
      </Panel>
      <div className={css["right"]}>
        <FanPanel client={client} sheet={sheet} />
        <AirSettingsPanel settings={sheet.settings} onChange={change} />
      </div>
      {arrangement.dialog}
    </>
  );
}

const dutyWords = ({ card }: AirSheet): string =>
  card === null ? "无工况" : `${formatNumber(card.flow, 0)} m³/h · ${formatNumber(card.pressure, 0)} Pa`;

/** The systems of ducts that the chosen outlets of a building make. */
export function AirSystems({ client }: { readonly client: BatchClient<unknown> }) {
  const { data: answer, isError, refetch, isRunning } = useAirSystems(client);
  const [chosen, setChosen] = useState<string | null>(null);
  if (isError || answer?.ok === false)
    return (
      <Panel className={css["none"]}>
        <EmptyState
          kind="error"
          title="未能计算系统"
          why={answer?.ok === false ? answer.message : "计算线程已中断，房间和选型都在"}
          actions={<Button onClick={() => void refetch()}>重试</Button>}
        />
      </Panel>
    );
  const { systems = [], rooms = 0, version = 0 } = answer?.value ?? {};
  if (answer === undefined || rooms === 0)
    return (
      <Panel className={css["none"]}>
        <EmptyState
          kind="search"
          title={isRunning ? "正在选型" : answer === undefined ? "正在计算系统" : "还没有已选型的风口"}
          why={
            isRunning
              ? "选型结束后计算系统"
              : answer === undefined
                ? ""
                : "请先在房间页一键选型，系统由已选的风口组成"
          }
        />
      </Panel>
    );
  const sheet = systems.find(({ id }) => id === chosen) ?? systems[0]!;
  return (
    <div className={css["systems"]}>
      <Panel
        title="系统"
        note={`${systems.length} 个`}
        tools={<SystemMenu key={sheet.id} client={client} sheet={sheet} systems={systems} />}
        ruled
        className={css["list"]}
      >
        {systems.map((each) => {
          const faults = each.remarks.filter(({ weight }) => weight !== "note").length;
          return (
            <button
              key={each.id}
              type="button"
              aria-current={each.id === sheet.id || undefined}
              onClick={() => setChosen(each.id)}
            >
              <b>{each.name}</b>
              <span>{dutyWords(each)}</span>
              {faults > 0 && <small>{faults} 项注意</small>}
            </button>
          );
        })}
        <FactLines
          lines={[
            ["房间", formatNumber(sheet.rooms, 0), "间"],
            ["风口", formatNumber(sheet.outlets, 0), "个"],
            ["房间风量", formatNumber(sheet.air, 0), "m³/h"],
            ...(sheet.area === null
              ? []
              : ([["单位面积", formatNumber(sheet.air / sheet.area, 1), "m³/(h·㎡)"]] as const)),
          ]}
        />
      </Panel>
      <SheetView key={sheet.id} client={client} sheet={sheet} version={version} />
    </div>
  );
}
