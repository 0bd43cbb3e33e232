import { useLayoutEffect } from "react";

/**
 * Returns the focus to the element that had it when a layer opened. Mantine does this for a layer that is closed
 * but stays mounted; this hook is for one that is unmounted.
 */
export function useFocusBack(opened: boolean): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    if (!opened || !(before instanceof HTMLElement)) return;
    return () => {
      // The layer is still in the document here. An element that was focused meanwhile keeps the focus.
      setTimeout(() => {
        if (document.activeElement === document.body) before.focus({ preventScroll: true });
      });
    };
  }, [opened]);
}
