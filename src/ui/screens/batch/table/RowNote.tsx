import type { RoomRow } from "#domain/building/batch/state/batchState.ts";
import { classNames } from "../../../kit/layout/classNames.ts";
import { MISSING } from "#domain/base/formatNumber.ts";
import { LinkButton } from "../../../kit/input/LinkButton.tsx";
import { useMayEdit } from "../context/useMayEdit.ts";
import table from "../../../kit/table/table.module.css";
import text from "../../../kit/styles/text.module.css";
import { LongText } from "./LongText.tsx";
import css from "./RoomTable.module.css";
import { useRoomTable } from "./RoomTableContext.ts";
import type { RowDisplay } from "./rowDisplay.ts";

interface RowNoteProps {
  readonly room: RoomRow | null;
  readonly state: RowDisplay;
  readonly colSpan: number;
  /** In a pair the upper line shows the state, the lower one the reason. */
  readonly line: "what" | "why" | "both";
}

function What({ room, state }: Pick<RowNoteProps, "room" | "state">) {
  const { noMatch, isRunning, isChecking, onRetry, onRecheck, onEdit } = useRoomTable();
  const isOff = !useMayEdit() || isRunning;
  switch (state) {
    case "unmatched":
      return <span className={table["miss"]}>{noMatch}</span>;
    case "unsatisfied":
      return (
        <>
          {room?.selection?.model} <span className={classNames(text["strong"], text["wrong"])}>不再满足</span>
        </>
      );
    case "unchecked":
      return (
        <>
          {room?.selection?.model} <span className={text["strong"]}>未核对</span>{" "}
          <LinkButton disabled={isOff || isChecking} onClick={onRecheck}>
            重试
          </LinkButton>
        </>
      );
    case "changed":
      return <span className={text["strong"]}>已变更</span>;
    case "unanswered":
      return (
        <>
          <span className={text["strong"]}>未得到结果</span>{" "}
          <LinkButton disabled={isOff} onClick={onRetry}>
            重试
          </LinkButton>
        </>
      );
    case "refused":
      return (
        <>
          <span className={classNames(text["strong"], text["wrong"])}>输入值不合理</span>{" "}
          <LinkButton disabled={isOff} onClick={() => room && onEdit(room)}>
            修改
          </LinkButton>
        </>
      );
    case "matched":
    case "open":
      return <span className={table["none"]}>{MISSING}</span>;
  }
}

/** A note over all result columns of a room without figures. */
export function RowNote({ room, state, colSpan, line }: RowNoteProps) {
  // A model is before it, which leaves little space for the reason.
  const isRechecked = state === "unsatisfied" || state === "unchecked";
  const reason = room?.reason ?? "";
  return (
    <td className={classNames(table["rule"], line === "what" && css["note"])} colSpan={colSpan}>
      {line === "both" ? (
        <span
          className={css["bothLines"]}
          data-rechecked={isRechecked || undefined}
          title={isRechecked ? reason : undefined}
        >
          <What room={room} state={state} />
          {reason !== "" && <LongText className={css["why"]}>{reason}</LongText>}
        </span>
      ) : line === "what" ? (
        <What room={room} state={state} />
      ) : (
        <LongText>{reason}</LongText>
      )}
    </td>
  );
}
