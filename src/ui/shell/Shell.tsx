import { useMemo } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { useSession } from "../page/services/useSession.ts";
import type { Place } from "./route/keptPlaces.ts";
import { Navigation } from "./Navigation.tsx";
import { Places } from "./route/Places.tsx";
import { ERROR_PATH, resolveRoute, type DeadEnd } from "./route/resolveRoute.ts";
import css from "./Shell.module.css";
import { useArrival } from "./route/useArrival.ts";

/** The route at the current address; the same object until the address changes. */
function usePlace(): Place | { readonly code: DeadEnd; readonly pathname: string } {
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
  const place = usePlace();
  useArrival("screen" in place ? place : undefined);
  if (!("screen" in place)) return <Navigate to={ERROR_PATH} replace state={place} />;
  return (
    <div className={css["app"]}>
      <Navigation module={place.route.module} showBasket={place.route.showBasket} />
      <Places place={place} />
    </div>
  );
}
