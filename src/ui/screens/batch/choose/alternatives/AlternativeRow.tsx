import { IconCheck } from "@tabler/icons-react";
import type { Alternative } from "#domain/building/batch/state/batchState.ts";
import { classNames } from "../../../../kit/layout/classNames.ts";
import { LinkButton } from "../../../../kit/input/LinkButton.tsx";
import type { Selectable } from "../../../../page/services/Selectable.ts";
import { useMayEdit } from "../../context/useMayEdit.ts";
import { SelectLink } from "../../../../project/SelectLink.tsx";
import table from "../../../../kit/table/table.module.css";
import text from "../../../../kit/styles/text.module.css";
import { ACTIONS, type AlternativeColumn } from "./alternativeColumns.tsx";
import css from "./Alternatives.module.css";

interface AlternativeRowProps {
  readonly alternative: Alternative;
  readonly columns: readonly AlternativeColumn[];
  readonly selectable: (alternative: Alternative) => Selectable;
  readonly isChosen: boolean;
  readonly onChoose: (alternative: Alternative) => void;
  readonly onDetail: (productId: string) => void;
}

/** A product among the alternatives; the chosen one says 已选 where the others offer 选择. 选中 takes it into the project. */
export function AlternativeRow({
  alternative,
  columns,
  selectable,
  isChosen,
  onChoose,
  onDetail,
}: AlternativeRowProps) {
  const mayEdit = useMayEdit();
  const actions = (
    <div className={table["acts"]}>
      {/* One button either way, so that the focus stays on it when it is pressed. */}
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
  return (
    <tr className={table["one"]} data-sel={isChosen || undefined} aria-current={isChosen || undefined}>
      {columns.map(({ key, isNumber, isStrong, isQuiet, cell }) => (
        <td
          key={key}
          className={classNames(
            isNumber && table["num"],
            isStrong && table["strong"],
            isQuiet && text["ink2"],
          )}
        >
          {key === ACTIONS ? actions : cell(alternative)}
        </td>
      ))}
    </tr>
  );
}
