import { pageLibraryActs } from "#api/contract/libraryProducts.ts";
import { loadedOf } from "../../page/services/Loaded.ts";
import { useAsk } from "../../page/services/useAsk.ts";
import { useListAddress } from "../../search/useListAddress.ts";

/** The changes to a library for the address's question. */
export function useLibraryActList(libraryId: string) {
  const address = useListAddress();
  const asked = useAsk(
    pageLibraryActs,
    {
      params: { libraryId },
      query: { page_no: String(address.page), page_size: String(address.pageSize) },
    },
    { keepsLast: true, isFleeting: true },
  );
  return { address, loaded: loadedOf(asked), isChanging: asked.isPlaceholderData };
}
