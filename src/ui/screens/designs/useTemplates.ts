import { listTemplates, type DesignTemplate } from "#api/contract/designTemplates.ts";
import type { LibraryQuestion } from "../../components/library/useLibraryQuestion.ts";
import { loadedOf } from "../../hooks/services/Loaded.ts";
import { useAsk } from "../../hooks/services/useAsk.ts";
import type { FoundDesigns } from "./DesignRegistry.ts";
import { listQuery } from "./listQuery.ts";
import { programQuery, useProgram } from "./useProgram.ts";

/** Templates by category and name, for the program that asks. */
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
