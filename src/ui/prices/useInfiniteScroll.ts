import { useCallback, useEffect, useRef } from "react";

/** ms after a movement, and px before the end of the list: the specification's. */
const DELAY = 300;
const DISTANCE = 10;

/**
 * Asks for more when somebody has scrolled to the end of a box, or when what there is does not fill it.
 * @param isOn there is more, and nothing is on its way
 */
export function useInfiniteScroll(isOn: boolean, more: () => void) {
  const box = useRef<HTMLDivElement>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ isOn, more });
  useEffect(() => {
    latest.current = { isOn, more };
  });
  const look = useCallback(() => {
    if (waiting.current !== undefined) return;
    waiting.current = setTimeout(() => {
      waiting.current = undefined;
      const { current } = box;
      if (current === null || !latest.current.isOn) return;
      if (current.scrollHeight - current.scrollTop - current.clientHeight <= DISTANCE) latest.current.more();
    }, DELAY);
  }, []);
  useEffect(() => {
    if (isOn) look();
  }, [isOn, look]);
  useEffect(
    () => () => {
      clearTimeout(waiting.current);
      waiting.current = undefined;
    },
    [],
  );
  return { box, onScroll: look };
}
