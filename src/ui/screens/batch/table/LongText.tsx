import { Tooltip } from "@mantine/core";
import text from "../../../kit/styles/text.module.css";
import { classNames } from "../../../kit/layout/classNames.ts";

/** Number of characters from which a text is assumed to be cut off. */
const LONG = 80;

/**
 * One line that ends in "…" if it is too long; from 80 characters on a tooltip shows the whole text after 500 ms.
 */
export function LongText({ children, className }: { children: string; className?: string | undefined }) {
  const line = <span className={classNames(text["clip"], className)}>{children}</span>;
  if (children.length < LONG) return line;
  return (
    <Tooltip label={children} openDelay={500} multiline maw={480}>
      {line}
    </Tooltip>
  );
}
