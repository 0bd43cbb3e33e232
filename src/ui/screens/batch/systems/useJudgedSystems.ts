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
 * The present systems of the building; the earlier ones stay until they are computed. Verdicts on machines are
 * added later.
 *
 * @param askSystems the same between renders; it waits for verdicts only if `isJudged`
 * @param isPending whether the verdict on a system's machine is unknown yet
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
  // A run changes rooms in every frame, so the systems are computed when it ends.
  const figures = useAnswer(isRunning ? null : askFigures, { keepsLast: true });
  const shown = figures.data;
  const isWaiting = shown?.ok === true && shown.value.systems.some(isPending);
  const askVerdicts = useMemo(
    () => atVersion(version, (signal: AbortSignal) => askSystems(true, signal)),
    [askSystems, version],
  );
  // Verdicts come from the server, after the figures.
  const judged = useAnswer(isWaiting && !figures.isPlaceholderData ? askVerdicts : null).data;
  const isJudged = judged?.ok === true && shown?.ok === true && judged.value.version === shown.value.version;
  return { ...figures, data: isJudged ? judged : shown, isRunning };
}
