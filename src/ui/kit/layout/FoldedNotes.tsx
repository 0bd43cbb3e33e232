import { useId, useState } from "react";
import { LinkButton } from "../input/LinkButton.tsx";
import css from "./FoldedNotes.module.css";

export interface FoldedNotesProps {
  readonly head: string;
  readonly notes: readonly string[];
}

/** A line that counts further notes, which a click expands. */
export function FoldedNotes({ head, notes }: FoldedNotesProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  if (notes.length === 0) return head;
  return (
    <>
      {head}{" "}
      <LinkButton
        small
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? "收起说明" : `说明 ${notes.length} 条`}
      </LinkButton>
      {isOpen && (
        <ul id={id} className={css["notes"]}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </>
  );
}
