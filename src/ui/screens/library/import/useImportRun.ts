import { useEffect, useRef, useState } from "react";
import { ApiError } from "#api/client/ApiError.ts";
import { whyNot } from "../useLibraryAct.ts";
import type { ImportStep, ImportMode } from "./ImportStep.ts";
import { useSending, type ImportJob, type ImportProgress, type Taking } from "./useSending.ts";

const CHOOSE: ImportStep = { step: "choose", mode: "file", refusal: "" };

/** An error that is no answer of the server comes from the worker with the products. */
const whyHalted = (error: unknown): string =>
  error instanceof ApiError ? whyNot(error) : "读取产品的后台中断，继续时会重新读取，已导入的不会重复";

/** An import that was interrupted. */
interface Rest {
  readonly goOn: () => Promise<void>;
  readonly giveUp: () => void;
}

/** The running work on the page. */
interface Under {
  running: AbortController | null;
  isSending: boolean;
  /** Ends the worker that reads the products. */
  release: () => void;
  rest: Rest | null;
}

/**
 * Ends all running work. A batch that is being sent is still written as a whole, and its import then ends by
 * itself.
 */
function endAll(under: Under): void {
  under.running?.abort();
  if (under.isSending) return;
  under.release();
  under.rest?.giveUp();
  under.rest = null;
}

/** An import on the page, whatever its products are read from: they are shown, then sent in batches. */
export function useImportRun(libraryId: string) {
  const sending = useSending(libraryId);
  const [state, setState] = useState<ImportStep>(CHOOSE);
  const { current: under } = useRef<Under>({
    running: null,
    isSending: false,
    release: () => {},
    rest: null,
  });
  const isThere = useRef(true);

  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
      endAll(under);
    };
  }, [under]);

  function start(release: () => void): AbortSignal {
    under.running?.abort();
    under.release = release;
    under.rest = null;
    const controller = new AbortController();
    under.running = controller;
    return controller.signal;
  }

  async function send(job: ImportJob, taking: Taking, before: ImportProgress | null = null): Promise<void> {
    const signal = start(job.release);
    const { fileName, total } = job;
    const at = { progress: before };
    const show = (isWaiting: boolean) =>
      setState({ step: "sending", fileName, total, sent: at.progress?.sent ?? 0, isWaiting });
    under.isSending = true;
    try {
      show(false);
      at.progress ??= await sending.begin(fileName, taking);
      while (at.progress.from !== null && !signal.aborted) {
        at.progress = await sending.next(at.progress, { job, taking }, signal, show);
        show(false);
      }
      const result = await sending.end(at.progress.importId);
      job.release();
      if (at.progress.from === null) job.onSent?.();
      setState({ step: "done", result, isStopped: at.progress.from !== null, isDraft: taking.isDraft });
    } catch (error) {
      // Products that were sent before the failure are in the library.
      void sending.changed();
      const { progress } = at;
      under.rest = {
        goOn: () => send(job, taking, progress),
        giveUp: () => void (progress && sending.giveUp(progress)),
      };
      setState({ step: "halted", fileName, total, sent: progress?.sent ?? 0, why: whyHalted(error) });
    } finally {
      under.isSending = false;
      // The screen was left, so nobody can continue the import.
      if (!isThere.current) endAll(under);
    }
  }

  return {
    state,
    setState,
    start,
    /** Asks for another source, and says why this one cannot be read. */
    refuse(mode: ImportMode, refusal: string) {
      endAll(under);
      setState({ step: "choose", mode, refusal });
    },
    send: (job: ImportJob, taking: Taking) => send(job, taking),
    goOn: () => under.rest?.goOn() ?? Promise.resolve(),
    /** The products sent so far stay and can be undone together; the running batch is written as a whole. */
    stop: () => under.running?.abort(),
    leave: () => {
      endAll(under);
      setState(CHOOSE);
    },
  };
}

export type ImportRun = ReturnType<typeof useImportRun>;
