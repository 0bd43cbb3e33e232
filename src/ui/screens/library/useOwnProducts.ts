import { deleteOwnProducts, pageOwnProducts, setDrafts } from "#api/contract/libraryProducts.ts";
import { loadedOf } from "../../page/services/Loaded.ts";
import { useAsk } from "../../page/services/useAsk.ts";
import { useServices } from "../../page/services/ServicesContext.tsx";
import { useListAddress } from "../../search/useListAddress.ts";
import { useLibraryAct } from "./useLibraryAct.ts";

/** The products of a library for the address's question. */
export function useOwnProducts(libraryId: string) {
  const address = useListAddress();
  const { words, page, pageSize } = address;
  const state = address.choice("state", ["all", "used", "draft"]);
  const category = address.text("category");
  const importId = address.text("import");
  const asked = useAsk(
    pageOwnProducts,
    {
      params: { libraryId },
      query: {
        ...(category === "" ? {} : { gjw_category_code: category }),
        ...(words === "" ? {} : { words }),
        ...(importId === "" ? {} : { import_id: importId }),
        ...(state === "all" ? {} : { is_draft: state === "draft" ? "true" : "false" }),
        page_no: String(page),
        page_size: String(pageSize),
      },
    },
    { keepsLast: true, isFleeting: true },
  );
  return { address, state, category, importId, loaded: loadedOf(asked), isChanging: asked.isPlaceholderData };
}

/** Actions on some products; each resolves with their number, or with `null` after its failure was reported. */
export function useProductActs(libraryId: string) {
  const { api } = useServices();
  const act = useLibraryAct();
  const params = { libraryId };
  return {
    setDrafts: (ids: readonly string[], isDraft: boolean) =>
      act(isDraft ? "改为草稿" : "启用", () =>
        api.call(setDrafts, { params, body: { ids: [...ids], isDraft } }),
      ),
    remove: (ids: readonly string[]) =>
      act("删除产品", () => api.call(deleteOwnProducts, { params, body: { ids: [...ids] } })),
  };
}
