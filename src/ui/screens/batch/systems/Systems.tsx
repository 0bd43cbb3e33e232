import { Button } from "@mantine/core";
import { Suspense, useCallback, useState } from "react";
import { formatNumber } from "#domain/base/formatNumber.ts";
import type { WaterChange } from "#domain/building/systems/water/changedSettings.ts";
import { SEASON_WORDS, SEASONS } from "#domain/building/systems/water/WaterSettings.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { SavedAs, SystemSheet } from "#workers/batch/systems/SystemSheet.ts";
import { Segments } from "../../../kit/input/Segments.tsx";
import { EmptyState } from "../../../kit/layout/EmptyState.tsx";
import { Panel } from "../../../kit/layout/Panel.tsx";
import { fetched } from "../../../page/browser/fetched.tsx";
import { useNotices } from "../../../page/services/useNotices.ts";
import { BookButton } from "./BookButton.tsx";
import { CircuitTable } from "./CircuitTable.tsx";
import { DutyPanel } from "./DutyPanel.tsx";
import { PlantPanel } from "./PlantPanel.tsx";
import { Remarks } from "./Remarks.tsx";
import { SegmentTable } from "./SegmentTable.tsx";
import { SettingsPanel } from "./SettingsPanel.tsx";
import { Sums, SystemEntry } from "./SystemEntry.tsx";
import { SystemMenu } from "./SystemMenu.tsx";
import { useArrange } from "./useArrange.tsx";
import { useSystems } from "./useSystems.ts";
import { SHOWS, useShownLines } from "./useShownLines.ts";
import css from "./Systems.module.css";

const DiagramPanel = fetched(async () => (await import("./diagram/DiagramPanel.tsx")).DiagramPanel);

const SEASON_CHOICES = SEASONS.map((value) => ({ value, label: SEASON_WORDS[value] }));

const VIEWS = [
  { value: "tree", label: "管网" },
  { value: "sheet", label: "水力计算" },
  { value: "circuits", label: "环路" },
  { value: "diagram", label: "系统图" },
] as const;

const NO_OTHERS: readonly SystemSheet[] = [];

interface SheetViewProps {
  readonly client: BatchClient<unknown>;
  readonly sheet: SystemSheet;
  readonly version: number;
  readonly saved: SavedAs | null;
}

function SheetView({ client, sheet: whole, version, saved }: SheetViewProps) {
  const { season, view, only, show, countOf, look, chooseView, chooseSeason } = useShownLines(
    client,
    whole.id,
  );
  const sheet = season === "winter" ? (whole.winter ?? whole) : whole;
  const notices = useNotices();
  const refused = useCallback((sentence: string) => notices.error("未采用", sentence), [notices]);
  const change = (to: WaterChange) => {
    const set = async () => {
      const sentence = await client.setSystem(sheet.id, to);
      if (sentence !== "") refused(sentence);
    };
    set().catch(() => notices.error("未采用", "建筑只能查看，或计算线程已中断"));
  };
  const arrangement = useArrange(client, whole, NO_OTHERS);
  const count = countOf(sheet.segments);
  return (
    <>
      <Panel className={css["lines"]}>
        <div className={css["head"]}>
          <Segments aria-label="系统的显示方式" size="xs" data={VIEWS} value={view} onChange={chooseView} />
          {whole.winter !== null && (
            <Segments
              aria-label="季节"
              size="xs"
              data={SEASON_CHOICES}
              value={sheet.season}
              onChange={chooseSeason}
            />
          )}
          <span className={css["counts"]}>
            {view === "circuits" ? (
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
            ) : (
              <>
                共 <b>{formatNumber(sheet.segments, 0)}</b> 段，其中 <b>{formatNumber(sheet.assumed, 0)}</b>{" "}
                段长度为估算
              </>
            )}
          </span>
          {only === null ? (
            (view === "tree" || view === "sheet") &&
            sheet.assumed > 0 && (
              <Button size="compact-xs" variant="subtle" onClick={() => look("assumed")}>
                只看估算
              </Button>
            )
          ) : (
            <Button
              size="compact-xs"
              variant="light"
              aria-label={`取消${SHOWS[only]}`}
              onClick={() => look(null)}
            >
              {SHOWS[only]} ×
            </Button>
          )}
          <BookButton client={client} saved={saved} />
        </div>
        {whole.consequence !== null && (
          <p className={css["consequence"]} role="status">
            {whole.consequence}
          </p>
        )}
        {view === "diagram" ? (
          <Suspense fallback={<div className={css["none"]} />}>
            <DiagramPanel client={client} sheet={sheet} version={version} saved={saved} />
          </Suspense>
        ) : sheet.segments === 0 ? (
          <p className={css["untold"]}>管段尚未计算，原因见下方提示</p>
        ) : view === "circuits" ? (
          <CircuitTable client={client} sheet={sheet} version={version} />
        ) : (
          <SegmentTable
            key={`${show} ${sheet.season}`}
            client={client}
            sheet={sheet}
            version={version}
            show={show}
            isWhole={view === "sheet"}
            count={count}
            onRefused={refused}
          />
        )}
        {whole.remarks.length > 0 && (
          <Remarks
            client={client}
            sheet={whole}
            onShow={look}
            onSplit={() => arrangement.ask("split")}
            onRefused={refused}
          />
        )}
      </Panel>
      <div className={css["right"]}>
        <DutyPanel client={client} sheet={sheet} whole={whole} />
        {sheet.plant.map((each) => (
          <PlantPanel key={each.circuit} client={client} sheet={each} />
        ))}
        <SettingsPanel sheet={whole} onChange={change} />
      </div>
      {arrangement.dialog}
    </>
  );
}

/** The systems of water that the chosen units of a building make. */
export function Systems({ client }: { readonly client: BatchClient<unknown> }) {
  const { data: answer, isError, refetch, isRunning } = useSystems(client);
  const [chosen, setChosen] = useState("cold");
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
  const { systems = [], rooms = 0, version = 0, saved = null } = answer?.value ?? {};
  if (answer === undefined || rooms === 0)
    return (
      <Panel className={css["none"]}>
        <EmptyState
          kind="search"
          title={isRunning ? "正在选型" : answer === undefined ? "正在计算系统" : "还没有已选型的末端"}
          why={
            isRunning
              ? "选型结束后计算系统"
              : answer === undefined
                ? ""
                : "请先在房间页一键选型，系统由已选的末端组成"
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
        {systems.map((each) => (
          <SystemEntry
            key={each.id}
            sheet={each}
            isChosen={each.id === sheet.id}
            onChoose={() => setChosen(each.id)}
          />
        ))}
        <Sums sheet={sheet} />
      </Panel>
      <SheetView key={sheet.id} client={client} sheet={sheet} version={version} saved={saved} />
    </div>
  );
}
