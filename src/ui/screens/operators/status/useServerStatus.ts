import { readServerStatus } from "#api/contract/operatorStatus.ts";
import { loadedOf } from "../../../page/services/Loaded.ts";
import { useAsk } from "../../../page/services/useAsk.ts";

/** ms: the interval of a node's heartbeat. */
const AGAIN_MS = 20_000;

/** The state of the server, reloaded while the page is open; after a failure the last one stays. */
export function useServerStatus() {
  const asked = useAsk(
    readServerStatus,
    {},
    { isFleeting: true, repeats: { ms: AGAIN_MS, while: () => true } },
  );
  return { loaded: loadedOf(asked), readAt: asked.dataUpdatedAt, isStale: asked.isError };
}
