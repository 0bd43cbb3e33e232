import { Tooltip } from "@mantine/core";
import { IconInfoCircle } from "@tabler/icons-react";
import css from "./HeaderNote.module.css";

/** What a reader must know of a column: a mark beside its title that says it on hover and on focus. */
export const HeaderNote = ({ note }: { note: string }) => (
  <Tooltip label={note} events={{ hover: true, focus: true, touch: true }}>
    <button type="button" className={css["mark"]} aria-label={note}>
      <IconInfoCircle size={14} stroke={1.5} aria-hidden />
    </button>
  </Tooltip>
);
