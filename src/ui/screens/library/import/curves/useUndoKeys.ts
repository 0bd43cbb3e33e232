import { useEffect, useRef } from "react";

/** Handles Ctrl+Z and Ctrl+Y, or Ctrl+Shift+Z, except in a text field, which has its own undo. */
export function useUndoKeys(onUndo: () => void, onRedo: () => void): void {
  const acts = useRef({ onUndo, onRedo });
  useEffect(() => {
    acts.current = { onUndo, onRedo };
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target } = event;
      const isField = target instanceof HTMLInputElement && target.type === "text";
      if (isField || event.defaultPrevented || !(event.ctrlKey || event.metaKey)) return;
      const key = event.key.toLowerCase();
      if (key !== "z" && key !== "y") return;
      event.preventDefault();
      if (key === "y" || event.shiftKey) acts.current.onRedo();
      else acts.current.onUndo();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}
