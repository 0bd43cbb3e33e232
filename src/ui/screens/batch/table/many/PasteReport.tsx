import { Button } from "@mantine/core";
import type { Pasted, PasteRefusal, RefusedFigure } from "#domain/building/batch/edit/pasteQuantities.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { Dialog } from "../../../../kit/dialog/Dialog.tsx";
import { LeftRooms } from "./LeftRooms.tsx";

const WIDTH = 560;

function whyOf({ why, text }: RefusedFigure): string {
  const reasons: Readonly<Record<PasteRefusal, string>> = {
    "not-a-quantity": `“${text}”不是 1 到 10,000 的整数`,
    "several-columns": "一行有多列，只能粘贴一列",
    locked: "房间已锁定",
    "no-room": "超出表格最后一行",
  };
  return reasons[why];
}

/** The lines of a pasted column that were taken and refused, if some were refused. */
export function PasteReport({ pasted, onClose }: { pasted: Pasted; onClose: () => void }) {
  const { taken, refused, refusals } = pasted;
  const more = refused - refusals.length;
  return (
    <Dialog
      opened
      title="粘贴指定数量"
      width={WIDTH}
      onClose={onClose}
      actions={
        <Button data-autofocus onClick={onClose}>
          确定
        </Button>
      }
    >
      <p role="status">
        已填入 {formatNumber(taken, 0)} 间，{formatNumber(refused, 0)} 行未填入，对应房间保持原数量
        {more > 0 && `，以下为前 ${formatNumber(refusals.length, 0)} 行`}
      </p>
      <LeftRooms
        label="未填入的行"
        rooms={refusals.map((figure) => ({
          key: figure.line,
          place: `第 ${formatNumber(figure.line, 0)} 行`,
          room: [figure.roomCode, figure.roomName].filter(Boolean).join(" "),
          why: whyOf(figure),
        }))}
      />
    </Dialog>
  );
}
