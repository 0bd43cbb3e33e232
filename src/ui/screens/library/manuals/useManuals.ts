import type { SearchedText } from "#api/contract/documents.ts";
import {
  deleteLibraryManual,
  pageLibraryManuals,
  searchManualTexts,
  type LibraryManual,
} from "#api/contract/libraryManuals.ts";
import { loadedOf } from "../../../page/services/Loaded.ts";
import { useAsk } from "../../../page/services/useAsk.ts";
import { useServices } from "../../../page/services/ServicesContext.tsx";
import { useListAddress } from "../../../search/useListAddress.ts";
import { useLibraryAct } from "../useLibraryAct.ts";

/** ms. A manual's text is read in a few seconds. */
const AGAIN = { ms: 5000, while: ({ unread }: SearchedText) => unread > 0 };

/** The manuals of a library for the address's question, and the matches of its words in their text. */
export function useManuals(libraryId: string) {
  const address = useListAddress();
  const { words, page, pageSize } = address;
  const params = { libraryId };
  const query = {
    ...(words === "" ? {} : { words }),
    page_no: String(page),
    page_size: String(pageSize),
  };
  const asked = useAsk(pageLibraryManuals, { params, query }, { keepsLast: true, isFleeting: true });
  const hits = useAsk(
    searchManualTexts,
    { params, body: { words } },
    { isOn: words !== "", keepsLast: true, isFleeting: true, repeats: AGAIN },
  );
  return { address, loaded: loadedOf(asked), isChanging: asked.isPlaceholderData, hits: loadedOf(hits) };
}

/** Deletes a manual; resolves with `null` after the failure was reported. */
export function useDeleteManual(libraryId: string) {
  const { api } = useServices();
  const act = useLibraryAct("library");
  return ({ id }: LibraryManual) =>
    act("删除样本", async () => {
      await api.call(deleteLibraryManual, { params: { libraryId, manualId: id } });
      return true;
    });
}
