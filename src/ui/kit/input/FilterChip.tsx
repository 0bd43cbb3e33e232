import { IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import css from "./FilterChip.module.css";

export interface FilterChipProps {
  readonly label: string;
  readonly value: ReactNode;
  /** Remark in ink-2 after the value, such as ±10 %. */
  readonly note?: string | undefined;
  readonly onRemove: () => void;
}

/** An active filter with a button to remove it. */
export const FilterChip = ({ label, value, note, onRemove }: FilterChipProps) => (
  <span className={css["chip"]}>
    {label} <b>{value}</b>
    {note && ` ${note}`}
    <button type="button" className={css["remove"]} aria-label={`清除${label}`} onClick={onRemove}>
      <IconX size={12} stroke={1.75} aria-hidden />
    </button>
  </span>
);
