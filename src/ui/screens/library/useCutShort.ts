import { useEffect, useState } from "react";
import { keepText, keptText } from "../../page/browser/createKept.ts";
import { useLeaveWarning } from "../../page/browser/useLeaveWarning.ts";

/** Absent if the page is served without TLS. */
const locks = () => (typeof navigator !== "undefined" && "locks" in navigator ? navigator.locks : undefined);

/**
 * Stores a note and holds a lock, which the browser releases however the page ends; a killed page cannot do
 * anything more itself. Returns a function that undoes both.
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

/**
 * Without locks the note is only written when the page ends, so that another tab opened meanwhile does not report
 * it.
 */
function noteWhenLeft(key: string, fileName: string): () => void {
  const note = () => keepText(key, fileName);
  const forget = () => keepText(key, null);
  forget();
  addEventListener("pagehide", note);
  // A page that returns from the browser's back-forward cache continues its work.
  addEventListener("pageshow", forget);
  return () => {
    removeEventListener("pagehide", note);
    removeEventListener("pageshow", forget);
  };
}

/** Reports a stored note once no living page continues the work. */
function findCut(key: string, signal: AbortSignal, report: (fileName: string | null) => void): void {
  const held = locks();
  const reportNote = () => signal.aborted || report(keptText(key));
  // If this screen is left before the other page ends, nothing is reported.
  if (held && keptText(key) !== null) held.request(key, { signal }, reportNote).catch(() => {});
  else void Promise.resolve().then(reportNote);
}

/**
 * Work that was interrupted by closing or crashing the page. The browser asks before it closes the page, and the
 * page reports the interruption when it is opened again.
 *
 * @param work kind of work, which has a separate note for each library
 * @param sending the name of the file that is being sent; `null` if none is
 */
export function useCutShort(work: "import" | "manual", libraryId: string, sending: string | null) {
  const key = `volute.cutShort.${work}.${libraryId}`;
  const [cutShort, setCutShort] = useState<string | null>(null);
  useLeaveWarning(sending !== null);
  useEffect(() => {
    if (sending !== null) {
      const held = locks();
      return held ? noteUntilDone(key, sending, held) : noteWhenLeft(key, sending);
    }
    const left = new AbortController();
    findCut(key, left.signal, setCutShort);
    return () => {
      left.abort();
      setCutShort(null);
    };
  }, [key, sending]);
  return {
    /** The name of the interrupted file. */
    cutShort,
    forget: () => {
      keepText(key, null);
      setCutShort(null);
    },
  };
}
