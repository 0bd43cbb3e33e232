import { useMemo } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { useSession } from "../page/services/useSession.ts";
import type { OpenScreen } from "./route/keptScreens.ts";
import { Navigation } from "./Navigation.tsx";
import { OpenScreens } from "./route/OpenScreens.tsx";
import { ERROR_PATH, resolveRoute, type DeadEnd } from "./route/resolveRoute.ts";
import css from "./Shell.module.css";
import { useArrival } from "./route/useArrival.ts";

/** The route at the current address; the same object until the address changes. */
function useOpenScreen(): OpenScreen | { readonly code: DeadEnd; readonly pathname: string } {
  const location = useLocation();
  const platform = useSession((session) => session.platform);
  return useMemo(() => {
    const { pathname } = location;
    const resolved = resolveRoute(pathname, platform);
    return resolved.ok
      ? { route: resolved.route, screen: resolved.screen, location }
      : { code: resolved.code, pathname };
  }, [location, platform]);
}

/** The navigation and the current screen. */
export function Shell() {
  const open = useOpenScreen();
  useArrival("screen" in open ? open : undefined);
  if (!("screen" in open)) return <Navigate to={ERROR_PATH} replace state={open} />;
  return (
    <div className={css["app"]}>
      <Navigation module={open.route.module} showBasket={open.route.showBasket} />
      <OpenScreens current={open} />
    </div>
  );
}
