import type { ReactNode } from "react";
import table from "../../kit/table/table.module.css";

interface WideTableProps {
  readonly label: string;
  /** How it scrolls and where it stands. */
  readonly className: string | undefined;
  /** Head, body and foot. */
  readonly children: ReactNode;
}

/** A table that scrolls in itself where its columns do not fit. */
export const WideTable = ({ label, className, children }: WideTableProps) => (
  <div
    className={className}
    role="region"
    aria-label={`${label}，可横向滚动`}
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard has no other way to scroll it
    tabIndex={0}
  >
    <table className={table["vt"]} data-dense data-fitted aria-label={label}>
      {children}
    </table>
  </div>
);
