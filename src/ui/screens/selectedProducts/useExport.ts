import { useState } from "react";
import { useHref } from "react-router-dom";
import { ApiError } from "#api/client/ApiError.ts";
import { exportSelectedProducts, getExportUrl } from "#api/contract/projectExport.ts";
import { MOST_IFC_PRODUCTS, MOST_IFC_UNITS, MOST_PDF_ROWS } from "#domain/desk/project/projectLimits.ts";
import { selectedAddress } from "./selectedAddress.ts";
import { pageAddress } from "../../page/browser/pageAddress.ts";
import { downloadFile } from "../../page/browser/downloadBlob.ts";
import { useNotices } from "../../page/services/useNotices.ts";
import { useServices } from "../../page/services/ServicesContext.tsx";

export type ExportFormat = "xlsx" | "pdf" | "ifc";

const TOO_LONG: Readonly<Record<ExportFormat, string>> = {
  xlsx: "请稍后重试",
  pdf: `PDF 最多 ${MOST_PDF_ROWS} 行，按分类导出或导出 .xlsx`,
  ifc: `模型需 1 至 ${MOST_IFC_UNITS} 台、最多 ${MOST_IFC_PRODUCTS} 种产品，按分类导出`,
};

/** 设备表 as a file: ordered, then downloaded from an address that works once. */
export function useExport(projectId: string, categoryCode: string | undefined) {
  const address = useHref(selectedAddress(projectId, categoryCode));
  const { api, settings } = useServices();
  const notices = useNotices();
  const [isBusy, setBusy] = useState(false);
  async function start(format: ExportFormat) {
    setBusy(true);
    try {
      const { exportId, lacks } = await api.call(exportSelectedProducts, {
        params: { projectId },
        body: { format, ...(categoryCode === undefined ? {} : { gjw_category_code: categoryCode }) },
      });
      const asking = {
        params: { projectId },
        query: { export_id: exportId, page_address: pageAddress(address) },
      };
      const { url } = await api.call(getExportUrl, asking);
      if (lacks.length > 0) notices.error("模型缺少部分设备", `${lacks.join("；")}。设备表中全部列出`);
      downloadFile({
        name: `${format === "ifc" ? "设备模型" : "设备表"}.${format}`,
        content: new URL(`${settings.apiBase}${url}`, location.href),
      });
    } catch (error) {
      const isTooLong = error instanceof ApiError && error.code === "invalid.input";
      notices.error("导出失败", isTooLong ? TOO_LONG[format] : "请稍后重试");
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, start };
}
