import type { SoundFigures } from "#domain/desk/sound/readSoundPath.ts";
import { soundAnswer } from "#domain/desk/sound/soundAnswer.ts";
import type { SoundPath } from "#domain/desk/sound/SoundPath.ts";
import { soundSheets } from "#domain/desk/sound/soundSheets.ts";
import { useNotices } from "../../page/services/useNotices.ts";
import { useSaveBook, type BookFormat } from "../../page/services/useSaveBook.ts";

/** Makes and downloads the calculation as a workbook or on paper; a failure is reported as a notice. */
export function useSoundFile() {
  const saveBook = useSaveBook();
  const notices = useNotices();
  return async (format: BookFormat, path: SoundPath, figures: SoundFigures): Promise<void> => {
    const sheets = soundSheets(path, figures, soundAnswer(figures));
    const name = path.name.trim() || "噪声计算";
    try {
      // The entries are only kept in this browser, so no address opens them.
      const sentence = await saveBook(format, { name, sheets, link: null });
      if (sentence !== "") notices.error("文件未生成", sentence);
    } catch {
      notices.error("文件未生成，请重试");
    }
  };
}
