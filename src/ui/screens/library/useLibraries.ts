import {
  createLibrary,
  deleteLibrary,
  listLibraries,
  renameLibrary,
  restoreLibrary,
  type Library,
} from "#api/contract/libraries.ts";
import { loadedOf } from "../../page/services/Loaded.ts";
import { useAsk } from "../../page/services/useAsk.ts";
import { useServices } from "../../page/services/ServicesContext.tsx";
import { useLibraryAct } from "./useLibraryAct.ts";

/** The libraries of the signed-in user: the personal one first, deleted ones last. */
export const useLibraries = () => loadedOf(useAsk(listLibraries, {}, { isFleeting: true }));

/** Actions on whole libraries; each resolves with `null` after its failure was reported. */
export function useLibraryActs() {
  const { api } = useServices();
  const act = useLibraryAct();
  const actOnLibrary = useLibraryAct("library");
  return {
    create: (name: string) => actOnLibrary("新建产品库", () => api.call(createLibrary, { body: { name } })),
    rename: ({ id, version }: Library, name: string) =>
      act("改名", () => api.call(renameLibrary, { params: { libraryId: id }, body: { name, version } })),
    remove: ({ id }: Library) =>
      act("删除产品库", async () => {
        await api.call(deleteLibrary, { params: { libraryId: id } });
        return true;
      }),
    restore: ({ id }: Library) =>
      act("恢复产品库", () => api.call(restoreLibrary, { params: { libraryId: id } })),
  };
}
