import { Tooltip } from "@mantine/core";
import { IconInfoCircle } from "@tabler/icons-react";
import table from "./table.module.css";

interface HeadNoteProps {
  /** Title of the column, if the note does not name its subject. */
  readonly title?: string;
  readonly note: string;
}

/** A note on a column: a mark beside its title that shows it on hover and focus. */
export const HeadNote = ({ title, note }: HeadNoteProps) => (
  <Tooltip label={note} events={{ hover: true, focus: true, touch: true }}>
    <button
      type="button"
      className={table["mark"]}
      aria-label={title === undefined ? note : `${title}：${note}`}
    >
      <IconInfoCircle size={14} stroke={1.5} aria-hidden />
    </button>
  </Tooltip>
);
