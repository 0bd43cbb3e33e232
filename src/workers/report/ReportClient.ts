import type { SheetWords } from "#domain/report/DataSheet.ts";
import type { Result } from "#domain/result.ts";
import type { ChartOrder } from "../curve/CurveClient.ts";

/** Everything that a data sheet is made from. */
export interface ReportOrder {
  readonly words: SheetWords;
  /** `null`: the product is not measured over flow, and its sheet has no chart. */
  readonly chart: ChartOrder | null;
}

/** The only thing that may be expected to fail: the font comes over the network. */
export type ReportFault = "font-unavailable";

/** Data sheets, made off the page. A call rejects only with WorkerGone or an abort. */
export interface ReportClient {
  /** A product at its duty, .pdf. */
  dataSheet(order: ReportOrder, signal: AbortSignal): Promise<Result<ArrayBuffer, ReportFault>>;
  dispose(): void;
}
