import { useState } from "react";
import {
  getCurveSheet,
  listCurveSheets,
  readKeptSheet,
  type CurveSheets,
  type SheetState,
} from "#api/contract/curveSheets.ts";
import type { KeptSheet } from "#domain/catalogue/tracing/keptSheet.ts";
import { loadedOf } from "../../../page/services/Loaded.ts";
import { useServices } from "../../../page/services/ServicesContext.tsx";
import { useAsk } from "../../../page/services/useAsk.ts";
import { useDocumentFile } from "../calls/useDocumentFile.ts";
import type { ReadingOrigin } from "../import/ImportStep.ts";
import { whyNot } from "../useLibraryAct.ts";

export type Reopen = (sheet: KeptSheet, file: Blob, origin: ReadingOrigin) => Promise<void>;

export const useCurveSheets = (libraryId: string, productId: string) =>
  loadedOf(useAsk(listCurveSheets, { params: { libraryId, productId } }, { isFleeting: true }));

/** Opens a state on its page: in the manual of the library, in the document of 电子样本, or in a chosen file. */
export function useReopening(libraryId: string, { id, isDraft }: CurveSheets["product"], reopen: Reopen) {
  const { api } = useServices();
  const fileOf = useDocumentFile();
  const [why, setWhy] = useState("");
  const [isOpening, setOpening] = useState(false);

  /** @returns whether nothing was refused */
  async function open({ state, documentId, manual }: SheetState, chosen: File | null): Promise<void> {
    setWhy("");
    setOpening(true);
    try {
      const params = { libraryId, productId: id, state: String(state) };
      const sheet = readKeptSheet((await api.call(getCurveSheet, { params })).content);
      if (sheet === null) return setWhy("这次读图的记录不能识别，可能由更新的版本写成");
      const source = chosen === null ? (manual?.id ?? documentId) : null;
      const file = chosen ?? (source === null ? null : await fileOf(source));
      if (file === null) return;
      const origin = { documentId: source, isOfLibrary: source !== null && source === manual?.id };
      await reopen(sheet, file, { ...origin, corrects: { id, isDraft } });
    } catch (error) {
      setWhy(`没有打开：${whyNot(error)}`);
    } finally {
      setOpening(false);
    }
  }
  return { open, why, isOpening };
}
