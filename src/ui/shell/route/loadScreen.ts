import type { ComponentType } from "react";
import { realTimer, type Timer } from "#api/client/Timer.ts";
import { fail, ok, type Result } from "#domain/base/result.ts";

export type LoadScreen = () => Promise<ComponentType>;

/** ms after which a chunk counts as lost. */
export const CHUNK_MS = 120_000;

/** `timeout`: nothing came. `failed`: the network is down, or a new deployment has removed the chunk. */
export type NotLoadedCode = "timeout" | "failed";

/** Loads a screen; never rejects. A chunk that comes too late is still cached for the next attempt. */
export function loadScreen(
  load: LoadScreen,
  timer: Timer = realTimer,
): Promise<Result<ComponentType, NotLoadedCode>> {
  return new Promise((resolve) => {
    const callOff = timer(CHUNK_MS, () => resolve(fail("timeout")));
    const settle = (result: Result<ComponentType, NotLoadedCode>) => {
      callOff();
      resolve(result);
    };
    load().then(
      (screen) => settle(ok(screen)),
      () => settle(fail("failed")),
    );
  });
}
