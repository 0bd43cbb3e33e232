import { readServerStatus } from "#api/contract/operatorStatus.ts";
import { loadedOf } from "../../../page/services/Loaded.ts";
import { useAsk } from "../../../page/services/useAsk.ts";

/** ms: as often as a node's heart beats. */
const AGAIN_MS = 20_000;

/** How the server runs, read again while the page is open; a failed reading keeps the last one. */
export function useServerStatus() {
  const asked = useAsk(
    readServerStatus,
    {},
    { isFleeting: true, repeats: { ms: AGAIN_MS, while: () => true } },
  );
  return { loaded: loadedOf(asked), readAt: asked.dataUpdatedAt, isStale: asked.isError };
}
