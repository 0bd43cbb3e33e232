import { useEffect } from "react";
import { isCovered } from "../context/isCovered.ts";

interface EditKeys {
  readonly undo: () => void;
  readonly redo: () => void;
  readonly fillDown: () => void;
}

/** A checkbox has no text to undo. */
const hasTextCursor = (element: Element | null) =>
  (element instanceof HTMLInputElement && element.type !== "checkbox") ||
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLElement && element.isContentEditable);

/**
 * Ctrl+Z, Ctrl+Shift+Z, Ctrl+Y and Ctrl+D. In a focused text field the first three belong to the field, and in an
 * open dialog all belong to the dialog.
 */
export function useEditKeys(isOn: boolean, { undo, redo, fillDown }: EditKeys): void {
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isCovered()) return;
      const key = event.key.toLowerCase();
      const isText = hasTextCursor(document.activeElement);
      const act =
        key === "d" && !event.shiftKey
          ? fillDown
          : isText
            ? undefined
            : key === "z"
              ? event.shiftKey
                ? redo
                : undo
              : key === "y"
                ? redo
                : undefined;
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [isOn, undo, redo, fillDown]);
}
