import { createContext, use } from "react";

const MayEditContext = createContext(true);

/** `false` for a read-only building: everything that would change it is off. */
export const MayEditProvider = MayEditContext.Provider;

export const useMayEdit = (): boolean => use(MayEditContext);
