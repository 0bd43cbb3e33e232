import { useLocation } from "react-router-dom";

/** The secret of a link: what stands behind the second # of the address, and goes nowhere but into bodies of calls. */
export const useSecret = (): string => useLocation().hash.slice(1);
