import type { HTMLAttributes, Ref } from "react";
import { classNames } from "../layout/classNames.ts";
import table from "./table.module.css";

export interface TableBoxProps extends HTMLAttributes<HTMLDivElement> {
  /** `page` takes the panel's remaining height; `framed` is one of several; `wide` only scrolls sideways. */
  readonly kind: "page" | "framed" | "wide";
  /** Label of a box that scrolls by keyboard, since nothing in it takes the focus. */
  readonly label?: string;
  readonly ref?: Ref<HTMLDivElement>;
}

const KIND = { page: table["scroll"], framed: table["framed"], wide: table["wide"] } as const;

/** The box of a table, which scrolls if the table does not fit. */
export const TableBox = ({ kind, label, className, ...box }: TableBoxProps) => (
  <div
    className={classNames(KIND[kind], className)}
    {...(label === undefined ? {} : { role: "region", "aria-label": label, tabIndex: 0 })}
    {...box}
  />
);
