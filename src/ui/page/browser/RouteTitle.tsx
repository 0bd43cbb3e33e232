import { createContext, useContext } from "react";

const RouteTitleContext = createContext("");
/** The shell hands the current route's title down. */
export const RouteTitleProvider = RouteTitleContext.Provider;
export const useRouteTitle = () => useContext(RouteTitleContext);
