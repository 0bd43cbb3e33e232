import { ApiError } from "#api/client/ApiError.ts";
import { forecastRun } from "#domain/building/batch/run/runScope.ts";
import type { BatchEnvironment } from "../record/batchEnvironment.ts";
import type { NoiseParts } from "../session/NoiseParts.ts";
import type { OpenSelection } from "../session/Opening.ts";
import type { BatchImplementation } from "./batchCalls.ts";
import { fetched } from "./fetched.ts";

/** The part of a batch worker for the one-key selection. */
export function runCalls(
  opened: () => OpenSelection,
  { timer, noise }: Pick<BatchEnvironment, "timer"> & { readonly noise: Pick<NoiseParts, "know"> },
) {
  const session = () => opened().session;
  let quieter = new AbortController();
  /** If sound limits are a condition of the run, looks for quieter products for rooms that came out too loud. */
  async function keepLimits(): Promise<void> {
    const { batch } = session();
    if (batch.sound?.isCondition !== true || batch.run.status !== "finished") return;
    quieter = new AbortController();
    const { signal } = quieter;
    const { quieterRooms } = await fetched(import("../choose/quieterRooms.ts"));
    try {
      await quieterRooms({ opened, timer, noise }, signal);
    } catch (error) {
      // Without an answer the rooms keep their products, and their verdicts report the noise.
      if (!(error instanceof ApiError) && !signal.aborted) throw error;
    }
  }
  return {
    async run(scope) {
      await session().run(scope);
      await keepLimits();
    },
    forecast: (scope) => forecastRun(session().batch, scope),
    cancel() {
      quieter.abort();
      return session().cancel();
    },
  } satisfies Partial<BatchImplementation>;
}
