import { createContext, use } from "react";

const MayEditContext = createContext(true);

/** `false` where a building is only looked at: everything that would change it is off. */
export const MayEditProvider = MayEditContext.Provider;

export const useMayEdit = (): boolean => use(MayEditContext);
