import type { Diagram } from "#domain/building/systems/diagram/Diagram.ts";
import type { DocumentLink } from "#domain/desk/report/DocumentLink.ts";
import type { ComparisonSheet } from "#domain/desk/report/comparison/ComparisonWords.ts";
import type { AskedSetting } from "#domain/catalogue/machine/shownSetting.ts";
import type { ComparedChart } from "#domain/desk/report/comparison/layoutComparison.ts";
import type { SheetWords } from "#domain/desk/report/DataSheet.ts";
import type { ScheduleWords } from "#domain/desk/project/layoutSchedule.ts";
import type { Result } from "#domain/base/result.ts";
import type { PlanSheet } from "../batch/plan/ConfirmedPlan.ts";
import type { ChartOrder } from "../curve/CurveClient.ts";

/** The chart of a sheet, for the setting that the screen shows. */
export interface SheetOrder extends ChartOrder {
  readonly setting: AskedSetting;
}

/** All input of a data sheet. */
export interface ReportOrder {
  readonly words: SheetWords;
  /** `null`: the product has no curves over flow, and its sheet has no chart. */
  readonly chart: SheetOrder | null;
}

/** A comparison as the page shows it. */
export interface ComparisonOrder {
  readonly sheet: ComparisonSheet;
  /** `null`: no chart. */
  readonly chart: ComparedChart | null;
}

/** A riser diagram with the address of its page. */
export interface DiagramOrder {
  readonly title: string;
  readonly diagram: Diagram;
  readonly link: DocumentLink | null;
}

/** Sheets of a workbook to be printed. */
export interface BookOrder {
  readonly title: string;
  readonly madeOn: string;
  readonly sheets: readonly PlanSheet[];
  readonly link: DocumentLink | null;
}

/** The only expected failure: the font is fetched over the network. */
export type ReportFault = "font-unavailable";

/**
 * Data sheets, schedules and comparisons, made outside the page's thread. Calls reject only with WorkerGone
 * or an abort.
 */
export interface ReportClient {
  /** A product at its duty, .pdf. */
  dataSheet(order: ReportOrder, signal: AbortSignal): Promise<Result<ArrayBuffer, ReportFault>>;
  /** An equipment schedule with its notes, .pdf. */
  schedule(words: ScheduleWords, signal: AbortSignal): Promise<Result<ArrayBuffer, ReportFault>>;
  /** Two to six products side by side, .pdf. */
  comparison(order: ComparisonOrder, signal: AbortSignal): Promise<Result<ArrayBuffer, ReportFault>>;
  /** A riser diagram on one page, .pdf. */
  diagram(order: DiagramOrder, signal: AbortSignal): Promise<Result<ArrayBuffer, ReportFault>>;
  /** The sheets of a workbook as tables on paper, .pdf. */
  book(order: BookOrder, signal: AbortSignal): Promise<Result<ArrayBuffer, ReportFault>>;
  dispose(): void;
}
