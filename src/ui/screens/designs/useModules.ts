import { aggregateModules, pageModules, type DesignModule } from "#api/contract/designModules.ts";
import type { LibraryQuestion } from "../../library/useLibraryQuestion.ts";
import { loadedOf } from "../../page/services/Loaded.ts";
import { useAsk } from "../../page/services/useAsk.ts";
import type { FoundDesigns } from "./DesignRegistry.ts";
import { valueOf } from "./listQuery.ts";
import { programQuery, useProgram } from "./useProgram.ts";

const LAST = { keepsLast: true } as const;
const [SPECIALTY, TYPE] = ["specialty", "type"];

/** Modules by function, discipline and location, for the current program. */
export function useModules(question: LibraryQuestion): FoundDesigns<DesignModule> {
  const program = useProgram();
  const { name, category, page, pageSize } = question;
  const named = name === "" ? {} : { name };
  const options = useAsk(aggregateModules, { query: { ...named, ...programQuery(program) } }, LAST);
  const [specialtyType, type] = [valueOf(question, SPECIALTY), valueOf(question, TYPE)];
  const found = useAsk(
    pageModules,
    {
      body: {
        ...named,
        ...(category === null ? {} : { functionType: category }),
        ...(specialtyType === undefined ? {} : { specialtyType }),
        ...(type === undefined ? {} : { type }),
        ...(program.code === null ? {} : { softwareCode: program.code }),
        ...(program.version === null ? {} : { softwareVersion: program.version }),
        pageNo: page,
        pageSize,
      },
    },
    LAST,
  );
  const { functionType = [], specialtyType: specialties = [], types = [] } = options.data ?? {};
  return {
    categories: functionType,
    filters: [
      { code: SPECIALTY, name: "专业", values: specialties },
      { code: TYPE, name: "模块类型", values: types },
    ].filter(({ values }) => values.length > 1),
    found: loadedOf(found),
    isChanging: found.isPlaceholderData,
  };
}
