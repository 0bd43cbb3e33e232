import type { BatchSummary } from "#domain/building/batch/state/batchState.ts";
import { STALE_STATES } from "#domain/building/batch/state/batchState.ts";
import { STALE_WORDS } from "#domain/building/batch/state/rowStateWords.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { classNames } from "../../../../kit/layout/classNames.ts";
import { LinkButton } from "../../../../kit/input/LinkButton.tsx";
import { useMayEdit } from "../../context/useMayEdit.ts";
import text from "../../../../kit/styles/text.module.css";
import css from "./BatchFooter.module.css";

interface RecheckSummaryProps {
  readonly summary: BatchSummary;
  readonly onShow: (show: BatchSummary["view"]["show"]) => void;
  readonly onRecheck: () => void;
  /** Stops the current check. */
  readonly onStop: () => void;
}

/** The progress of a check of selections, and the number of rooms in each stale state, each with a link. */
export function RecheckSummary({ summary, onShow, onRecheck, onStop }: RecheckSummaryProps) {
  const { checking, unchecked, view } = summary;
  const mayEdit = useMayEdit();
  if (checking !== null)
    return (
      <>
        <span className={css["part"]} role="status">
          正在核对 <b>{formatNumber(checking.done, 0)}</b> / {formatNumber(checking.total, 0)} 间
        </span>
        <LinkButton onClick={onStop}>停止</LinkButton>
      </>
    );
  return (
    <>
      {STALE_STATES.filter((state) => summary[state] > 0).map((state) => (
        <LinkButton
          key={state}
          className={classNames(css["part"], state === "unsatisfied" && text["wrong"])}
          title={`只看${STALE_WORDS[state]}的房间`}
          aria-pressed={view.show === state}
          onClick={() => onShow(view.show === state ? "all" : state)}
        >
          {STALE_WORDS[state]} <b>{formatNumber(summary[state], 0)}</b>
        </LinkButton>
      ))}
      {unchecked > 0 && (
        <LinkButton disabled={!mayEdit} onClick={onRecheck}>
          重试核对
        </LinkButton>
      )}
    </>
  );
}
