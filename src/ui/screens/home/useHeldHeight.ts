import { useCallback, type RefCallback } from "react";

/**
 * The element gets no lower while its width stays, so that what stands below it does not move away under a hand: an
 * answer that comes between pressing and letting go of a button would swallow the click.
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
