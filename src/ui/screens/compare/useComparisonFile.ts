import { useCallback, useEffect, useRef, useState } from "react";
import { COMPARISON_TITLE } from "#domain/desk/report/comparison/ComparisonWords.ts";
import { headLine } from "#domain/desk/report/documentHead.ts";
import type { ComparisonOrder } from "#workers/report/ReportClient.ts";
import { downloadBlob } from "../../page/browser/downloadBlob.ts";
import { useServices } from "../../page/services/ServicesContext.tsx";

export type ComparisonFormat = "pdf" | "xlsx";

/** `font`: the font could not be loaded. `worker`: the work itself failed. */
type FileJob =
  { readonly status: "idle" | "making" } | { readonly status: "failed"; readonly why: "font" | "worker" };

const TYPES = {
  pdf: "application/pdf",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;

/** The head with cleaned texts, since the typed ones may have any origin. */
function filed({ sheet, chart }: ComparisonOrder): ComparisonOrder {
  const { project, author, madeOn } = sheet.head;
  return {
    sheet: { ...sheet, head: { project: headLine(project), author: headLine(author), madeOn } },
    chart,
  };
}

const nameOf = ({ sheet: { head, categoryName } }: ComparisonOrder, format: ComparisonFormat) =>
  `${[head.project, categoryName, COMPARISON_TITLE, head.madeOn].filter((part) => part !== "").join(" ")}.${format}`;

/** Makes a file of a comparison in a worker and downloads it. Leaving the page cancels it. */
export function useComparisonFile() {
  const { report, sheet } = useServices();
  const [job, setJob] = useState<FileJob>({ status: "idle" });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const make = useCallback(
    (format: ComparisonFormat, asked: ComparisonOrder) => {
      const order = filed(asked);
      const controller = new AbortController();
      running.current?.abort();
      running.current = controller;
      const { signal } = controller;
      setJob({ status: "making" });
      const settle = (next: FileJob) => {
        if (!signal.aborted) setJob(next);
      };
      const bytesOf = async (): Promise<ArrayBuffer | null> => {
        if (format === "xlsx") return sheet.comparison(order.sheet);
        const made = await report.comparison(order, signal);
        return made.ok ? made.value : null;
      };
      const made = async () => {
        const bytes = await bytesOf();
        if (signal.aborted) return;
        if (bytes === null) return settle({ status: "failed", why: "font" });
        downloadBlob(new Blob([bytes], { type: TYPES[format] }), nameOf(order, format));
        settle({ status: "idle" });
      };
      made().catch(() => settle({ status: "failed", why: "worker" }));
    },
    [report, sheet],
  );
  return { job, make };
}
