import { getAccount, listAccounts } from "#api/contract/operators.ts";
import { ACCOUNT_FILTERS } from "#domain/desk/operators/operatorActs.ts";
import { loadedOf } from "../../../page/services/Loaded.ts";
import { useAsk } from "../../../page/services/useAsk.ts";
import { useListAddress } from "../../../search/useListAddress.ts";

/** The accounts for the address's question. */
export function useAccounts() {
  const address = useListAddress();
  const { words, page, pageSize } = address;
  const filter = address.choice("filter", ACCOUNT_FILTERS);
  const asked = useAsk(
    listAccounts,
    {
      query: {
        ...(words === "" ? {} : { words }),
        filter,
        page_no: String(page),
        page_size: String(pageSize),
      },
    },
    { keepsLast: true, isFleeting: true },
  );
  return { address, filter, loaded: loadedOf(asked), isChanging: asked.isPlaceholderData };
}

/** One account in its present state; the list may be older. */
export const useAccount = (accountId: string) =>
  loadedOf(useAsk(getAccount, { params: { accountId } }, { isFleeting: true }));
