import { useState } from "react";
import type { OpenPdf } from "#workers/pdf/PdfClient.ts";
import { downloadBlob } from "../../page/browser/downloadBlob.ts";
import { notices } from "../../page/services/useNotices.ts";

const PDF = "application/pdf";

/** 下载: the original file; parts that were not loaded yet are fetched. */
export function useSaving({ document }: OpenPdf, title: string) {
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      const bytes = await document.getData();
      downloadBlob(new Blob([bytes.slice().buffer], { type: PDF }), `${title}.pdf`);
    } catch {
      notices.error("下载失败", "文件没有传完，稍后重试");
    } finally {
      setSaving(false);
    }
  };
  return { isSaving, save: () => void save() };
}
