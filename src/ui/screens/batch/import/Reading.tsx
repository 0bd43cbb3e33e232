import { formatNumber } from "#domain/base/formatNumber.ts";
import css from "./Import.module.css";

interface ReadingProps {
  readonly name: string;
  /** `null` while the workbook is unpacked, which is one long step. */
  readonly rows: { readonly read: number; readonly total: number } | null;
}

/** The progress of reading a schedule. */
export const Reading = ({ name, rows }: ReadingProps) => (
  <p className={css["reading"]} role="status">
    正在读取 {name}
    {rows !== null && `，${formatNumber(rows.read, 0)} / ${formatNumber(rows.total, 0)} 行`}
  </p>
);
