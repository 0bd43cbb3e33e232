import { Button } from "@mantine/core";
import { Suspense, useState } from "react";
import { formatNumber, formatPlain } from "#domain/base/formatNumber.ts";
import type { FreshSettings } from "#domain/building/fresh/FreshSettings.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { FreshAnswer, FreshShow } from "#workers/batch/fresh/FreshSheet.ts";
import { LinkButton } from "../../../kit/input/LinkButton.tsx";
import { Segments } from "../../../kit/input/Segments.tsx";
import { EmptyState } from "../../../kit/layout/EmptyState.tsx";
import { Panel } from "../../../kit/layout/Panel.tsx";
import { fetched } from "../../../page/browser/fetched.tsx";
import { useMayEdit } from "../context/useMayEdit.ts";
import { useSendChange } from "../context/useSendChange.ts";
import { NotComputed } from "../systems/NotComputed.tsx";
import { TypedFigure } from "../systems/TypedFigure.tsx";
import css from "./FreshAir.module.css";
import { FreshRules } from "./FreshRules.tsx";
import { FreshTable } from "./FreshTable.tsx";
import { useFreshAir } from "./useFreshAir.ts";

const PasteFresh = fetched(async () => (await import("./PasteFresh.tsx")).PasteFresh);

interface FreshAirProps {
  readonly client: BatchClient<unknown>;
  /** Opens the rooms of the building. */
  readonly onRooms: () => void;
}

/** Nothing is computed before fresh air is asked for. */
function NotAsked({
  client,
  rooms,
  scheduled,
  onRooms,
}: FreshAirProps & { readonly rooms: number; readonly scheduled: number }) {
  const mayEdit = useMayEdit();
  const send = useSendChange();
  return (
    <Panel className={css["none"]}>
      <EmptyState
        kind="search"
        title={rooms === 0 ? "还没有房间" : "还没有计算新风"}
        why={
          rooms === 0
            ? "导入房间表后，按人数、面积或换气次数得出每间的新风量"
            : `${scheduled === 0 ? "" : `房间表已列出 ${formatNumber(scheduled, 0)} 间的新风量、人数或换气次数，优先于规则。`}按房间名称套用规则，得出每间的新风量，再生成新风系统、风管和机组；规则取自 GB 50736 和 GB 50189，凭记忆，待核对，都可以修改`
        }
        actions={
          rooms === 0 ? (
            <Button onClick={onRooms}>去导入房间</Button>
          ) : (
            <Button disabled={!mayEdit} onClick={() => void send(() => client.setFresh({}))}>
              计算新风
            </Button>
          )
        }
      />
    </Panel>
  );
}

interface SettingsProps {
  readonly client: BatchClient<unknown>;
  readonly answer: FreshAnswer;
}

function Settings({ client, answer: { settings, ruled } }: SettingsProps) {
  const mayEdit = useMayEdit();
  const send = useSendChange();
  const change = (to: Partial<FreshSettings>) => void send(() => client.setFresh(to));
  return (
    <Panel title="新风规则" note="各项取最大值" ruled className={css["settings"]}>
      <div className={css["height"]}>
        <span>房间净高</span>
        <TypedFigure
          label="房间净高（m）"
          disabled={!mayEdit}
          value={formatPlain(settings.height, 2)}
          onType={(typed) => typed !== null && change({ height: typed })}
        />
        <small>m</small>
      </div>
      <FreshRules rules={settings.rules} ruled={ruled} onChange={(rules) => change({ rules })} />
      <div className={css["add"]}>
        <LinkButton disabled={!mayEdit} onClick={() => void send(() => client.stopFresh())}>
          不计新风
        </LinkButton>
      </div>
    </Panel>
  );
}

/** The fresh air of each room of a building, by rules for names and by figures typed for a room */
export function FreshAir({ client, onRooms }: FreshAirProps) {
  const { data: answer, isError, refetch } = useFreshAir(client);
  const mayEdit = useMayEdit();
  const [show, setShow] = useState<FreshShow>("all");
  const [isPasting, setPasting] = useState(false);
  if (isError || answer === undefined)
    return (
      <NotComputed
        what="新风"
        units="房间"
        failure={isError ? "计算线程已中断，房间和选型都在" : null}
        state="computing"
        onRetry={() => void refetch()}
      />
    );
  const { version, isAsked, scheduled, counts, flow, area } = answer;
  if (!isAsked)
    return <NotAsked client={client} rooms={counts.all} scheduled={scheduled} onRooms={onRooms} />;
  const shows = [
    { value: "all", label: `全部 ${formatNumber(counts.all, 0)}` },
    { value: "served", label: `送新风 ${formatNumber(counts.served, 0)}` },
    { value: "none", label: `不送 ${formatNumber(counts.none, 0)}` },
    { value: "unknown", label: `未知 ${formatNumber(counts.unknown, 0)}` },
  ] as const;
  return (
    <div className={css["fresh"]}>
      <Panel className={css["lines"]}>
        <div className={css["head"]}>
          <Segments aria-label="显示的房间" size="xs" data={shows} value={show} onChange={setShow} />
          <p role="status">
            合计 {formatNumber(flow, 0)} m³/h
            {area !== null && area > 0 && `，${formatNumber(flow / area, 1)} m³/(h·㎡)`}
            {counts.unknown > 0 && `，${formatNumber(counts.unknown, 0)} 间未知，未计入系统`}
          </p>
          <span className={css["tools"]}>
            <LinkButton disabled={!mayEdit} onClick={() => setPasting(true)}>
              粘贴新风数据
            </LinkButton>
          </span>
        </div>
        <FreshTable key={show} client={client} version={version} show={show} count={counts[show]} />
      </Panel>
      <Settings client={client} answer={answer} />
      {isPasting && (
        <Suspense>
          <PasteFresh client={client} onClose={() => setPasting(false)} />
        </Suspense>
      )}
    </div>
  );
}
