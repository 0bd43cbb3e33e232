import { Confirm } from "../../../../kit/dialog/Confirm.tsx";
import { formatNumber } from "#domain/base/formatNumber.ts";
import type { BatchHostRooms } from "./useHostRooms.ts";
import css from "./HostRoomsLeftOut.module.css";

/** Maximum of listed rooms; the sentence states the total. */
const MOST_LISTED = 200;

/** The host's rooms that are not in the table, with reasons. */
export function HostRoomsLeftOut({ host: { leftOut, dismissLeftOut } }: { host: BatchHostRooms }) {
  const unlisted = leftOut.length - MOST_LISTED;
  return (
    <Confirm
      opened
      confirmOnly
      title="部分房间未读取"
      message={`设计软件中有 ${formatNumber(leftOut.length, 0)} 间房间的数据不可用，其余房间已读取。请在设计软件中修改后重新读取。`}
      extra={
        <>
          <ul className={css["rooms"]}>
            {leftOut.slice(0, MOST_LISTED).map(({ at, label, why }) => (
              <li key={at}>
                <span>{label}</span>
                <span>{why}</span>
              </li>
            ))}
          </ul>
          {unlisted > 0 && `另有 ${formatNumber(unlisted, 0)} 间未列出`}
        </>
      }
      onConfirm={dismissLeftOut}
    />
  );
}
