import { useEffect, useRef, useState } from "react";
import { createTurns } from "./createTurns.ts";

/** Half of a browser's connections to one server: the others are left to what a person asks. */
const turns = createTurns(3);

/** Starts when an element is seen, or nearly; returns how to stop waiting for it. */
function whenSeen(element: Element, seen: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) seen();
    },
    { rootMargin: "200px" },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * A picture that is fetched when it is seen and a few others are there. A page of them asked for together would
 * hold all connections of the browser, and what is typed meanwhile would wait for the last one.
 *
 * @param size px of its square
 */
export function PictureInTurn({ url, size }: { readonly url: string; readonly size: number }) {
  const image = useRef<HTMLImageElement>(null);
  const [fetched, setFetched] = useState<string>();
  const giveUp = useRef<() => void>(undefined);
  useEffect(() => {
    const element = image.current;
    if (!element) return;
    const stopWaiting = whenSeen(element, () => {
      stopWaiting();
      giveUp.current = turns.take(() => setFetched(url));
    });
    return () => {
      stopWaiting();
      giveUp.current?.();
    };
  }, [url]);
  const done = () => giveUp.current?.();
  return (
    <img
      ref={image}
      src={fetched === url ? url : undefined}
      alt=""
      width={size}
      height={size}
      onLoad={done}
      onError={done}
    />
  );
}
