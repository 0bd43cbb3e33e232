import { formatDay } from "#domain/base/formatDay.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { SavedAs } from "#workers/batch/systems/SystemSheet.ts";
import { ExportMenu } from "../../../kit/input/ExportMenu.tsx";
import { useNotices } from "../../../page/services/useNotices.ts";
import { useSaveBook, type BookFormat } from "../../../page/services/useSaveBook.ts";
import { useAskedArea } from "../context/useAskedArea.ts";
import { useSummary } from "../context/BatchContext.tsx";
import { usePartLink, type LinkedPart } from "./usePartLink.ts";
import { useBookYears } from "./year/useBookYears.ts";
import css from "./Systems.module.css";

interface BookButtonProps {
  readonly client: BatchClient<unknown>;
  readonly saved: SavedAs | null;
  /** The file's name after that of the building: 水力计算 */
  readonly what: string;
  /** The part of the building that the file links to */
  readonly part?: LinkedPart;
}

/** Exports 水力计算表 and 设备选型计算书 of all systems as a workbook or on paper. */
export function BookButton({ client, saved, what, part = "systems" }: BookButtonProps) {
  const { buildingName } = useSummary();
  const notices = useNotices();
  const saveBook = useSaveBook();
  const area = useAskedArea();
  const askYears = useBookYears();
  const link = usePartLink(part, saved);
  const save = async (format: BookFormat) => {
    const failed = (why: string) => notices.error("计算书未能导出", why);
    const name = `${buildingName.replace(/\.xlsx$/iu, "") || "建筑"} ${what}`;
    const { signal } = new AbortController();
    try {
      // The book begins with the overview, which has the machines of all kinds of equipment.
      const whole = await client.overview([], area, signal);
      if (!whole.ok) return failed(whole.message);
      const years = await askYears(whole.value.asked);
      const book = await client.systemBook(formatDay(Date.now()), years, signal);
      if (!book.ok) return failed(book.message);
      const sentence = await saveBook(format, { name, sheets: book.value, link });
      if (sentence !== "") failed(sentence);
    } catch {
      failed("系统的数据都在，请重试");
    }
  };
  return <ExportMenu className={css["book"]} label="导出计算书" onSave={save} />;
}
