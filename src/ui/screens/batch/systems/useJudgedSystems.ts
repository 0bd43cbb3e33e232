import { useMemo } from "react";
import type { Answered } from "#workers/batch/run/answered.ts";
import { useAnswer } from "../../../page/services/useAnswer.ts";
import { useSummary } from "../context/BatchContext.tsx";
import { atVersion } from "./atVersion.ts";

interface SystemsAt<Sheet> {
  readonly version: number;
  readonly systems: readonly Sheet[];
}

/**
 * Systems of the building as it is now; those of the state before stay until they are computed. Verdicts on machines come
 * when they are there.
 *
 * @param askSystems the same between renders; only if `isJudged` it waits for verdicts
 * @param isPending whether the verdict on a system's machine is not known yet
 */
export function useJudgedSystems<Sheet, Answer extends SystemsAt<Sheet>>(
  askSystems: (isJudged: boolean, signal: AbortSignal) => Promise<Answered<Answer>>,
  isPending: (sheet: Sheet) => boolean,
) {
  const { version, run } = useSummary();
  const isRunning = run.status === "running";
  const askFigures = useMemo(
    () => atVersion(version, (signal: AbortSignal) => askSystems(false, signal)),
    [askSystems, version],
  );
  // A run changes rooms every frame: they are followed when it ends.
  const figures = useAnswer(isRunning ? null : askFigures, { keepsLast: true });
  const shown = figures.data;
  const isWaiting = shown?.ok === true && shown.value.systems.some(isPending);
  const askVerdicts = useMemo(
    () => atVersion(version, (signal: AbortSignal) => askSystems(true, signal)),
    [askSystems, version],
  );
  // Verdicts are the server's: the figures are there before them.
  const judged = useAnswer(isWaiting && !figures.isPlaceholderData ? askVerdicts : null).data;
  const isJudged = judged?.ok === true && shown?.ok === true && judged.value.version === shown.value.version;
  return { ...figures, data: isJudged ? judged : shown, isRunning };
}
