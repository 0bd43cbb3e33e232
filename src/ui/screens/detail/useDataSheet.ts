import { useCallback, useEffect, useRef, useState } from "react";
import type { ReportOrder } from "#workers/report/ReportClient.ts";
import { downloadBlob } from "../../page/browser/downloadBlob.ts";
import { useServices } from "../../page/services/ServicesContext.tsx";

/** `font`: the font could not be loaded. `worker`: the work itself failed. */
export type DataSheetJob =
  { readonly status: "idle" | "making" } | { readonly status: "failed"; readonly why: "font" | "worker" };

const PDF = "application/pdf";

/** Makes data sheets and downloads them. Leaving the page cancels it. */
export function useDataSheet() {
  const { report } = useServices();
  const [job, setJob] = useState<DataSheetJob>({ status: "idle" });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const make = useCallback(
    (prepare: () => Promise<ReportOrder>) => {
      const controller = new AbortController();
      running.current?.abort();
      running.current = controller;
      setJob({ status: "making" });
      const settle = (next: DataSheetJob) => {
        if (!controller.signal.aborted) setJob(next);
      };
      const made = async () => {
        const order = await prepare();
        const sheet = await report.dataSheet(order, controller.signal);
        if (controller.signal.aborted) return;
        if (!sheet.ok) return settle({ status: "failed", why: "font" });
        downloadBlob(new Blob([sheet.value], { type: PDF }), `${order.words.model}-数据表.pdf`);
        settle({ status: "idle" });
      };
      made().catch(() => settle({ status: "failed", why: "worker" }));
    },
    [report],
  );
  return { job, make };
}
