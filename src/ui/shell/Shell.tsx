import { Navigate, useLocation } from "react-router-dom";
import { RouteTitleProvider } from "../hooks/RouteTitle.tsx";
import { useSession } from "../hooks/useSession.ts";
import { Navigation } from "./Navigation.tsx";
import { ERROR_PATH, resolveRoute } from "./resolveRoute.ts";
import { ScreenSlot } from "./ScreenSlot.tsx";
import { SCREENS } from "./screens.ts";
import css from "./Shell.module.css";
import { useArrival } from "./useArrival.ts";

/** The navigation and the screen that stands at the address. */
export function Shell() {
  const { pathname } = useLocation();
  const platform = useSession((session) => session.platform);
  const resolved = resolveRoute(pathname, platform);
  useArrival(resolved.ok ? resolved.route : undefined, pathname, platform);
  if (!resolved.ok) return <Navigate to={ERROR_PATH} replace state={{ code: resolved.code, pathname }} />;
  return (
    <div className={css["app"]}>
      <Navigation module={resolved.route.module} />
      <RouteTitleProvider value={resolved.route.title}>
        <ScreenSlot key={resolved.screen} load={SCREENS[resolved.screen]} />
      </RouteTitleProvider>
    </div>
  );
}
