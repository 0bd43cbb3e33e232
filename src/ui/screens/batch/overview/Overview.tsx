import { Button } from "@mantine/core";
import { useState } from "react";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { noneWord } from "#domain/building/overview/overviewChanges.ts";
import type { BuildingOverview, OverviewState } from "#domain/building/overview/BuildingOverview.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { Segments } from "../../../kit/input/Segments.tsx";
import { EmptyState } from "../../../kit/layout/EmptyState.tsx";
import { Panel } from "../../../kit/layout/Panel.tsx";
import { BookButton } from "../systems/BookButton.tsx";
import { Marked } from "../systems/Marked.tsx";
import { NotComputed } from "../systems/NotComputed.tsx";
import { Cost } from "./Cost.tsx";
import { OverviewTable } from "./OverviewTable.tsx";
import { useOverview } from "./useOverview.ts";
import css from "./Overview.module.css";

/** The states that can be shown alone */
const SHOWN = [
  ["fails", "不满足"],
  ["unknown", "无法判定"],
  ["oversized", "过大"],
  ["open", "待选"],
] as const satisfies readonly (readonly [OverviewState, string])[];
type Shown = (typeof SHOWN)[number][0] | "all";

/** The known energy of all machines, kWh, and the lines that it leaves out */
function Energy({ energy: { known, missing } }: Pick<BuildingOverview, "energy">) {
  return (
    <Panel title="全年耗电" ruled className={css["card"]}>
      <p className={css["said"]}>
        {known === null ? "还没有一台设备的年耗电已知" : <b>{formatNumber(known, 0)} kWh</b>}
      </p>
      {missing.length > 0 && <p className={css["said"]}>未计入 {formatNumber(missing.length, 0)} 项</p>}
      {missing.length > 0 && (
        <ul className={css["list"]} aria-label="未计入年耗电">
          {missing.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Changes({ changes }: { readonly changes: readonly string[] }) {
  if (changes.length === 0) return null;
  return (
    <Panel title="上次改动的影响" ruled className={css["card"]}>
      <ol className={css["list"]} aria-label="上次改动的影响">
        {changes.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
    </Panel>
  );
}

function Marks({ marks }: Pick<BuildingOverview, "marks">) {
  if (marks.length === 0) return null;
  return (
    <Panel title="估算与待核对" ruled className={css["card"]}>
      <ul className={css["list"]}>
        {marks.map(({ mark, text }) => (
          <li key={`${mark} ${text}`}>
            <Marked word={mark} title={text} /> {text}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

interface OverviewProps {
  readonly client: BatchClient<unknown>;
  /** Opens the rooms of the open kind of equipment. */
  readonly onRooms: () => void;
}

/** 工程总览: the building on one page, from its rooms to its plant, with all verdicts in one column */
export function Overview({ client, onRooms }: OverviewProps) {
  const { data: answer, isError, refetch, isRunning } = useOverview(client);
  const [shown, show] = useState<Shown>("all");
  const failure = isError ? "计算线程已中断，房间和选型都在" : answer?.ok === false ? answer.message : null;
  if (failure !== null || answer?.ok !== true)
    return (
      <NotComputed
        what="总览"
        units="末端"
        failure={failure}
        state={isRunning ? "running" : "computing"}
        onRetry={() => void refetch()}
      />
    );
  const { overview, changes, rooms, units, saved } = answer.value;
  if (units === 0)
    return (
      <Panel className={css["none"]}>
        <EmptyState
          kind="search"
          title={rooms === 0 ? "还没有房间" : "还没有已选型的末端"}
          why={
            rooms === 0 ? "导入或粘贴房间表后，总览由房间开始" : "一键选型后，系统、设备和冷热源都列在这里"
          }
          actions={<Button onClick={onRooms}>{rooms === 0 ? "去导入房间" : "去房间页选型"}</Button>}
        />
      </Panel>
    );
  const { lines, sums, states, energy, marks, cost } = overview;
  const counted = SHOWN.filter(([state]) => states[state] > 0);
  const isThere = shown === "all" || states[shown] > 0;
  return (
    <div className={css["overview"]}>
      <Panel className={css["lines"]}>
        <dl className={css["sums"]}>
          {sums.map((figure) => (
            <div key={figure.name}>
              <dt>{figure.name}</dt>
              <dd>
                {figure.value === null ? (
                  <span className={css["unknown"]}>{noneWord(figure)}</span>
                ) : (
                  <>
                    <b>{formatNumber(figure.value, figure.digits)}</b> {figure.unit}
                  </>
                )}
              </dd>
            </div>
          ))}
        </dl>
        <div className={css["head"]}>
          <Segments
            aria-label="显示的判定"
            size="xs"
            data={[
              { value: "all", label: `全部 ${lines.length}` },
              ...counted.map(([value, word]) => ({ value, label: `${word} ${states[value]}` })),
            ]}
            value={isThere ? shown : "all"}
            onChange={show}
          />
          <BookButton client={client} saved={saved} what="计算书" part="overview" />
        </div>
        <OverviewTable
          key={shown}
          lines={isThere && shown !== "all" ? lines.filter(({ state }) => state === shown) : lines}
        />
      </Panel>
      <div className={css["right"]}>
        <Changes changes={changes} />
        <Energy energy={energy} />
        {cost !== null && <Cost cost={cost} />}
        <Marks marks={marks} />
      </div>
    </div>
  );
}
