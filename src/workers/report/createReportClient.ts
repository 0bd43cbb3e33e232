import type { Result } from "#domain/base/result.ts";
import type { WorkerLike } from "../WorkerHandle.ts";
import { WorkerPerCall } from "../WorkerPerCall.ts";
import type { ReportClient, ReportFault } from "./ReportClient.ts";
import type { ReportService } from "./reportService.ts";

const spawnWorker = () =>
  // Vite bundles the worker only while this expression stays in one piece.
  new Worker(new URL("./report.worker.ts", import.meta.url), { type: "module" });

/**
 * A worker for each sheet: the font and the library's copies of it go back at once.
 *
 * @param staticBase where the site's files are, without a slash at its end
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
    dispose: () => workers.dispose(),
  };
}
