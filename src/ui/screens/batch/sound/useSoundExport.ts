import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { useNotices } from "../../../page/services/useNotices.ts";
import { useSaveBook, type BookFormat } from "../../../page/services/useSaveBook.ts";
import { useSummary } from "../context/BatchContext.tsx";
import { usePartLink } from "../systems/usePartLink.ts";

/** Exports the levels of all rooms as a workbook or on paper; a failure is reported. */
export function useSoundExport(client: BatchClient<unknown>) {
  const { buildingName } = useSummary();
  const notices = useNotices();
  const saveBook = useSaveBook();
  // The link leads to the building and not to a version of its plan, because versions do not store the settings of
  // sound.
  const link = usePartLink("sound", null);
  return async (format: BookFormat): Promise<void> => {
    const failed = (why: string) => notices.error("房间声级未能导出", why);
    const name = `${buildingName.replace(/\.xlsx$/iu, "") || "建筑"} 房间声级`;
    try {
      const answer = await client.soundSheets(new AbortController().signal);
      if (!answer.ok) return failed(answer.message);
      const sentence = await saveBook(format, { name, sheets: answer.value, link });
      if (sentence !== "") failed(sentence);
    } catch {
      failed("房间和声级都在，请重试");
    }
  };
}
