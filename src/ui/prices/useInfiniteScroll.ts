import { useCallback, useEffect, useRef } from "react";

/** Values of the specification: ms after a scroll event, and px before the end of the list. */
const DELAY = 300;
const DISTANCE = 10;

/**
 * Loads more when a box is scrolled to its end, or when its content does not fill it.
 * @param isOn whether there is more and nothing is being loaded
 */
export function useInfiniteScroll(isOn: boolean, more: () => void) {
  const box = useRef<HTMLDivElement>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ isOn, more });
  useEffect(() => {
    latest.current = { isOn, more };
  });
  const checkEnd = useCallback(() => {
    if (waiting.current !== undefined) return;
    waiting.current = setTimeout(() => {
      waiting.current = undefined;
      const { current } = box;
      if (current === null || !latest.current.isOn) return;
      if (current.scrollHeight - current.scrollTop - current.clientHeight <= DISTANCE) latest.current.more();
    }, DELAY);
  }, []);
  useEffect(() => {
    if (isOn) checkEnd();
  }, [isOn, checkEnd]);
  useEffect(
    () => () => {
      clearTimeout(waiting.current);
      waiting.current = undefined;
    },
    [],
  );
  return { box, onScroll: checkEnd };
}
