import { forecastRun } from "#domain/building/batch/run/runScope.ts";
import type { BatchImplementation } from "./batchCalls.ts";
import type { AnySession } from "../session/TabBuilding.ts";

/** The part of a batch worker for the one-key selection. */
export const runCalls = (session: () => AnySession) =>
  ({
    run: (scope) => session().run(scope),
    forecast: (scope) => forecastRun(session().batch, scope),
    cancel: () => session().cancel(),
  }) satisfies Partial<BatchImplementation>;
