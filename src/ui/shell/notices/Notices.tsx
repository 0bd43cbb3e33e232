import { CloseButton } from "@mantine/core";
import { IconAlertCircle, IconCircleCheck, IconInfoCircle } from "@tabler/icons-react";
import { useNoticeList, useNotices, type Notice } from "../../page/services/useNotices.ts";
import css from "./Notices.module.css";

const ICONS = {
  success: <IconCircleCheck size={18} stroke={1.75} color="var(--mantine-color-green-7)" aria-hidden />,
  warning: <IconInfoCircle size={18} stroke={1.75} color="var(--v-ink-2)" aria-hidden />,
  error: <IconAlertCircle size={18} stroke={1.75} color="var(--mantine-color-red-7)" aria-hidden />,
};

function Line({ notice: { id, kind, text, detail } }: { notice: Notice }) {
  const notices = useNotices();
  return (
    <div
      className={css["notice"]}
      onPointerEnter={() => notices.hold(id)}
      onPointerLeave={() => notices.release(id)}
      onFocus={() => notices.hold(id)}
      onBlur={() => notices.release(id)}
    >
      {ICONS[kind]}
      <span className={css["text"]}>{text}</span>
      <span className={css["detail"]}>{detail}</span>
      <CloseButton aria-label="关闭" size={24} onClick={() => notices.close(id)} />
    </div>
  );
}

/**
 * Notices at the top centre of the head, where they cover nothing. The live regions always exist, so that screen
 * readers announce what is added.
 */
export function Notices() {
  const list = useNoticeList();
  const isError = (notice: Notice) => notice.kind === "error";
  return (
    <div className={css["stack"]}>
      <div className={css["region"]} role="alert">
        {list.filter(isError).map((notice) => (
          <Line key={notice.id} notice={notice} />
        ))}
      </div>
      <div className={css["region"]} role="status">
        {list
          .filter((notice) => !isError(notice))
          .map((notice) => (
            <Line key={notice.id} notice={notice} />
          ))}
      </div>
    </div>
  );
}
