import { Tooltip } from "@mantine/core";
import text from "../../../kit/styles/text.module.css";
import { classNames } from "../../../kit/layout/classNames.ts";

/** Characters from which on a text is taken to be cut off by its place. */
const LONG = 80;

/** One line that ends in "…" where it is too long; from 80 characters on the whole of it appears after 500 ms. */
export function LongText({ children, className }: { children: string; className?: string | undefined }) {
  const line = <span className={classNames(text["clip"], className)}>{children}</span>;
  if (children.length < LONG) return line;
  return (
    <Tooltip label={children} openDelay={500} multiline maw={480}>
      {line}
    </Tooltip>
  );
}
