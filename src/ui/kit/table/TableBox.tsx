import type { HTMLAttributes, Ref } from "react";
import { classNames } from "../layout/classNames.ts";
import table from "./table.module.css";

export interface TableBoxProps extends HTMLAttributes<HTMLDivElement> {
  /** `page` takes what the panel leaves; `framed` stands among others; `wide` scrolls sideways alone. */
  readonly kind: "page" | "framed" | "wide";
  /** Of a box that a keyboard scrolls, as nothing in it takes the focus. */
  readonly label?: string;
  readonly ref?: Ref<HTMLDivElement>;
}

const KIND = { page: table["scroll"], framed: table["framed"], wide: table["wide"] } as const;

/** Where a table stands, and scrolls in itself where it does not fit. */
export const TableBox = ({ kind, label, className, ...box }: TableBoxProps) => (
  <div
    className={classNames(KIND[kind], className)}
    {...(label === undefined ? {} : { role: "region", "aria-label": label, tabIndex: 0 })}
    {...box}
  />
);
