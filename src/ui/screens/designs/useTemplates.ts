import { listTemplates, type DesignTemplate } from "#api/contract/designTemplates.ts";
import type { LibraryQuestion } from "../../library/useLibraryQuestion.ts";
import { loadedOf } from "../../page/services/Loaded.ts";
import { useAsk } from "../../page/services/useAsk.ts";
import type { FoundDesigns } from "./DesignRegistry.ts";
import { listQuery } from "./listQuery.ts";
import { programQuery, useProgram } from "./useProgram.ts";

/** Templates by category and name, for the current program. */
export function useTemplates(question: LibraryQuestion): FoundDesigns<DesignTemplate> {
  const program = useProgram();
  const found = useAsk(
    listTemplates,
    { query: { ...listQuery(question), ...programQuery(program) } },
    { keepsLast: true },
  );
  return {
    categories: found.data?.categories ?? [],
    filters: [],
    found: loadedOf(found),
    isChanging: found.isPlaceholderData,
  };
}
