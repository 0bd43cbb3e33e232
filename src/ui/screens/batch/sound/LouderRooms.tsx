import { EVERYTHING } from "#domain/building/batch/state/batchState.ts";
import type { SoundSettings } from "#domain/building/sound/SoundSettings.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { LinkButton } from "../../../kit/input/LinkButton.tsx";
import { usePart } from "../context/usePart.ts";
import css from "./RoomSounds.module.css";

interface LouderRoomsProps {
  readonly client: BatchClient<unknown>;
  readonly settings: Pick<SoundSettings, "isCondition">;
}

/** Why rooms are louder than their limit after a run, with a link to their list. */
export function LouderRooms({ client, settings: { isCondition = false } }: LouderRoomsProps) {
  const [, showPart] = usePart([]);
  return (
    <p className={css["way"]}>
      {isCondition
        ? "勾选后重新选型才按限值换型号。选型后仍不满足的：没有不超过限值的型号，保留原型号；已锁定、同室其他设备已超限的也不换。可重新选择、增加数量或放宽条件"
        : "一键选型没有按限值排除产品。勾选右侧“一键选型不超过限值”再选型，或逐间重新选择"}
      <LinkButton
        onClick={() => {
          void client.setView({ ...EVERYTHING, show: "loud" });
          showPart("rooms");
        }}
      >
        到房间页重新选择
      </LinkButton>
    </p>
  );
}
