import { listScenes, type Scene } from "#api/contract/scenes.ts";
import type { LibraryQuestion } from "../../library/useLibraryQuestion.ts";
import { loadedOf } from "../../page/services/Loaded.ts";
import { useAsk } from "../../page/services/useAsk.ts";
import type { FoundDesigns } from "./DesignRegistry.ts";
import { listQuery } from "./listQuery.ts";

/** Scenes by category and name. */
export function useScenes(question: LibraryQuestion): FoundDesigns<Scene> {
  const found = useAsk(listScenes, { query: listQuery(question) }, { keepsLast: true });
  return {
    categories: found.data?.categories ?? [],
    filters: [],
    found: loadedOf(found),
    isChanging: found.isPlaceholderData,
  };
}
