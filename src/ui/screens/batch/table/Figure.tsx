import { formatNumber, MISSING } from "#domain/base/formatNumber.ts";
import css from "../../../kit/table/table.module.css";

export const Missing = () => <span className={css["none"]}>{MISSING}</span>;

/** A figure of the table, "- -" in grey if there is none. */
export function Figure({ value, digits }: { value: number | null | undefined; digits: number }) {
  return value === null || value === undefined ? <Missing /> : formatNumber(value, digits);
}
