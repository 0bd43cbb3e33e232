import { useEffect, useState, type RefObject } from "react";

/** ms until a table whose columns changed is measured again; by then it has its new width. */
const REDRAW_MS = 300;

/** Whether a table is wider than its box: only then do its fixed columns show an edge. */
export function useScrollsSideways(boxRef: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const box = boxRef.current;
    if (!box) return;
    const measure = () => setScrolls(box.scrollWidth > box.clientWidth);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isMeasured = false;
    const observer = new ResizeObserver(() => {
      clearTimeout(timer);
      // The first call comes after the frame's layout, where measuring costs nothing; in an effect it would force
      // a layout.
      if (isMeasured) timer = setTimeout(measure, REDRAW_MS);
      else measure();
      isMeasured = true;
    });
    observer.observe(box);
    for (const content of box.children) observer.observe(content);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [boxRef]);
  return scrolls;
}
