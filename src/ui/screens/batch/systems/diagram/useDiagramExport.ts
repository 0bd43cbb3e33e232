import { useState } from "react";
import { formatDay } from "#domain/base/formatDay.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { SavedAs, SheetBase } from "#workers/batch/systems/SystemSheet.ts";
import { downloadBlob } from "../../../../page/browser/downloadBlob.ts";
import { useNotices } from "../../../../page/services/useNotices.ts";
import { useServices } from "../../../../page/services/ServicesContext.tsx";
import { useSummary } from "../../context/BatchContext.tsx";
import { usePartLink } from "../usePartLink.ts";
import { diagramPicture } from "./paintDiagram.ts";

export type DiagramFormat = "dxf" | "pdf" | "png";

class ExportFailure extends Error {}
const NO_PIPES = "有管段或管长未定，暂无系统图";

/** Exports a system's diagram with its assumptions, the date and its address; failures are reported. */
export function useDiagramExport(
  client: BatchClient<unknown>,
  { id, name, season }: SheetBase,
  saved: SavedAs | null,
) {
  const { report } = useServices();
  const { buildingName } = useSummary();
  const notices = useNotices();
  const link = usePartLink("systems", saved);
  const [isBusy, setBusy] = useState(false);

  async function fileOf(format: DiagramFormat): Promise<Blob> {
    const day = `日期：${formatDay(Date.now())}`;
    const notes = [day, `${link.note}：`, link.address];
    if (format === "dxf") {
      const file = await client.systemDrawing(id, season, notes, link.address);
      if (file === null) throw new ExportFailure(NO_PIPES);
      return new Blob([`999\r\n${link.address}\r\n`, file], { type: "image/vnd.dxf" });
    }
    const diagram = await client.systemDiagram(id, season, [day]);
    if (diagram === null) throw new ExportFailure(NO_PIPES);
    if (format === "png") {
      const { blob, isSmall } = await diagramPicture(diagram, link.address);
      if (blob === null) throw new ExportFailure("图幅过大，请导出 PDF 或 DXF");
      if (isSmall) notices.warning("图幅较大，图片中的文字已缩小", "需要清晰文字时请导出 PDF 或 DXF");
      return blob;
    }
    const { signal } = new AbortController();
    const made = await report.diagram({ title: `${buildingName} ${name} 系统图`, diagram, link }, signal);
    if (!made.ok) throw new ExportFailure("字体未能下载，请检查网络后重试");
    return new Blob([made.value], { type: "application/pdf" });
  }

  async function start(format: DiagramFormat) {
    setBusy(true);
    try {
      const building = buildingName.replace(/\.xlsx$/iu, "") || "建筑";
      downloadBlob(await fileOf(format), `${building} ${name} 系统图.${format}`);
    } catch (error) {
      notices.error(
        "系统图未能导出",
        error instanceof ExportFailure ? error.message : "系统的数据都在，请重试",
      );
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, save: (format: DiagramFormat) => void start(format) };
}
