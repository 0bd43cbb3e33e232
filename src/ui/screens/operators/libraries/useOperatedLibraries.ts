import {
  listOperatedLibraries,
  publishLibrary,
  takeBackLibrary,
  type OperatedLibrary,
} from "#api/contract/operatorLibraries.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { loadedOf } from "../../../page/services/Loaded.ts";
import { useServices } from "../../../page/services/ServicesContext.tsx";
import { useAsk } from "../../../page/services/useAsk.ts";
import { useNotices } from "../../../page/services/useNotices.ts";
import { useListAddress } from "../../../search/useListAddress.ts";
import { useAct } from "../useAct.ts";

/** The libraries for the address's question. */
export function useOperatedLibraries() {
  const address = useListAddress();
  const { words, page, pageSize } = address;
  const asked = useAsk(
    listOperatedLibraries,
    {
      query: { ...(words === "" ? {} : { words }), page_no: String(page), page_size: String(pageSize) },
    },
    { keepsLast: true, isFleeting: true },
  );
  return { address, loaded: loadedOf(asked), isChanging: asked.isPlaceholderData };
}

export type LibraryActName = "publish" | "takeBack";

/** Publishes a library or unpublishes it, and reports the number of products. */
export function useLibraryAct() {
  const { api } = useServices();
  const notices = useNotices();
  const act = useAct();
  return async (name: LibraryActName, { id: libraryId }: OperatedLibrary): Promise<void> => {
    const params = { libraryId };
    if (name === "publish") {
      const done = await act("公开", () => api.call(publishLibrary, { params }));
      if (done === null) return;
      const skipped =
        done.skipped === 0 ? "" : `；另有 ${formatNumber(done.skipped, 0)} 个公共产品中已有，没有重复公开`;
      notices.success(`“${done.name}”的 ${formatNumber(done.products, 0)} 个产品已公开${skipped}`);
    } else {
      const done = await act("收回", () => api.call(takeBackLibrary, { params }));
      if (done === null) return;
      notices.success(`“${done.name}”的 ${formatNumber(done.products, 0)} 个产品已不再公开`);
    }
  };
}
