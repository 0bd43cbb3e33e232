import type { ComponentProps } from "react";
import css from "./Tick.module.css";

/**
 * A tick box of a row, in one element: Mantine's takes five and as many hooks as the rest of the row. It has no label of its
 * own to be clicked: `aria-label` says what it is.
 */
export function Tick(props: Omit<ComponentProps<"input">, "type" | "className">) {
  return <input {...props} type="checkbox" className={css["tick"]} />;
}
