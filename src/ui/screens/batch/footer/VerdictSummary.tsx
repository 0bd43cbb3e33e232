import type { BatchSummary } from "#domain/batch/batchState.ts";
import { formatNumber } from "#domain/formatNumber.ts";
import { classNames } from "../../../components/classNames.ts";
import { LinkButton } from "../../../components/LinkButton.tsx";
import { useMayEdit } from "../../../hooks/useMayEdit.ts";
import text from "../../../styles/text.module.css";
import css from "./BatchFooter.module.css";

interface VerdictSummaryProps {
  readonly summary: BatchSummary;
  readonly onShow: (show: BatchSummary["view"]["show"]) => void;
  readonly onRecheck: () => void;
  /** Stops a check under way. */
  readonly onStop: () => void;
}

/** What a revised schedule left of the selections: how far their check is, which fail it, which nobody answered for. */
export function VerdictSummary({ summary, onShow, onRecheck, onStop }: VerdictSummaryProps) {
  const { checking, unsatisfied, unchecked, view } = summary;
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
      {unsatisfied > 0 && (
        <>
          <span className={classNames(css["part"], text["wrong"])}>
            不再满足 <b>{formatNumber(unsatisfied, 0)}</b>
          </span>
          {view.show === "all" && <LinkButton onClick={() => onShow("unsatisfied")}>只看不再满足</LinkButton>}
        </>
      )}
      {unchecked > 0 && (
        <>
          <span className={css["part"]}>
            未核对 <b>{formatNumber(unchecked, 0)}</b>
          </span>
          <LinkButton disabled={!mayEdit} onClick={onRecheck}>
            重试核对
          </LinkButton>
        </>
      )}
    </>
  );
}
