import { proxy, type Remote } from "comlink";
import { HeldReading } from "../HeldReading.ts";
import type { WorkerLike } from "../WorkerHandle.ts";
import { WorkerPerCall } from "../WorkerPerCall.ts";
import type { PdfResources } from "./openPdf.ts";
import type { OnShare, TableOptions, TablesClient, TablesOutcome } from "./TablesClient.ts";
import type { TablesService } from "./tablesService.ts";

const spawnWorker = () =>
  // Vite bundles the worker only while this expression stays in one piece.
  new Worker(new URL("./tables.worker.ts", import.meta.url), { type: "module" });

const unheard: OnShare = () => {};

/** One worker for a reading, kept until its products are used or discarded; a stopped one is ended at once. */
export function createTablesClient(
  resources: PdfResources | null,
  spawn: () => WorkerLike = spawnWorker,
): TablesClient {
  const workers = new WorkerPerCall<TablesService>(spawn);
  const reading = new HeldReading(workers);
  const understanding =
    (options: TableOptions, onShare: OnShare) =>
    async (service: Remote<TablesService>): Promise<TablesOutcome> =>
      service.understand(options, proxy(onShare));

  return {
    read: (source, options, signal, onShare = unheard) =>
      reading.read(
        async (service) => service.open(source, resources, proxy(onShare)),
        understanding(options, onShare),
        signal,
      ),
    readAgain: (options, signal, onShare = unheard) =>
      reading.readAgain(understanding(options, onShare), signal),
    batch: (products, from) => reading.ask(async (service) => service.batch(products, from)),
    release: () => reading.release(),
    dispose: () => workers.dispose(),
  };
}
