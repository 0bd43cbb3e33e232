import { useState } from "react";
import { MOST_PDF_ROWS } from "#domain/project/projectLimits.ts";
import { formatNumber } from "#domain/formatNumber.ts";
import type { ConfirmedPlan, EquipmentSchedule } from "#workers/batch/ConfirmedPlan.ts";
import { downloadBlob } from "../../../hooks/page/downloadBlob.ts";
import { useNotices } from "../../../hooks/services/useNotices.ts";
import { useServices } from "../../../hooks/services/ServicesContext.tsx";
import { downloadWorkbook } from "../downloadWorkbook.ts";
import type { PlanClient, PlannedKind } from "./PlanClient.ts";

type Format = "xlsx" | "pdf";

class Told extends Error {}

/** The confirmed plan as 设备表, handed to the browser as a file; what stands in the way is said. */
export function useScheduleExport(client: PlanClient, plan: ConfirmedPlan | null, { words }: PlannedKind) {
  const { sheet, report } = useServices();
  const notices = useNotices();
  const [isBusy, setBusy] = useState(false);

  async function pdfOf({ rows, notes }: EquipmentSchedule, projectName: string): Promise<ArrayBuffer> {
    if (rows.length > MOST_PDF_ROWS)
      throw new Told(
        `共 ${formatNumber(rows.length, 0)} 行，PDF 最多 ${formatNumber(MOST_PDF_ROWS, 0)} 行，请导出 .xlsx`,
      );
    const madeOn = new Date().toLocaleDateString("sv-SE");
    const { signal } = new AbortController();
    const made = await report.schedule({ projectName, madeOn, rows, notes }, signal);
    if (!made.ok) throw new Told("字体未能下载，请检查网络后重试");
    return made.value;
  }

  async function start(format: Format) {
    if (plan === null) return;
    setBusy(true);
    try {
      const answer = await client.equipmentSchedule(plan.id, new AbortController().signal);
      if (!answer.ok) throw new Told(answer.message);
      const name = plan.buildingName.replace(/\.xlsx$/iu, "") || words.title;
      const fileName = `${name} 设备表.${format}`;
      if (format === "xlsx") downloadWorkbook(await sheet.write(answer.value.sheets), fileName);
      else {
        const bytes = await pdfOf(answer.value, name);
        downloadBlob(new Blob([bytes], { type: "application/pdf" }), fileName);
      }
    } catch (error) {
      notices.error("设备表未能导出", error instanceof Told ? error.message : "方案已保留，请重试");
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, start };
}
