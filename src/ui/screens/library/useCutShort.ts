import { useEffect, useState } from "react";
import { keepText, keptText } from "../../page/browser/createKept.ts";
import { useLeaveWarning } from "../../page/browser/useLeaveWarning.ts";

/**
 * What the closing of a page cut short: the browser asks first, and the page says it when it is opened again.
 *
 * @param way what is brought in, which has a note of its own for each library
 * @param underWay the name of the file that is being sent; `null` while none is
 */
export function useCutShort(way: "import" | "manual", libraryId: string, underWay: string | null) {
  const key = `volute.cutShort.${way}.${libraryId}`;
  const [, setForgotten] = useState(0);
  useLeaveWarning(underWay !== null);
  useEffect(() => {
    if (underWay === null) return;
    // Written when the page goes: another tab that is opened meanwhile says nothing.
    const note = () => keepText(key, underWay);
    const forget = () => keepText(key, null);
    forget();
    addEventListener("pagehide", note);
    // A page that comes back out of the browser's memory goes on with it.
    addEventListener("pageshow", forget);
    return () => {
      removeEventListener("pagehide", note);
      removeEventListener("pageshow", forget);
    };
  }, [key, underWay]);
  return {
    /** The file's name. */
    cutShort: underWay === null ? keptText(key) : null,
    forget: () => {
      keepText(key, null);
      setForgotten((count) => count + 1);
    },
  };
}
