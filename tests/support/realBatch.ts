import { realTimer } from "#api/client/Timer.ts";
import type { BatchKind } from "#domain/building/batch/kind/BatchKind.ts";
import { BATCH_KINDS } from "#domain/building/kinds/batchKinds.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { createBatchService } from "#workers/batch/calls/batchService.ts";
import { BatchStorage } from "#workers/batch/record/BatchStorage.ts";
import { createBatchClient } from "#workers/batch/calls/createBatchClient.ts";
import { channelWorker } from "./channelWorker.ts";
import type { TestServer } from "./testServer.ts";

/** A kind's batch over a real message channel, whose worker asks the real server. */
export function openRealBatch<Filter>(
  kind: BatchKind<Filter>,
  server: Pick<TestServer, "app">,
): BatchClient<Filter> {
  const service = createBatchService(BATCH_KINDS, {
    storage: new BatchStorage(),
    locks: undefined,
    timer: realTimer,
    now: () => performance.now(),
    send: async (address, init) => server.app.request(address, init),
  });
  return createBatchClient(kind, {
    base: "/api",
    token: undefined,
    onAuthenticationFailed: () => {},
    spawn: () => channelWorker(service),
  });
}
