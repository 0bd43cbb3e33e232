import { HeldReading } from "../HeldReading.ts";
import type { WorkerLike } from "../WorkerHandle.ts";
import { WorkerPerCall } from "../WorkerPerCall.ts";
import type { ProductFileClient } from "./ProductFileClient.ts";
import type { ProductFileService } from "./productFileService.ts";

const spawnWorker = () =>
  // Vite bundles the worker only while this expression stays in one piece.
  new Worker(new URL("./products.worker.ts", import.meta.url), { type: "module" });

/** One worker for a file, kept until its products are imported or discarded. */
export function createProductFileClient(spawn: () => WorkerLike = spawnWorker): ProductFileClient {
  const workers = new WorkerPerCall<ProductFileService>(spawn);
  const reading = new HeldReading(workers);
  return {
    read: (file, standard, signal) =>
      reading.read(
        async (service) => service.open(file),
        async (service) => service.check(standard),
        signal,
      ),
    batch: (from) => reading.ask(async (service) => service.batch(from)),
    release: () => reading.release(),
    dispose: () => workers.dispose(),
  };
}
