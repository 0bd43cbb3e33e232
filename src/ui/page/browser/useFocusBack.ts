import { useLayoutEffect } from "react";

/**
 * Gives the focus back to what had it when a layer came. Mantine does so for a layer that is closed and stays
 * mounted; this is for one that goes by being unmounted, and with it the focus.
 */
export function useFocusBack(opened: boolean): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    if (!opened || !(before instanceof HTMLElement)) return;
    return () => {
      // The layer is still in the document here. Whoever has taken the focus meanwhile keeps it.
      setTimeout(() => {
        if (document.activeElement === document.body) before.focus({ preventScroll: true });
      });
    };
  }, [opened]);
}
