import type { ComponentProps } from "react";
import css from "./Tick.module.css";

/**
 * A row's checkbox as a single element: Mantine's has five elements, and as many hooks as the rest of the row. It
 * has no visible label, so `aria-label` names it.
 */
export function Tick(props: Omit<ComponentProps<"input">, "type" | "className">) {
  return <input {...props} type="checkbox" className={css["tick"]} />;
}
