import type { Result } from "#domain/result.ts";
import { WorkerGone, WorkerHandle, type WorkerLike } from "../WorkerHandle.ts";
import type { ReportClient, ReportFault } from "./ReportClient.ts";
import type { ReportService } from "./reportService.ts";

const spawnWorker = () =>
  // Vite bundles the worker only while this expression stays in one piece.
  new Worker(new URL("./report.worker.ts", import.meta.url), { type: "module" });

/**
 * One worker for each sheet, ended with it: the font and the library's copies of it go back at once, and an abort ends
 * the work wherever it is.
 *
 * @param staticBase where the site's files are, without a slash at its end
 */
export function createReportClient(staticBase: string, spawn: () => WorkerLike = spawnWorker): ReportClient {
  const running = new Set<WorkerHandle<ReportService>>();
  let isDisposed = false;
  return {
    async dataSheet(order, signal) {
      if (isDisposed) throw new WorkerGone("worker disposed");
      const handle = new WorkerHandle<ReportService>(spawn);
      running.add(handle);
      try {
        return await handle.call<Result<ArrayBuffer, ReportFault>>(
          async (service) => service.dataSheet(staticBase, order),
          signal,
        );
      } finally {
        running.delete(handle);
        handle.dispose();
      }
    },
    dispose() {
      isDisposed = true;
      for (const handle of running) handle.dispose();
    },
  };
}
