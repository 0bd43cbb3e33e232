import type { ComponentType } from "react";
import { realTimer, type Timer } from "#api/client/Timer.ts";
import { fail, ok, type Result } from "#domain/base/result.ts";

export type LoadScreen = () => Promise<ComponentType>;

/** A chunk that has not come by now does not come. */
export const CHUNK_MS = 120_000;

/** `timeout`: nothing came. `failed`: the network is down, or a new deployment has removed the chunk. */
export type NotLoadedCode = "timeout" | "failed";

/** Never rejects. A chunk that comes too late is still in the browser's cache for the next try. */
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
