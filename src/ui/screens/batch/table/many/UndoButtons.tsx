import { IconArrowBackUp, IconArrowForwardUp } from "@tabler/icons-react";
import type { EditName } from "#domain/building/batch/state/EditName.ts";
import { LinkButton } from "../../../../kit/input/LinkButton.tsx";
import css from "./ManyRooms.module.css";
import { EDIT_WORDS } from "./editWords.ts";

interface UndoButtonsProps {
  readonly undo: EditName | null;
  readonly redo: EditName | null;
  readonly isOff: boolean;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

const ICON = { size: 16, stroke: 1.5, "aria-hidden": true } as const;

const labelOf = (verb: string, edit: EditName | null, keys: string) =>
  edit === null ? verb : `${verb}：${EDIT_WORDS[edit]}（${keys}）`;

/** 撤销 and 重做, each with the name of its step. */
export function UndoButtons({ undo, redo, isOff, onUndo, onRedo }: UndoButtonsProps) {
  const [undoLabel, redoLabel] = [labelOf("撤销", undo, "Ctrl+Z"), labelOf("重做", redo, "Ctrl+Y")];
  return (
    <div className={css["undo"]} role="group" aria-label="撤销与重做">
      <LinkButton aria-label={undoLabel} title={undoLabel} disabled={isOff || undo === null} onClick={onUndo}>
        <IconArrowBackUp {...ICON} />
        撤销
      </LinkButton>
      <LinkButton aria-label={redoLabel} title={redoLabel} disabled={isOff || redo === null} onClick={onRedo}>
        <IconArrowForwardUp {...ICON} />
        重做
      </LinkButton>
    </div>
  );
}
