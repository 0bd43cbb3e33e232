import { listScenes, type Scene } from "#api/contract/scenes.ts";
import type { LibraryQuestion } from "../../components/library/useLibraryQuestion.ts";
import { loadedOf } from "../../hooks/services/Loaded.ts";
import { useAsk } from "../../hooks/services/useAsk.ts";
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
