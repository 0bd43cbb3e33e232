import { useCallback, useState } from "react";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { SOUND_NOTES } from "#domain/building/batch/sound/roomSoundWords.ts";
import type { SoundSettings } from "#domain/building/sound/SoundSettings.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { SoundAsk } from "#workers/batch/sound/SoundSheet.ts";
import { ExportMenu } from "../../../kit/input/ExportMenu.tsx";
import { Segments } from "../../../kit/input/Segments.tsx";
import { Panel } from "../../../kit/layout/Panel.tsx";
import { useSendChange } from "../context/useSendChange.ts";
import { NotComputed } from "../systems/NotComputed.tsx";
import { LouderRooms } from "./LouderRooms.tsx";
import { RoomSoundTable } from "./RoomSoundTable.tsx";
import css from "./RoomSounds.module.css";
import { SoundSettingsPanel } from "./SoundSettingsPanel.tsx";
import { useBuildingSound } from "./useBuildingSound.ts";
import { useSoundExport } from "./useSoundExport.ts";

/** The part 噪声 of a building: the levels that the chosen units make in its rooms. */
export function RoomSounds({ client }: { readonly client: BatchClient<unknown> }) {
  const { data: answer, isError, refetch, isRunning } = useBuildingSound(client);
  const [show, setShow] = useState<SoundAsk["show"]>("all");
  const send = useSendChange();
  const save = useSoundExport(client);
  const typeLimit = useCallback(
    (roomId: string, limit: number | null) => void send(() => client.setRoomLimit(roomId, limit)),
    [client, send],
  );
  const failure = isError ? "计算线程已中断，房间和选型都在" : answer?.ok === false ? answer.message : null;
  if (failure !== null || answer?.ok !== true || answer.value.rooms === 0)
    return (
      <NotComputed
        what="声级"
        units="末端"
        failure={failure}
        state={isRunning ? "running" : answer === undefined ? "computing" : "empty"}
        onRetry={() => void refetch()}
      />
    );
  const { version, rooms, counts, withoutUse, settings } = answer.value;
  const change = (to: Partial<SoundSettings>) => void send(() => client.setSound(to));
  const shows = [
    { value: "all", label: `全部 ${formatNumber(rooms, 0)}` },
    { value: "fail", label: `不满足 ${formatNumber(counts.fail, 0)}` },
    { value: "borderline", label: `临界 ${formatNumber(counts.borderline, 0)}` },
    { value: "pass", label: `满足 ${formatNumber(counts.pass, 0)}` },
    { value: "cannot-judge", label: `无法判定 ${formatNumber(counts["cannot-judge"], 0)}` },
  ] as const;
  return (
    <div className={css["sounds"]}>
      <Panel className={css["lines"]}>
        <div className={css["head"]}>
          <Segments aria-label="显示的房间" size="xs" data={shows} value={show} onChange={setShow} />
          {withoutUse > 0 && (
            <p role="status">{formatNumber(withoutUse, 0)} 间用途未定，可在右侧按房间名称指定</p>
          )}
          <ExportMenu className={css["export"]} label="导出" onSave={save} />
        </div>
        {show === "fail" && counts.fail > 0 && <LouderRooms client={client} settings={settings} />}
        <RoomSoundTable
          key={show}
          client={client}
          version={version}
          show={show}
          count={show === "all" ? rooms : counts[show]}
          onLimit={typeLimit}
        />
        <ul className={css["notes"]}>
          {SOUND_NOTES.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </Panel>
      <SoundSettingsPanel settings={settings} onChange={change} />
    </div>
  );
}
