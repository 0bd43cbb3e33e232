import { formatDay } from "#domain/base/formatDay.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { ExportFormat } from "../../../kit/input/ExportMenu.tsx";
import { downloadBlob } from "../../../page/browser/downloadBlob.ts";
import { downloadWorkbook } from "../../../page/browser/downloadWorkbook.ts";
import { useNotices } from "../../../page/services/useNotices.ts";
import { useServices } from "../../../page/services/ServicesContext.tsx";
import { useSummary } from "../context/BatchContext.tsx";

/** Hands the levels of all rooms over, as a workbook or on paper; a failure is a notice. */
export function useSoundExport(client: BatchClient<unknown>) {
  const { sheet, report } = useServices();
  const { buildingName } = useSummary();
  const notices = useNotices();
  return async (format: ExportFormat): Promise<void> => {
    const failed = (why: string) => notices.error("房间声级未能导出", why);
    const name = `${buildingName.replace(/\.xlsx$/iu, "") || "建筑"} 房间声级`;
    const { signal } = new AbortController();
    try {
      const sheets = await client.soundSheets(signal);
      if (!sheets.ok) return failed(sheets.message);
      if (format === "xlsx") return downloadWorkbook(await sheet.write(sheets.value), `${name}.xlsx`);
      const order = { title: name, madeOn: formatDay(Date.now()), sheets: sheets.value, link: null };
      const made = await report.book(order, signal);
      if (!made.ok) return failed("字体未能下载，请检查网络后重试");
      downloadBlob(new Blob([made.value], { type: "application/pdf" }), `${name}.pdf`);
    } catch {
      failed("房间和声级都在，请重试");
    }
  };
}
