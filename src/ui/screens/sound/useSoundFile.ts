import { useState } from "react";
import type { SoundFigures } from "#domain/desk/sound/readSoundPath.ts";
import { soundAnswer } from "#domain/desk/sound/soundAnswer.ts";
import type { SoundPath } from "#domain/desk/sound/SoundPath.ts";
import { soundSheets } from "#domain/desk/sound/soundSheets.ts";
import { downloadWorkbook } from "../../page/browser/downloadWorkbook.ts";
import { useNotices } from "../../page/services/useNotices.ts";
import { useServices } from "../../page/services/ServicesContext.tsx";

/** Makes and downloads the calculation as a workbook; a failure is a notice. */
export function useSoundFile() {
  const { sheet } = useServices();
  const notices = useNotices();
  const [isMaking, setMaking] = useState(false);
  async function make(path: SoundPath, figures: SoundFigures) {
    setMaking(true);
    try {
      const bytes = await sheet.write(soundSheets(path, figures, soundAnswer(figures)));
      downloadWorkbook(bytes, `${path.name.trim() || "噪声计算"}.xlsx`);
    } catch {
      notices.error("文件未生成，请重试");
    } finally {
      setMaking(false);
    }
  }
  return { isMaking, make };
}
