import { proxy, transfer, type Remote } from "comlink";
import { buffersOf } from "#domain/building/rooms/PackedTable.ts";
import { checkFile, refusal } from "#domain/building/rooms/import/importRefusal.ts";
import type { OnRows } from "#domain/building/rooms/rows/readRooms.ts";
import { HeldReading } from "../HeldReading.ts";
import type { WorkerLike } from "../WorkerHandle.ts";
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
  const reading = new HeldReading(workers);
  const understandingBy =
    (understanding: Understanding, onRows: OnRows) =>
    async (service: Remote<SheetService>): Promise<ReadOutcome> =>
      service.understand(understanding, proxy(onRows));

  return {
    async read(source, understanding, signal, onRows = unheard) {
      const fault = source.kind === "text" ? null : checkFile(source.name, source.file.size, source.kind);
      if (fault) return refusal(fault);
      return reading.read((service) => service.open(source), understandingBy(understanding, onRows), signal);
    },
    readAgain: (understanding, signal, onRows = unheard) =>
      reading.ask(understandingBy(understanding, onRows), signal),
    release: () => reading.release(),
    sample: (building, needs) => workers.call((service) => service.sample(building, needs)),
    template: () => workers.call((service) => service.template()),
    write: (sheets, link) =>
      workers.call((service) => {
        const buffers = sheets.flatMap(({ table }) => buffersOf(table));
        return service.write(transfer(sheets, [...new Set(buffers)]), link);
      }),
    comparison: (sheet) => workers.call((service) => service.comparison(sheet)),
    dispose: () => workers.dispose(),
  };
}
