import { listOperatorActs } from "#api/contract/operators.ts";
import { OPERATOR_ACTS } from "#domain/desk/operators/operatorActs.ts";
import { loadedOf } from "../../../page/services/Loaded.ts";
import { useAsk } from "../../../page/services/useAsk.ts";
import { useListAddress } from "../../../search/useListAddress.ts";

/** The acts for the address's question. */
export function useActs() {
  const address = useListAddress();
  const { words, page, pageSize } = address;
  const act = address.choice("act", ["", ...OPERATOR_ACTS]);
  const asked = useAsk(
    listOperatorActs,
    {
      query: {
        ...(words === "" ? {} : { words }),
        ...(act === "" ? {} : { act }),
        page_no: String(page),
        page_size: String(pageSize),
      },
    },
    { keepsLast: true, isFleeting: true },
  );
  return { address, act, loaded: loadedOf(asked), isChanging: asked.isPlaceholderData };
}
