import type { ButtonHTMLAttributes, Ref } from "react";
import { classNames } from "../layout/classNames.ts";
import css from "./LinkButton.module.css";

export interface LinkButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Whether the text has 12 px instead of 13. */
  small?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that looks like a link, for rows of tables and heads of panels. */
export function LinkButton({ small, className, ...button }: LinkButtonProps) {
  return (
    <button
      type="button"
      {...button}
      className={classNames(css["link"], className)}
      data-small={small || undefined}
    />
  );
}
