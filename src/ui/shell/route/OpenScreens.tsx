import { Activity } from "react";
import { Route, Routes } from "react-router-dom";
import { RouteTitleProvider } from "../../page/browser/RouteTitle.tsx";
import type { OpenScreen } from "./keptScreens.ts";
import { ScreenSlot } from "./ScreenSlot.tsx";
import { SCREENS } from "./screens.ts";
import { useKeptScreens } from "./useKeptScreens.ts";

/**
 * The current screen, and the hidden ones kept alive. Each is rendered at the address at which it was left, so
 * that a hidden list does not read the detail's query.
 */
export function OpenScreens({ current }: { readonly current: OpenScreen }) {
  const kept = useKeptScreens(current);
  return [...kept, current].map((each) => (
    <Activity key={each.screen} mode={each === current ? "visible" : "hidden"}>
      <RouteTitleProvider value={each.route.title}>
        <Routes location={each.location}>
          {each.route.paths.map((path) => (
            <Route key={path} path={path} element={<ScreenSlot load={SCREENS[each.screen]} />} />
          ))}
        </Routes>
      </RouteTitleProvider>
    </Activity>
  ));
}
