import { proxy, type Remote } from "comlink";
import { HeldReading } from "../HeldReading.ts";
import type { WorkerLike } from "../WorkerHandle.ts";
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
  const reading = new HeldReading(workers);
  const understanding =
    (options: TableOptions, onShare: OnShare) =>
    async (service: Remote<TablesService>): Promise<TablesOutcome> =>
      service.understand(options, proxy(onShare));

  return {
    async read(source, options, signal, onShare = unheard) {
      const fault =
        source.kind === "text" ? null : checkTableFile(source.name, source.file.size, source.kind);
      if (fault) return tableRefusal(fault);
      return reading.read(
        (service) => service.open(source, resources, proxy(onShare)),
        understanding(options, onShare),
        signal,
      );
    },
    readAgain: (options, signal, onShare = unheard) => reading.ask(understanding(options, onShare), signal),
    release: () => reading.release(),
    dispose: () => workers.dispose(),
  };
}
