import { IconCheck } from "@tabler/icons-react";
import type { BatchSummary } from "#domain/batch/batchState.ts";
import { classNames } from "../../../components/classNames.ts";
import { formatNumber } from "#domain/formatNumber.ts";
import { LinkButton } from "../../../components/LinkButton.tsx";
import { useMayEdit } from "../../../hooks/useMayEdit.ts";
import layout from "../../../styles/layout.module.css";
import text from "../../../styles/text.module.css";
import css from "./BatchFooter.module.css";
import { RunRemark } from "./RunRemark.tsx";

interface ResultSummaryProps {
  readonly summary: BatchSummary;
  readonly isNarrow: boolean;
  readonly onRetry: () => void;
  readonly onShow: (show: BatchSummary["view"]["show"]) => void;
}

/** What came of the run: matched, unmatched, unanswered, and the ways to look at each. */
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
            <>
              <span className={classNames(css["part"], text["miss"])}>
                未匹配 <b>{formatNumber(unmatched, 0)}</b>
              </span>
              {!isFiltered && <LinkButton onClick={() => onShow("unmatched")}>只看未匹配</LinkButton>}
            </>
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
        <>
          <span className={css["part"]}>
            已锁定 <b>{formatNumber(locked, 0)}</b>
          </span>
          {!isFiltered && <LinkButton onClick={() => onShow("locked")}>只看已锁定</LinkButton>}
        </>
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
