import { listImports, readImport } from "#api/contract/operatorStatus.ts";
import { loadedOf } from "../../../page/services/Loaded.ts";
import { useAsk } from "../../../page/services/useAsk.ts";
import { useListAddress } from "../../../search/useListAddress.ts";

/** The imports for the address's question. */
export function useImports() {
  const address = useListAddress();
  const asked = useAsk(
    listImports,
    { query: { page_no: String(address.page), page_size: String(address.pageSize) } },
    { keepsLast: true, isFleeting: true },
  );
  return { address, loaded: loadedOf(asked), isChanging: asked.isPlaceholderData };
}

export const useImport = (runId: string) => loadedOf(useAsk(readImport, { params: { runId } }));
