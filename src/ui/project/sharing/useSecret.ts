import { useLocation } from "react-router-dom";

/** The secret of a link, after the second # of the address; it is sent only in bodies of calls. */
export const useSecret = (): string => useLocation().hash.slice(1);
