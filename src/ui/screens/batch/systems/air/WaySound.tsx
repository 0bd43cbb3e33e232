import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { getProduct } from "#api/contract/products.ts";
import { pathOfDucts, waySentence, type SystemFan } from "#domain/desk/sound/pathOfDucts.ts";
import { EMPTY_PATH } from "#domain/desk/sound/SoundPath.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { AirSheet } from "#workers/batch/systems/AirSheet.ts";
import { soundPlace } from "../../../../addresses/soundPlace.ts";
import { Confirm } from "../../../../kit/dialog/Confirm.tsx";
import { LinkButton } from "../../../../kit/input/LinkButton.tsx";
import { useNotices } from "../../../../page/services/useNotices.ts";
import { useServices } from "../../../../page/services/ServicesContext.tsx";
import { noiseOf } from "../../../../product/sound/noiseOf.ts";
import { useSoundPath } from "../../../../product/sound/useSoundPath.ts";

interface WaySoundProps {
  readonly client: BatchClient<unknown>;
  readonly sheet: AirSheet;
  /** Of the room's terminal, and what its circuit is called. */
  readonly terminal: string;
  readonly name: string;
}

const isTyped = () => JSON.stringify(useSoundPath.getState()) !== JSON.stringify(EMPTY_PATH);

/** 噪声计算 of the way from a system's fan to a room, as a start that is typed on. */
export function WaySound({ client, sheet, terminal, name }: WaySoundProps) {
  const { api } = useServices();
  const notices = useNotices();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);

  /** A kept fan that cannot be asked about is estimated by its duty. */
  async function fanOf({ settings, card }: AirSheet): Promise<SystemFan> {
    const duty = { flow: card?.flow ?? null, pressure: card?.pressure ?? null };
    if (settings.fan === null) return { ...duty, octaves: null, power: null };
    try {
      const { statement, octaves, power } = noiseOf(
        await api.call(getProduct, { params: { id: settings.fan.id } }),
      );
      return { ...duty, octaves, power: statement === "power" ? power : null };
    } catch {
      return { ...duty, octaves: null, power: null };
    }
  }
  async function take() {
    setAsking(false);
    const way = await client.wayToRoom(sheet.id, terminal).catch(() => null);
    if (way === null) return notices.error("未能带入风管", "有风管尺寸未定，或房间已不在此系统");
    useSoundPath.keep(pathOfDucts(sheet.name, way, await fanOf(sheet)));
    notices.success("已带入风管", waySentence(way));
    await navigate(soundPlace());
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
