import { pageLibraryActs } from "#api/contract/libraryProducts.ts";
import { loadedOf } from "../../page/services/Loaded.ts";
import { useAsk } from "../../page/services/useAsk.ts";
import { useListAddress } from "../../search/useListAddress.ts";

/** Who changed what in a library, as the address asks for. */
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
