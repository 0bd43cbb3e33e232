import { useLayoutEffect, useRef, type RefObject } from "react";

/**
 * For the `main` of a screen that is kept alive: while it is hidden, when its effects are undone, it is no landmark, for a
 * page has one.
 */
export function useLandmark(): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const main = ref.current;
    main?.removeAttribute("role");
    return () => main?.setAttribute("role", "none");
  }, []);
  return ref;
}
