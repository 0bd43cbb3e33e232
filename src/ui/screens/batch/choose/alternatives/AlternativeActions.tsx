import { IconCheck } from "@tabler/icons-react";
import type { Alternative } from "#domain/building/batch/state/batchState.ts";
import { classNames } from "../../../../kit/layout/classNames.ts";
import { LinkButton } from "../../../../kit/input/LinkButton.tsx";
import type { Selectable } from "../../../../page/services/Selectable.ts";
import { useMayEdit } from "../../context/useMayEdit.ts";
import { SelectLink } from "../../../../project/SelectLink.tsx";
import table from "../../../../kit/table/table.module.css";
import css from "./Alternatives.module.css";

export interface AlternativeActionsProps {
  readonly alternative: Alternative;
  readonly selectable: (alternative: Alternative) => Selectable;
  readonly isChosen: boolean;
  readonly onChoose: (alternative: Alternative) => void;
  readonly onDetail: (productId: string) => void;
}

/** The actions of an alternative; the chosen one shows 已选 instead of 选择. 选中 adds it to the project. */
export function AlternativeActions(props: AlternativeActionsProps) {
  const { alternative, selectable, isChosen, onChoose, onDetail } = props;
  const mayEdit = useMayEdit();
  return (
    <div className={table["acts"]}>
      {/* One button for both states, so that the focus stays on it when it is pressed. */}
      <LinkButton
        className={classNames(isChosen && css["taken"])}
        aria-label={`${isChosen ? "已选" : "选择"} ${alternative.model}`}
        aria-disabled={isChosen || undefined}
        disabled={!mayEdit && !isChosen}
        onClick={isChosen ? undefined : () => onChoose(alternative)}
      >
        {isChosen && <IconCheck size={14} stroke={2} aria-hidden />}
        {isChosen ? "已选" : "选择"}
      </LinkButton>
      <SelectLink product={selectable(alternative)} />
      <LinkButton aria-label={`查看 ${alternative.model}`} onClick={() => onDetail(alternative.productId)}>
        查看
      </LinkButton>
    </div>
  );
}
