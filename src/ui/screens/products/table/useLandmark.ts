import { useLayoutEffect, useRef, type RefObject } from "react";

/**
 * Ref for the `main` of a screen that is kept alive: while hidden, when its effects are undone, it is no landmark,
 * since a page has only one.
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
