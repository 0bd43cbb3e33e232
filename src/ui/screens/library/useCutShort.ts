import { useEffect, useState } from "react";
import { keepText, keptText } from "../../page/browser/createKept.ts";
import { useLeaveWarning } from "../../page/browser/useLeaveWarning.ts";

/** Absent where a page is served without TLS. */
const locks = () => (typeof navigator !== "undefined" && "locks" in navigator ? navigator.locks : undefined);

/**
 * Keeps the note from now on, and a lock that the browser lets go however the page ends: a killed page says nothing
 * more. Returns what takes both back.
 */
function noteUntilDone(key: string, fileName: string, held: LockManager): () => void {
  let done = () => {};
  const whole = new Promise<void>((resolve) => (done = resolve));
  keepText(key, fileName);
  void held.request(key, () => whole).catch(() => {});
  return () => {
    keepText(key, null);
    done();
  };
}

/** Without locks the note is written when the page goes: another tab that is opened meanwhile says nothing. */
function noteWhenLeft(key: string, fileName: string): () => void {
  const note = () => keepText(key, fileName);
  const forget = () => keepText(key, null);
  forget();
  addEventListener("pagehide", note);
  // A page that comes back out of the browser's memory goes on with it.
  addEventListener("pageshow", forget);
  return () => {
    removeEventListener("pagehide", note);
    removeEventListener("pageshow", forget);
  };
}

/** Tells what was noted, once no living page goes on with it. */
function findCut(key: string, signal: AbortSignal, tell: (fileName: string | null) => void): void {
  const held = locks();
  const look = () => signal.aborted || tell(keptText(key));
  // Left before the other page was done: nothing is told.
  if (held && keptText(key) !== null) held.request(key, { signal }, look).catch(() => {});
  else void Promise.resolve().then(look);
}

/**
 * What the closing or the crash of a page cut short: the browser asks before it closes one, and the page says it when
 * it is opened again.
 *
 * @param way what is brought in, which has a note of its own for each library
 * @param underWay the name of the file that is being sent; `null` while none is
 */
export function useCutShort(way: "import" | "manual", libraryId: string, underWay: string | null) {
  const key = `volute.cutShort.${way}.${libraryId}`;
  const [cutShort, setCutShort] = useState<string | null>(null);
  useLeaveWarning(underWay !== null);
  useEffect(() => {
    if (underWay !== null) {
      const held = locks();
      return held ? noteUntilDone(key, underWay, held) : noteWhenLeft(key, underWay);
    }
    const left = new AbortController();
    findCut(key, left.signal, setCutShort);
    return () => {
      left.abort();
      setCutShort(null);
    };
  }, [key, underWay]);
  return {
    /** The file's name. */
    cutShort,
    forget: () => {
      keepText(key, null);
      setCutShort(null);
    },
  };
}
