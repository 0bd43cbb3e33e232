import { proxy, transfer, type Remote } from "comlink";
import { buffersOf } from "#domain/building/rooms/PackedTable.ts";
import { checkFile, refusal } from "#domain/building/rooms/import/importRefusal.ts";
import type { OnRows } from "#domain/building/rooms/rows/readRooms.ts";
import { WorkerGone, type WorkerHandle, type WorkerLike } from "../WorkerHandle.ts";
import { WorkerPerCall } from "../WorkerPerCall.ts";
import type { ReadOutcome, SheetClient, Understanding } from "./SheetClient.ts";
import type { SheetService } from "./sheetService.ts";

const spawnWorker = () =>
  // Vite bundles the worker only while this expression stays in one piece.
  new Worker(new URL("./sheet.worker.ts", import.meta.url), { type: "module" });

const unheard = () => {};

/** A worker for each call; that of a reading stays until its rooms are imported or discarded. */
export function createSheetClient(spawn: () => WorkerLike = spawnWorker): SheetClient {
  const workers = new WorkerPerCall<SheetService>(spawn);
  let reading: WorkerHandle<SheetService> | null = null;

  function release() {
    if (reading) workers.end(reading);
    reading = null;
  }

  /** A reading is discarded if it was stopped, or its worker died twice. */
  async function understand(
    understanding: Understanding,
    signal: AbortSignal,
    onRows: OnRows = unheard,
  ): Promise<ReadOutcome> {
    const handle = reading;
    if (!handle) throw new WorkerGone("nothing was read");
    const ask = async (service: Remote<SheetService>): Promise<ReadOutcome> =>
      service.understand(understanding, proxy(onRows));
    try {
      return await handle.call(ask, signal);
    } catch (error) {
      if (reading === handle) release();
      throw error;
    }
  }

  return {
    async read(source, understanding, signal, onRows) {
      const fault = source.kind === "text" ? null : checkFile(source.name, source.file.size, source.kind);
      if (fault) return refusal(fault);
      release();
      // If a worker dies, the next one opens the same file again.
      const own = workers.start((service) => service.open(source));
      reading = own;
      const outcome = await understand(understanding, signal, onRows);
      if (!outcome.ok && reading === own) release();
      return outcome;
    },
    readAgain: understand,
    release,
    sample: (building, needs) => workers.call((service) => service.sample(building, needs)),
    template: () => workers.call((service) => service.template()),
    write: (sheets, link) =>
      workers.call((service) => {
        const buffers = sheets.flatMap(({ table }) => buffersOf(table));
        return service.write(transfer(sheets, [...new Set(buffers)]), link);
      }),
    comparison: (sheet) => workers.call((service) => service.comparison(sheet)),
    dispose() {
      workers.dispose();
      reading = null;
    },
  };
}
