import { Tooltip } from "@mantine/core";
import { IconInfoCircle } from "@tabler/icons-react";
import css from "./HeadNote.module.css";

interface HeadNoteProps {
  /** Of the column, where the note does not say of what it speaks. */
  readonly title?: string;
  readonly note: string;
}

/** What a reader must know of a column: a mark beside its title that says it on hover and on focus. */
export const HeadNote = ({ title, note }: HeadNoteProps) => (
  <Tooltip label={note} events={{ hover: true, focus: true, touch: true }}>
    <button
      type="button"
      className={css["mark"]}
      aria-label={title === undefined ? note : `${title}：${note}`}
    >
      <IconInfoCircle size={14} stroke={1.5} aria-hidden />
    </button>
  </Tooltip>
);
