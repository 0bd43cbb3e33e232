import { useEffect } from "react";
import { isCovered } from "../context/isCovered.ts";

const takesText = (element: Element | null) =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLElement && element.isContentEditable);

/** Ctrl+V on the page, if no field has the focus and no dialog is open. */
export function useImportPaste(isOn: boolean, onText: (text: string) => void): void {
  useEffect(() => {
    if (!isOn) return;
    const onPaste = (event: ClipboardEvent) => {
      if (takesText(document.activeElement) || isCovered()) return;
      const text = event.clipboardData?.getData("text/plain") ?? "";
      if (text.trim() === "") return;
      event.preventDefault();
      onText(text);
    };
    document.addEventListener("paste", onPaste);
    return () => document.removeEventListener("paste", onPaste);
  }, [isOn, onText]);
}
