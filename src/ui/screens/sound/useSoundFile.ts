import { formatDay } from "#domain/base/formatDay.ts";
import type { SoundFigures } from "#domain/desk/sound/readSoundPath.ts";
import { soundAnswer } from "#domain/desk/sound/soundAnswer.ts";
import type { SoundPath } from "#domain/desk/sound/SoundPath.ts";
import { soundSheets } from "#domain/desk/sound/soundSheets.ts";
import type { ExportFormat } from "../../kit/input/ExportMenu.tsx";
import { downloadBlob } from "../../page/browser/downloadBlob.ts";
import { downloadWorkbook } from "../../page/browser/downloadWorkbook.ts";
import { useNotices } from "../../page/services/useNotices.ts";
import { useServices } from "../../page/services/ServicesContext.tsx";

/** Makes and downloads the calculation as a workbook or on paper; a failure is a notice. */
export function useSoundFile() {
  const { sheet, report } = useServices();
  const notices = useNotices();
  return async (format: ExportFormat, path: SoundPath, figures: SoundFigures): Promise<void> => {
    const sheets = soundSheets(path, figures, soundAnswer(figures));
    const name = path.name.trim() || "噪声计算";
    try {
      if (format === "xlsx") return downloadWorkbook(await sheet.write(sheets), `${name}.xlsx`);
      const madeOn = formatDay(Date.now());
      const made = await report.book(
        { title: name, madeOn, sheets, link: null },
        new AbortController().signal,
      );
      if (!made.ok) return notices.error("文件未生成", "字体未能下载，请检查网络后重试");
      downloadBlob(new Blob([made.value], { type: "application/pdf" }), `${name}.pdf`);
    } catch {
      notices.error("文件未生成，请重试");
    }
  };
}
