import { getLibraryImport, listLibraryImports, undoLibraryImport } from "#api/contract/libraryImports.ts";
import { loadedOf } from "../../../page/services/Loaded.ts";
import { useAsk } from "../../../page/services/useAsk.ts";
import { useServices } from "../../../page/services/ServicesContext.tsx";
import { useLibraryAct } from "../useLibraryAct.ts";

export const useLibraryImports = (libraryId: string) =>
  loadedOf(useAsk(listLibraryImports, { params: { libraryId } }, { isFleeting: true }));

export const useLibraryImport = (libraryId: string, importId: string) =>
  loadedOf(useAsk(getLibraryImport, { params: { libraryId, importId } }));

export function useUndoImport(libraryId: string) {
  const { api } = useServices();
  const act = useLibraryAct();
  return (importId: string) =>
    act("撤销导入", () => api.call(undoLibraryImport, { params: { libraryId, importId } }));
}
