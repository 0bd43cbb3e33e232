import { getModule } from "#api/contract/designModules.ts";
import { getTemplate } from "#api/contract/designTemplates.ts";
import { getPractice } from "#api/contract/practices.ts";
import { loadedOf } from "../../page/services/Loaded.ts";
import { useAsk } from "../../page/services/useAsk.ts";

export const useModule = (id: string) => loadedOf(useAsk(getModule, { params: { id } }));
export const useTemplate = (id: string) => loadedOf(useAsk(getTemplate, { params: { id } }));
export const usePractice = (id: string) => loadedOf(useAsk(getPractice, { params: { id } }));
