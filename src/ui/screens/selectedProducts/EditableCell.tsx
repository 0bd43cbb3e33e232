import type { SelectedProduct } from "#api/contract/projectProducts.ts";
import { specifiedQuantity, unitCountText } from "#domain/base/input/unitCount.ts";
import { draftKey, useCellDrafts, type CellField } from "../../project/useCellDrafts.ts";
import { useNotices } from "../../page/services/useNotices.ts";
import { useTypedText } from "../../page/browser/useTypedText.ts";
import { classNames } from "../../kit/layout/classNames.ts";
import table from "../../kit/table/table.module.css";
import { cellLabel } from "./cellLabel.ts";
import css from "./SelectedProducts.module.css";
import type { RowEdits } from "./useRowEdits.ts";

export interface EditableCellProps {
  readonly row: SelectedProduct;
  readonly field: CellField;
  readonly maxLength: number;
  readonly placeholder?: string;
  readonly edits: Pick<RowEdits, "type" | "save" | "giveUp">;
}

/** A cell with a field: saved on blur or Enter, discarded by Escape. Unsaved text stays in it. */
export function EditableCell({ row, field, maxLength, placeholder = "", edits }: EditableCellProps) {
  const cell = { rowId: row.id, field };
  const draft = useCellDrafts(({ drafts }) => drafts.get(draftKey(cell)));
  const isNumber = field === "equipmentNum";
  const value = draft?.typed ?? String(row[field]);
  const isHeld = draft !== undefined && draft.state.kind !== "typing" && draft.state.kind !== "saving";
  const notices = useNotices();
  /** An empty or invalid number is replaced by the previous one. */
  const leave = () => {
    const quantity = specifiedQuantity(value);
    if (!isNumber || (quantity.ok && quantity.value !== null)) return void edits.save(cell);
    if (!quantity.ok) notices.warning("数量应为不小于 1 的整数", `“${value}”未采用`);
    edits.giveUp(cell);
  };
  const text = useTypedText({
    value,
    onChange: (typed) => edits.type(row, field, typed),
    isNumber,
    ...(isNumber ? { clean: (given: string) => unitCountText(given).slice(0, maxLength) } : {}),
    onKeyDown: ({ key, currentTarget }) => {
      if (key === "Enter") currentTarget.blur();
      if (key === "Escape") edits.giveUp(cell);
    },
  });
  return (
    <input
      className={classNames(
        table["qty"],
        !isNumber && css["words"],
        field === "equipmentCode" && css["numbered"],
        isHeld && css["held"],
      )}
      aria-label={cellLabel(row, field)}
      title={isNumber ? undefined : value}
      inputMode={isNumber ? "numeric" : "text"}
      autoComplete="off"
      placeholder={placeholder}
      maxLength={maxLength}
      {...text}
      onBlur={leave}
    />
  );
}
