import { proxy, type Remote } from "comlink";
import { WorkerGone, type WorkerHandle, type WorkerLike } from "../WorkerHandle.ts";
import { WorkerPerCall } from "../WorkerPerCall.ts";
import type { PdfResources } from "./readPdf.ts";
import { checkTableFile, tableRefusal } from "./tableFaults.ts";
import type { OnShare, TableOptions, TablesClient, TablesOutcome } from "./TablesClient.ts";
import type { TablesService } from "./tablesService.ts";

const spawnWorker = () =>
  // Vite bundles the worker only while this expression stays in one piece.
  new Worker(new URL("./tables.worker.ts", import.meta.url), { type: "module" });

const unheard: OnShare = () => {};

/** A worker for a reading, which stays until its products are taken or left; a stopped one is ended at once. */
export function createTablesClient(
  resources: PdfResources | null,
  spawn: () => WorkerLike = spawnWorker,
): TablesClient {
  const workers = new WorkerPerCall<TablesService>(spawn);
  let reading: WorkerHandle<TablesService> | null = null;

  function release() {
    if (reading) workers.end(reading);
    reading = null;
  }

  async function understand(
    options: TableOptions,
    signal: AbortSignal,
    onShare = unheard,
  ): Promise<TablesOutcome> {
    const handle = reading;
    if (!handle) throw new WorkerGone("nothing was read");
    const ask = async (service: Remote<TablesService>): Promise<TablesOutcome> =>
      service.understand(options, proxy(onShare));
    try {
      return await handle.call(ask, signal);
    } catch (error) {
      if (reading === handle) release();
      throw error;
    }
  }

  return {
    async read(source, options, signal, onShare = unheard) {
      const fault =
        source.kind === "text" ? null : checkTableFile(source.name, source.file.size, source.kind);
      if (fault) return tableRefusal(fault);
      release();
      const own = workers.start((service) => service.open(source, resources, proxy(onShare)));
      reading = own;
      const outcome = await understand(options, signal, onShare);
      if (!outcome.ok && reading === own) release();
      return outcome;
    },
    readAgain: understand,
    release,
    dispose() {
      workers.dispose();
      reading = null;
    },
  };
}
