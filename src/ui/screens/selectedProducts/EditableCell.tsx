import { useState } from "react";
import { classNames } from "../../components/layout/classNames.ts";
import table from "../../components/table/table.module.css";
import css from "./SelectedProducts.module.css";

export interface EditableCellProps {
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
  readonly placeholder?: string;
  /** A whole number from 1. */
  readonly isNumber?: boolean;
  readonly isOff: boolean;
  readonly onSave: (typed: string) => void;
}

/** A cell that is a field: saved when it is left or by Enter, given up by Escape. */
export function EditableCell(props: EditableCellProps) {
  const { label, value, maxLength, placeholder = "", isNumber = false, isOff, onSave } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const save = () => {
    const given = typed?.trim() ?? value;
    setTyped(null);
    if (given !== value && !(isNumber && Number(given) < 1)) onSave(given);
  };
  return (
    <input
      className={classNames(table["qty"], !isNumber && css["words"])}
      aria-label={label}
      title={isNumber ? undefined : value}
      inputMode={isNumber ? "numeric" : "text"}
      autoComplete="off"
      placeholder={placeholder}
      maxLength={maxLength}
      disabled={isOff}
      value={typed ?? value}
      onChange={({ currentTarget }) =>
        setTyped(isNumber ? currentTarget.value.replace(/\D/gu, "") : currentTarget.value)
      }
      onBlur={save}
      onKeyDown={({ key, currentTarget, nativeEvent }) => {
        if (key === "Enter" && !nativeEvent.isComposing) currentTarget.blur();
        if (key === "Escape") setTyped(null);
      }}
    />
  );
}
