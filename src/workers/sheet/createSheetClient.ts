import { proxy, transfer, type Remote } from "comlink";
import { buffersOf } from "#domain/batch/PackedTable.ts";
import { checkFile, refusal } from "#domain/rooms/importRefusal.ts";
import { WorkerGone, WorkerHandle, type WorkerLike } from "../WorkerHandle.ts";
import type { ReadOutcome, SheetClient } from "./SheetClient.ts";
import type { SheetService } from "./sheetService.ts";

const spawnWorker = () =>
  // Vite bundles the worker only while this expression stays in one piece.
  new Worker(new URL("./sheet.worker.ts", import.meta.url), { type: "module" });

const unheard = () => {};

/**
 * One worker for each call, ended with it. Reading a workbook cannot be cut into slices, so an abort has to terminate;
 * and the memory of a large one goes back at once. Nothing else is disturbed, since nothing is shared.
 */
export function createSheetClient(spawn: () => WorkerLike = spawnWorker): SheetClient {
  const running = new Set<WorkerHandle<SheetService>>();
  let isDisposed = false;

  async function call<Value>(
    run: (service: Remote<SheetService>) => Promise<Value>,
    signal?: AbortSignal,
  ): Promise<Value> {
    if (isDisposed) throw new WorkerGone("worker disposed");
    const handle = new WorkerHandle<SheetService>(spawn);
    running.add(handle);
    try {
      return await handle.call(run, signal);
    } finally {
      running.delete(handle);
      handle.dispose();
    }
  }

  return {
    async read(file, signal, onRows = unheard) {
      const fault = checkFile(file.name, file.size);
      return fault
        ? refusal(fault)
        : call(async (service): Promise<ReadOutcome> => service.read(file.name, file, proxy(onRows)), signal);
    },
    readPaste: (text, signal, onRows = unheard) =>
      call(async (service): Promise<ReadOutcome> => service.readPaste(text, proxy(onRows)), signal),
    sample: (building, needs) => call((service) => service.sample(building, needs)),
    template: () => call((service) => service.template()),
    write: (sheets) =>
      call((service) => {
        const buffers = sheets.flatMap(({ table }) => buffersOf(table));
        return service.write(transfer(sheets, [...new Set(buffers)]));
      }),
    dispose() {
      isDisposed = true;
      for (const handle of running) handle.dispose();
    },
  };
}
