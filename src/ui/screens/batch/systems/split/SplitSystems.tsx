import { Suspense, useCallback, useState } from "react";
import { formatNumber } from "#domain/base/formatNumber.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { SplitsAnswer, SplitSheet } from "#workers/batch/splits/SplitSheet.ts";
import { Segments } from "../../../../kit/input/Segments.tsx";
import { Panel } from "../../../../kit/layout/Panel.tsx";
import { fetched } from "../../../../page/browser/fetched.tsx";
import { useChosenSystem } from "../../context/useChosenSystem.ts";
import { useSendChange } from "../../context/useSendChange.ts";
import { BookButton } from "../BookButton.tsx";
import { NotComputed } from "../NotComputed.tsx";
import { Remarks } from "../Remarks.tsx";
import css from "../Systems.module.css";
import { MoveRooms } from "./MoveRooms.tsx";
import { OfferTable } from "./OfferTable.tsx";
import { OutdoorPanel } from "./OutdoorPanel.tsx";
import { SplitEntry } from "./SplitEntry.tsx";
import { SplitMenu } from "./SplitMenu.tsx";
import { SplitPipeTable } from "./SplitPipeTable.tsx";
import { SplitRoomTable } from "./SplitRoomTable.tsx";
import split from "./Splits.module.css";
import { SplitSettingsPanel } from "./SplitSettingsPanel.tsx";
import { useSplits } from "./useSplits.ts";

const DiagramPanel = fetched(async () => (await import("../diagram/DiagramPanel.tsx")).DiagramPanel);

const VIEWS = [
  { value: "rooms", label: "房间" },
  { value: "offers", label: "室外机" },
  { value: "pipes", label: "配管" },
  { value: "diagram", label: "系统图" },
] as const;
type View = (typeof VIEWS)[number]["value"];

interface LinesProps {
  readonly client: BatchClient<unknown>;
  readonly sheet: SplitSheet;
  readonly answer: SplitsAnswer;
  readonly view: View;
  readonly onView: (view: View) => void;
}

function Lines({ client, sheet, answer, view, onView }: LinesProps) {
  const { version, saved, systems } = answer;
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const tick = useCallback((roomId: string, isOn: boolean) => {
    setTicked((now) => {
      const next = new Set(now);
      if (isOn) next.add(roomId);
      else next.delete(roomId);
      return next;
    });
  }, []);
  const clear = useCallback(() => setTicked(new Set()), []);
  const isPipeless = sheet.segments === 0;
  return (
    <Panel className={css["lines"]}>
      <div className={css["head"]}>
        <Segments aria-label="系统的显示方式" size="xs" data={VIEWS} value={view} onChange={onView} />
        <span className={css["counts"]}>
          {view === "pipes" ? (
            <>
              共 <b>{formatNumber(sheet.segments, 0)}</b> 段，其中 <b>{formatNumber(sheet.assumed, 0)}</b>{" "}
              段长度为估算
            </>
          ) : (
            <>
              共 <b>{formatNumber(sheet.rooms, 0)}</b> 间 <b>{formatNumber(sheet.units, 0)}</b> 台室内机
            </>
          )}
        </span>
        <BookButton client={client} saved={saved} what="多联机计算" />
      </div>
      {sheet.consequence !== null && (
        <p className={css["consequence"]} role="status">
          {sheet.consequence}
        </p>
      )}
      {view === "rooms" && (
        <>
          <MoveRooms
            client={client}
            others={systems.filter(({ id }) => id !== sheet.id)}
            ticked={[...ticked]}
            onMoved={clear}
          />
          <SplitRoomTable client={client} sheet={sheet} version={version} ticked={ticked} onTick={tick} />
        </>
      )}
      {view === "offers" && <OfferTable client={client} sheet={sheet} version={version} />}
      {view === "pipes" &&
        (isPipeless ? (
          <p className={css["noLines"]}>管段尚未计算，原因见下方提示</p>
        ) : (
          <SplitPipeTable client={client} sheet={sheet} version={version} />
        ))}
      {view === "diagram" && (
        <Suspense fallback={<div className={css["none"]} />}>
          <DiagramPanel client={client} sheet={sheet} version={version} saved={saved} />
        </Suspense>
      )}
      {answer.failure !== "" && <p className={split["bar"]}>{answer.failure}</p>}
      {sheet.remarks.length > 0 && (
        <Remarks
          client={client}
          sheet={sheet}
          onShow={() => onView("pipes")}
          onSplit={() => onView("rooms")}
        />
      )}
    </Panel>
  );
}

/** The systems of indoor units of a building, each with its outdoor unit */
export function SplitSystems({ client }: { readonly client: BatchClient<unknown> }) {
  const { data: answer, isError, refetch, isRunning } = useSplits(client);
  const [chosen, choose] = useChosenSystem();
  const [view, setView] = useState<View>("rooms");
  const send = useSendChange();
  const failure = isError ? "计算线程已中断，房间和选型都在" : answer?.ok === false ? answer.message : null;
  if (failure !== null || answer?.ok !== true || answer.value.rooms === 0)
    return (
      <NotComputed
        what="多联机系统"
        units="室内机"
        failure={failure}
        state={isRunning ? "running" : answer === undefined ? "computing" : "empty"}
        onRetry={() => void refetch()}
      />
    );
  const { systems, settings, series, isProposed } = answer.value;
  const sheet = systems.find(({ id }) => id === chosen) ?? systems[0]!;
  return (
    <div className={css["systems"]}>
      <Panel
        title="多联机系统"
        note={`${systems.length} 个`}
        tools={
          <SplitMenu key={sheet.id} client={client} sheet={sheet} systems={systems} isProposed={isProposed} />
        }
        ruled
        className={css["list"]}
      >
        {systems.map((each) => (
          <SplitEntry
            key={each.id}
            sheet={each}
            isChosen={each.id === sheet.id}
            onChoose={() => choose(each.id)}
          />
        ))}
      </Panel>
      <Lines
        key={sheet.id}
        client={client}
        sheet={sheet}
        answer={answer.value}
        view={view}
        onView={setView}
      />
      <div className={css["right"]}>
        <OutdoorPanel client={client} sheet={sheet} onOffers={() => setView("offers")} />
        <SplitSettingsPanel
          settings={settings}
          series={series}
          onChange={(change) => void send(() => client.setSplits(change))}
        />
      </div>
    </div>
  );
}
