import { createContext, useContext } from "react";

const RouteTitleContext = createContext("");
/** Provides the current route's title, set by the shell. */
export const RouteTitleProvider = RouteTitleContext.Provider;
export const useRouteTitle = () => useContext(RouteTitleContext);
