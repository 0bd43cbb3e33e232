import { proxy } from "comlink";
import { HeldReading } from "../HeldReading.ts";
import type { PdfResources } from "../tables/openPdf.ts";
import type { WorkerLike } from "../WorkerHandle.ts";
import { WorkerPerCall } from "../WorkerPerCall.ts";
import type { CurvesClient } from "./CurvesClient.ts";
import type { CurvesService } from "./curvesService.ts";

const spawnWorker = () =>
  // Vite bundles the worker only while this expression stays in one piece.
  new Worker(new URL("./curves.worker.ts", import.meta.url), { type: "module" });

/** One worker for a manual, kept until its product is used or discarded; a stopped one is ended at once. */
export function createCurvesClient(
  resources: PdfResources | null,
  spawn: () => WorkerLike = spawnWorker,
): CurvesClient {
  const workers = new WorkerPerCall<CurvesService>(spawn);
  const reading = new HeldReading(workers);
  return {
    read: (manual, signal, onShare = () => {}) =>
      reading.read(
        async (service) => service.open(manual, resources, proxy(onShare)),
        async (service) => service.found(),
        signal,
      ),
    page: (number, signal) => reading.ask(async (service) => service.page(number), signal),
    frame: (page, corners, signal) => reading.ask(async (service) => service.frame(page, corners), signal),
    trace: (page, clicks, signal) => reading.ask(async (service) => service.trace(page, clicks), signal),
    check: (sheet, standard, signal) =>
      reading.ask(async (service) => service.check(sheet, standard), signal),
    batch: (sheet) => reading.ask(async (service) => service.batch(sheet)),
    release: () => reading.release(),
    dispose: () => workers.dispose(),
  };
}
