import { useRef, useState } from "react";
import { digitsOnly } from "#domain/input/fieldText.ts";
import { useTypedText } from "../../hooks/page/useTypedText.ts";
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
  /** Whether it was saved: what was not stays in the field. */
  readonly onSave: (typed: string) => Promise<boolean>;
}

/** A cell that is a field: saved when it is left or by Enter, given up by Escape. */
export function EditableCell(props: EditableCellProps) {
  const { label, value, maxLength, placeholder = "", isNumber = false, onSave } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const sent = useRef<string | null>(null);
  const save = async () => {
    const given = typed?.trim() ?? value;
    if (given === sent.current) return;
    if (given !== value && !(isNumber && Number(given) < 1)) {
      sent.current = given;
      const isSaved = await onSave(given);
      sent.current = null;
      if (!isSaved) return;
    }
    setTyped(null);
  };
  const text = useTypedText({
    value: typed ?? value,
    onChange: setTyped,
    isNumber,
    ...(isNumber ? { clean: (given: string) => digitsOnly(given).slice(0, maxLength) } : {}),
    onKeyDown: ({ key, currentTarget }) => {
      if (key === "Enter") currentTarget.blur();
      if (key === "Escape") setTyped(null);
    },
  });
  return (
    <input
      className={classNames(table["qty"], !isNumber && css["words"])}
      aria-label={label}
      title={isNumber ? undefined : value}
      inputMode={isNumber ? "numeric" : "text"}
      autoComplete="off"
      placeholder={placeholder}
      maxLength={maxLength}
      {...text}
      onBlur={() => void save()}
    />
  );
}
