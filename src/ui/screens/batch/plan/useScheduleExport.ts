import { useState } from "react";
import { formatDay } from "#domain/base/formatDay.ts";
import { MOST_PDF_ROWS } from "#domain/desk/project/projectLimits.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import type { DocumentLink } from "#domain/desk/report/DocumentLink.ts";
import type { ConfirmedPlan, EquipmentSchedule } from "#workers/batch/plan/ConfirmedPlan.ts";
import { downloadBlob } from "../../../page/browser/downloadBlob.ts";
import { useNotices } from "../../../page/services/useNotices.ts";
import { useServices } from "../../../page/services/ServicesContext.tsx";
import { downloadWorkbook } from "../../../page/browser/downloadWorkbook.ts";
import type { PlanClient, PlannedKind } from "./PlanClient.ts";

type Format = "xlsx" | "pdf" | "dxf";

class ExportFailure extends Error {}

/** A comment at the start of a drawing, which readers skip: group 999 (DXF Reference). */
const dxfComment = (text: string) => `999\r\n${text}\r\n`;

/** Exports the confirmed plan as 设备表 and downloads it; failures are reported. */
export function useScheduleExport(
  client: PlanClient,
  plan: ConfirmedPlan | null,
  { words }: PlannedKind,
  link: DocumentLink | null,
) {
  const { sheet, report } = useServices();
  const notices = useNotices();
  const [isBusy, setBusy] = useState(false);

  async function scheduled(planId: number): Promise<EquipmentSchedule> {
    const answer = await client.equipmentSchedule(planId, new AbortController().signal);
    if (!answer.ok) throw new ExportFailure(answer.message);
    return answer.value;
  }
  async function pdfOf({ rows, notes }: EquipmentSchedule, projectName: string): Promise<ArrayBuffer> {
    if (rows.length > MOST_PDF_ROWS)
      throw new ExportFailure(
        `共 ${formatNumber(rows.length, 0)} 行，PDF 最多 ${formatNumber(MOST_PDF_ROWS, 0)} 行，请导出 .xlsx`,
      );
    const madeOn = formatDay(Date.now());
    const { signal } = new AbortController();
    const linked = link === null ? {} : { link };
    const made = await report.schedule({ projectName, madeOn, rows, notes, ...linked }, signal);
    if (!made.ok) throw new ExportFailure("字体未能下载，请检查网络后重试");
    return made.value;
  }
  async function dxfOf(planId: number): Promise<ArrayBuffer> {
    const answer = await client.scheduleDrawing(planId, link?.address ?? null, new AbortController().signal);
    if (!answer.ok) throw new ExportFailure(answer.message);
    return answer.value;
  }

  async function save(format: Format, { id, buildingName }: ConfirmedPlan) {
    const name = buildingName.replace(/\.xlsx$/iu, "") || words.title;
    const fileName = `${name} 设备表.${format}`;
    switch (format) {
      case "xlsx":
        return downloadWorkbook(await sheet.write((await scheduled(id)).sheets, link ?? undefined), fileName);
      case "pdf": {
        const bytes = await pdfOf(await scheduled(id), name);
        return downloadBlob(new Blob([bytes], { type: "application/pdf" }), fileName);
      }
      case "dxf": {
        const parts = [...(link === null ? [] : [dxfComment(link.address)]), await dxfOf(id)];
        return downloadBlob(new Blob(parts, { type: "image/vnd.dxf" }), fileName);
      }
    }
  }

  async function start(format: Format) {
    if (plan === null) return;
    setBusy(true);
    try {
      await save(format, plan);
    } catch (error) {
      notices.error("设备表未能导出", error instanceof ExportFailure ? error.message : "方案已保留，请重试");
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, start };
}
