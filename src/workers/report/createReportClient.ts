import type { Result } from "#domain/base/result.ts";
import type { WorkerLike } from "../WorkerHandle.ts";
import { WorkerPerCall } from "../WorkerPerCall.ts";
import type { ReportClient, ReportFault } from "./ReportClient.ts";
import type { ReportService } from "./reportService.ts";

const spawnWorker = () =>
  // Vite bundles the worker only while this expression stays in one piece.
  new Worker(new URL("./report.worker.ts", import.meta.url), { type: "module" });

/**
 * One worker per sheet, so that the memory of the font and the library's copies is freed at once.
 *
 * @param staticBase base of the site's files, without a trailing slash
 */
export function createReportClient(staticBase: string, spawn: () => WorkerLike = spawnWorker): ReportClient {
  const workers = new WorkerPerCall<ReportService>(spawn);
  return {
    dataSheet: (order, signal) =>
      workers.call<Result<ArrayBuffer, ReportFault>>(
        async (service) => service.dataSheet(staticBase, order),
        signal,
      ),
    schedule: (words, signal) =>
      workers.call<Result<ArrayBuffer, ReportFault>>(
        async (service) => service.schedule(staticBase, words),
        signal,
      ),
    comparison: (order, signal) =>
      workers.call<Result<ArrayBuffer, ReportFault>>(
        async (service) => service.comparison(staticBase, order),
        signal,
      ),
    diagram: (order, signal) =>
      workers.call<Result<ArrayBuffer, ReportFault>>(
        async (service) => service.diagram(staticBase, order),
        signal,
      ),
    book: (order, signal) =>
      workers.call<Result<ArrayBuffer, ReportFault>>(
        async (service) => service.book(staticBase, order),
        signal,
      ),
    dispose: () => workers.dispose(),
  };
}
