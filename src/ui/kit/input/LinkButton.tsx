import type { ButtonHTMLAttributes, Ref } from "react";
import { classNames } from "../layout/classNames.ts";
import css from "./LinkButton.module.css";

export interface LinkButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** 12 px instead of 13. */
  small?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** An action that reads as a link: rows of tables, heads of panels. */
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
