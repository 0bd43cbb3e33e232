import { useCallback, type RefCallback } from "react";

/**
 * Keeps an element from becoming lower while its width stays the same, so that what is below it does not move
 * under the pointer. Otherwise an answer that arrives between pressing and releasing a button would swallow the
 * click.
 */
export function useHeldHeight(): RefCallback<HTMLElement> {
  return useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    let [width, height] = [0, 0];
    const observer = new ResizeObserver(() => {
      if (element.offsetWidth !== width) {
        width = element.offsetWidth;
        element.style.minHeight = "";
        height = 0;
      }
      height = Math.max(height, element.offsetHeight);
      element.style.minHeight = `${height}px`;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
}
