import { IconCheck } from "@tabler/icons-react";
import type { BatchSummary } from "#domain/building/batch/state/batchState.ts";
import { classNames } from "../../../../kit/layout/classNames.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { LinkButton } from "../../../../kit/input/LinkButton.tsx";
import { useMayEdit } from "../../context/useMayEdit.ts";
import layout from "../../../../kit/styles/layout.module.css";
import text from "../../../../kit/styles/text.module.css";
import css from "./BatchFooter.module.css";
import { RunRemark } from "./RunRemark.tsx";

interface ResultSummaryProps {
  readonly summary: BatchSummary;
  readonly isNarrow: boolean;
  readonly onRetry: () => void;
  readonly onShow: (show: BatchSummary["view"]["show"]) => void;
}

interface CountedRoomsProps extends Pick<ResultSummaryProps, "isNarrow"> {
  readonly isFiltered: boolean;
  readonly words: string;
  readonly count: number;
  readonly className?: string | undefined;
  readonly onShow: () => void;
}

/** A count with a link to its rooms; in a narrow window the count itself is the link. */
function CountedRooms({ isNarrow, isFiltered, words, count, className, onShow }: CountedRoomsProps) {
  const counted = (
    <>
      {words} <b>{formatNumber(count, 0)}</b>
    </>
  );
  const classes = classNames(css["part"], className);
  if (isNarrow && !isFiltered)
    return (
      <LinkButton className={classes} title={`只看${words}的房间`} onClick={onShow}>
        {counted}
      </LinkButton>
    );
  return (
    <>
      <span className={classes}>{counted}</span>
      {!isFiltered && <LinkButton onClick={onShow}>只看{words}</LinkButton>}
    </>
  );
}

/** The result of the run: matched, unmatched and unanswered rooms, each with a link. */
export function ResultSummary({ summary, isNarrow, onRetry, onShow }: ResultSummaryProps) {
  const { rooms, matched, unmatched, unanswered, locked, hasRun, run, view } = summary;
  const mayEdit = useMayEdit();
  if (rooms === 0) return null;
  const isFiltered = view.show !== "all";
  return (
    <>
      <span className={css["part"]}>
        共 <b>{formatNumber(rooms, 0)}</b> 间
      </span>
      {hasRun && (
        <>
          <span className={css["part"]}>
            <IconCheck size={14} stroke={2} color="var(--mantine-color-green-7)" aria-hidden />
            已匹配 <b>{formatNumber(matched, 0)}</b>
          </span>
          {unmatched > 0 && (
            <CountedRooms
              {...{ isNarrow, isFiltered }}
              words="未匹配"
              count={unmatched}
              className={text["miss"]}
              onShow={() => onShow("unmatched")}
            />
          )}
        </>
      )}
      {unanswered > 0 && (
        <>
          <span className={css["part"]}>
            未得到结果 <b>{formatNumber(unanswered, 0)}</b> 间
          </span>
          <LinkButton disabled={!mayEdit} onClick={onRetry}>
            重试
          </LinkButton>
        </>
      )}
      {locked > 0 && (
        <CountedRooms
          {...{ isNarrow, isFiltered }}
          words="已锁定"
          count={locked}
          onShow={() => onShow("locked")}
        />
      )}
      {(hasRun || run.status !== "idle" || isFiltered) && (
        <>
          {isFiltered && <LinkButton onClick={() => onShow("all")}>显示全部</LinkButton>}
          {!isNarrow && <span className={layout["rule"]} />}
          <RunRemark summary={summary} isNarrow={isNarrow} />
        </>
      )}
    </>
  );
}
