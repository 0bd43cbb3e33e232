import { Button } from "@mantine/core";
import { formatNumber } from "#domain/base/formatNumber.ts";
import type { ChosenForAll } from "#workers/batch/choose/chooseForAll.ts";
import { Dialog } from "../../../../kit/dialog/Dialog.tsx";
import text from "../../../../kit/styles/text.module.css";
import { LeftRooms } from "../../table/many/LeftRooms.tsx";
import css from "../../table/groups/Groups.module.css";

interface GroupChoiceReportProps {
  readonly name: string;
  readonly outcome: ChosenForAll;
  /** The word 型号 or 规格. */
  readonly model: string;
  readonly onClose: () => void;
}

const WIDTH = 520;

/** The rooms of a group that kept their product, with reasons. */
export function GroupChoiceReport({ name, outcome, model, onClose }: GroupChoiceReportProps) {
  const { taken, lacking, lackings, locked, unasked, cause } = outcome;
  const count = (rooms: number) => formatNumber(rooms, 0);
  return (
    <Dialog
      opened
      title={taken > 0 ? "选型结果已更新" : "没有房间改变"}
      width={WIDTH}
      onClose={onClose}
      actions={
        <Button data-autofocus onClick={onClose}>
          知道了
        </Button>
      }
    >
      <div className={css["places"]}>
        <p>
          {name} 已更新 <b>{count(taken)}</b> 间{locked > 0 && `，${count(locked)} 间已锁定`}
        </p>
        {lacking > 0 && (
          <p>
            {count(lacking)} 间没有合适的{model}，保持不变
            {lackings.length < lacking && `（列出前 ${count(lackings.length)} 间）`}
          </p>
        )}
        {lackings.length > 0 && (
          <LeftRooms
            label="保持不变的房间"
            rooms={lackings.map(({ roomName, reason }, at) => ({ key: at, room: roomName, why: reason }))}
          />
        )}
        {unasked > 0 && (
          <p className={text["wrong"]}>
            {count(unasked)} 间未能核对，保持不变{cause === "" ? "" : `：${cause}`}
          </p>
        )}
      </div>
    </Dialog>
  );
}
