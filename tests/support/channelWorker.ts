import { createLife, serve, type Life } from "#workers/serve.ts";
import type { WorkerLike } from "#workers/WorkerHandle.ts";

/** A worker without a thread: real structured cloning and real transfer in the same process. */
export function channelWorker(service: object, life: Life = createLife()): WorkerLike {
  const { port1, port2 } = new MessageChannel();
  serve(service, port1, life);
  return Object.assign(port2, {
    terminate() {
      port1.close();
      port2.close();
    },
  });
}

/** Does what a browser does when a worker's script throws or its process dies. */
export function crash(worker: WorkerLike | undefined): void {
  (worker as unknown as EventTarget).dispatchEvent(new Event("error"));
}
