import type { Remote } from "comlink";
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
  /** A call of the worker that makes a file. */
  const made =
    <Order>(
      make: (service: Remote<ReportService>, order: Order) => Promise<Result<ArrayBuffer, ReportFault>>,
    ) =>
    async (order: Order, signal: AbortSignal) =>
      workers.call(async (service) => make(service, order), signal);
  return {
    dataSheet: made(async (service, order) => service.dataSheet(staticBase, order)),
    schedule: made(async (service, order) => service.schedule(staticBase, order)),
    comparison: made(async (service, order) => service.comparison(staticBase, order)),
    diagram: made(async (service, order) => service.diagram(staticBase, order)),
    book: made(async (service, order) => service.book(staticBase, order)),
    dispose: () => workers.dispose(),
  };
}
