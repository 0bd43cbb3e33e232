import { proxy, transfer, type Remote } from "comlink";
import { buffersOf } from "#domain/batch/PackedTable.ts";
import { checkFile, refusal } from "#domain/rooms/importRefusal.ts";
import type { OnRows } from "#domain/rooms/readRooms.ts";
import { WorkerGone, WorkerHandle, type WorkerLike } from "../WorkerHandle.ts";
import type { ReadOutcome, SheetClient, Understanding } from "./SheetClient.ts";
import type { SheetService } from "./sheetService.ts";

const spawnWorker = () =>
  // Vite bundles the worker only while this expression stays in one piece.
  new Worker(new URL("./sheet.worker.ts", import.meta.url), { type: "module" });

const unheard = () => {};

/**
 * One worker for each call, ended with it; that of a reading stays until its rooms are taken or left. Reading a workbook
 * cannot be cut into slices, so an abort has to terminate; and the memory of a large one goes back at once. Nothing else
 * is disturbed, since nothing is shared.
 */
export function createSheetClient(spawn: () => WorkerLike = spawnWorker): SheetClient {
  const running = new Set<WorkerHandle<SheetService>>();
  let reading: WorkerHandle<SheetService> | null = null;
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

  function release() {
    if (!reading) return;
    running.delete(reading);
    reading.dispose();
    reading = null;
  }

  /** A reading that was stopped, or whose worker died twice, is let go. */
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
      if (isDisposed) throw new WorkerGone("worker disposed");
      release();
      // A worker that dies is followed by one that opens the same again.
      reading = new WorkerHandle<SheetService>(spawn, { prepare: (service) => service.open(source) });
      running.add(reading);
      const own = reading;
      const outcome = await understand(understanding, signal, onRows);
      if (!outcome.ok && reading === own) release();
      return outcome;
    },
    readAgain: understand,
    release,
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
      running.clear();
      reading = null;
    },
  };
}
