import { useId, type CSSProperties, type ReactNode } from "react";
import { classNames } from "./classNames.ts";
import css from "./Panel.module.css";

export interface PanelProps {
  title?: string;
  /** Short text beside the title. */
  note?: ReactNode;
  /** Tools at the right of the head. */
  tools?: ReactNode;
  /** Whether there is a hairline below the head. */
  ruled?: boolean;
  className?: string | undefined;
  style?: CSSProperties;
  children?: ReactNode;
}

/** A white panel with a thin grey edge. Without a title it has no head. */
export function Panel({ title, note, tools, ruled, className, style, children }: PanelProps) {
  const id = useId();
  return (
    <section
      className={classNames(css["panel"], className)}
      style={style}
      aria-labelledby={title === undefined ? undefined : id}
    >
      {title !== undefined && (
        <div className={css["head"]} data-ruled={ruled || undefined}>
          <h2 className={css["title"]} id={id}>
            {title}
          </h2>
          {note && <span className={css["note"]}>{note}</span>}
          {tools && <div className={css["tools"]}>{tools}</div>}
        </div>
      )}
      {children}
    </section>
  );
}
