import { formatDay } from "#domain/base/formatDay.ts";
import type { DocumentLink } from "#domain/desk/report/DocumentLink.ts";
import type { PlanSheet } from "#workers/batch/plan/ConfirmedPlan.ts";
import { downloadBlob } from "../browser/downloadBlob.ts";
import { downloadWorkbook } from "../browser/downloadWorkbook.ts";
import { useServices } from "./ServicesContext.tsx";

/** A workbook, or its sheets as tables on paper. */
export type BookFormat = "xlsx" | "pdf";

interface Book {
  readonly name: string;
  readonly sheets: readonly PlanSheet[];
  /** Link back to the page; null if no address opens the file's content. */
  readonly link: DocumentLink | null;
}

/** Makes and downloads a book; resolves with a sentence why there is none, or with an empty text. */
export function useSaveBook() {
  const { sheet, report } = useServices();
  return async (format: BookFormat, { name, sheets, link }: Book): Promise<string> => {
    if (format === "xlsx") {
      downloadWorkbook(await sheet.write(sheets, ...(link === null ? [] : [link])), `${name}.xlsx`);
      return "";
    }
    const order = { title: name, madeOn: formatDay(Date.now()), sheets, link };
    const made = await report.book(order, new AbortController().signal);
    if (!made.ok) return "字体未能下载，请检查网络后重试";
    downloadBlob(new Blob([made.value], { type: "application/pdf" }), `${name}.pdf`);
    return "";
  };
}
