import { Confirm } from "../../../../kit/dialog/Confirm.tsx";
import { formatNumber } from "#domain/base/formatNumber.ts";
import type { ChosenForAll } from "#workers/batch/choose/chooseForAll.ts";
import { LeftRooms } from "../../table/many/LeftRooms.tsx";

interface ChoiceReportProps {
  readonly outcome: ChosenForAll;
  /** The word 型号 or 规格. */
  readonly model: string;
  readonly onClose: () => void;
}

/** The similar rooms that kept their product, with reasons. */
export function ChoiceReport({ outcome, model, onClose }: ChoiceReportProps) {
  const { taken, lacking, lackings, unasked, cause } = outcome;
  const parts = [
    lacking > 0 && `${formatNumber(lacking, 0)} 间所选${model}不满足要求，保持原${model}`,
    unasked > 0 &&
      `${formatNumber(unasked, 0)} 间未能核对${cause === "" ? "" : `（${cause}）`}，保持原${model}`,
  ].filter((part) => part !== false);
  return (
    <Confirm
      opened
      confirmOnly
      title="选型结果已更新"
      message={`已同时更新另外 ${formatNumber(taken, 0)} 间；${parts.join("；")}。`}
      extra={
        lackings.length > 0 && (
          <LeftRooms
            label="未更新的房间"
            rooms={lackings.map(({ roomName, reason }, at) => ({ key: at, room: roomName, why: reason }))}
          />
        )
      }
      onConfirm={onClose}
    />
  );
}
