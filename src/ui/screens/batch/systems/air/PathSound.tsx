import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { pathOfDucts, pathSentence } from "#domain/desk/sound/pathOfDucts.ts";
import { EMPTY_PATH } from "#domain/desk/sound/SoundPath.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { AirSheet } from "#workers/batch/systems/AirSheet.ts";
import { soundAddress } from "../../../../addresses/soundAddress.ts";
import { Confirm } from "../../../../kit/dialog/Confirm.tsx";
import { LinkButton } from "../../../../kit/input/LinkButton.tsx";
import { isSameData } from "../../../../page/browser/isSameData.ts";
import { useNotices } from "../../../../page/services/useNotices.ts";
import { useSoundPath } from "../../../../product/sound/useSoundPath.ts";
import { useSystemFan } from "./useSystemFan.ts";

interface PathSoundProps {
  readonly client: BatchClient<unknown>;
  readonly sheet: AirSheet;
  /** Id of the room's terminal, and the name of its circuit */
  readonly terminal: string;
  readonly name: string;
}

const isTyped = () => !isSameData(useSoundPath.getState(), EMPTY_PATH);

/** Starts 噪声计算 with the path from a system's fan to a room; the rest is typed there. */
export function PathSound({ client, sheet, terminal, name }: PathSoundProps) {
  const fanOf = useSystemFan();
  const notices = useNotices();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);

  async function take() {
    setAsking(false);
    const path = await client.pathToRoom(sheet.id, terminal).catch(() => null);
    if (path === null) return notices.error("未能带入风管", "有风管尺寸未定，或房间已不在此系统");
    useSoundPath.keep(pathOfDucts(sheet.name, path, await fanOf(sheet)));
    notices.success("已带入风管", pathSentence(path));
    await navigate(soundAddress());
  }
  return (
    <>
      <LinkButton
        aria-label={`${name} 的噪声计算`}
        onClick={() => (isTyped() ? setAsking(true) : void take())}
      >
        噪声计算
      </LinkButton>
      <Confirm
        opened={isAsking}
        title="替换噪声计算"
        message="本浏览器中已填写的噪声计算将被此风管路径替换，不能撤销。"
        confirmLabel="替换"
        onConfirm={() => void take()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
